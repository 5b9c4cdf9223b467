/**
 * Picking from a list: below its field on a desktop, from the lower edge on a phone.
 *
 * One choice is made by one press; several are marked, counted, and then confirmed.
 */

import { emoji } from "./buttons.js";
import { h, iconButton, isNarrow } from "./dom.js";
import { icon } from "./icons.js";

/** Asks for *least* to *most* of *options*; resolves with their values, or null if closed. */
export function pick({ title, options, least, most, chosen, anchor }) {
  return new Promise((resolve) => {
    const picked = new Set(chosen.filter((value) => options.some((o) => o.value === value)));
    const close = (values) => {
      dialog.remove();
      anchor.focus({ preventScroll: true });
      resolve(values);
    };
    const isSingle = most === 1;
    const rows = options.map((option) => row(option, () => toggle(option.value)));
    const done = h("button", { type: "button", class: "button button-primary", onclick: confirm });
    const none = h("button", { type: "button", class: "button button-secondary", onclick: clear }, "Clear");
    const list = h("ul", { role: "listbox", "aria-label": title, "aria-multiselectable": !isSingle }, rows);
    const dialog = h(
      "dialog",
      { class: "pick", "aria-label": title },
      h("header", {}, h("strong", {}, title), hint(), iconButton("close", "Close", () => close(null))),
      list,
      isSingle && least > 0 ? null : h("footer", {}, none, done),
    );

    function toggle(value) {
      if (isSingle && least > 0) return close([value]);
      const isOff = picked.delete(value);
      if (isSingle) picked.clear();
      if (!isOff && picked.size < most) picked.add(value);
      return refresh();
    }
    function confirm() {
      if (picked.size >= least) close(inOrder());
    }
    function clear() {
      picked.clear();
      refresh();
    }
    function inOrder() {
      return options.map((option) => option.value).filter((value) => picked.has(value));
    }
    function refresh() {
      rows.forEach((element, i) => {
        const isPicked = picked.has(options[i].value);
        element.setAttribute("aria-selected", isPicked);
        element.toggleAttribute("data-full", !isPicked && !isSingle && picked.size >= most);
      });
      done.disabled = picked.size < least;
      none.hidden = !picked.size;
      done.textContent = isSingle ? "Done" : `Done · ${picked.size} of ${most}`;
    }
    function hint() {
      if (isSingle) return h("span", { class: "hint" }, least ? "" : "or nothing");
      const wanted = least === most ? `exactly ${most}` : `${least} to ${most}`;
      return h("span", { class: "hint" }, `choose ${wanted}`);
    }

    refresh();
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close(null);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) close(null);
    });
    list.addEventListener("keydown", (event) => walk(event, rows));
    document.body.append(dialog);
    dialog.showModal();
    stand(dialog, anchor);
    (rows.find((one) => one.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
  });
}

function row(option, onclick) {
  const press = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onclick();
  };
  const words = [
    h("span", { class: "pick-label" }, option.label),
    option.description ? h("span", { class: "pick-text" }, option.description) : null,
  ];
  return h(
    "li",
    { role: "option", tabindex: -1, onclick, onkeydown: press, "data-value": option.value },
    option.emoji ? emoji(option.emoji) : null,
    h("span", { class: "pick-words" }, words),
    h("span", { class: "pick-mark" }, icon("check", 16)),
  );
}

/** Moves the focus among *rows* with the arrow keys, Home, End, and the first letter. */
function walk(event, rows) {
  const here = rows.indexOf(document.activeElement);
  const steps = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 };
  let there = steps[event.key];
  if (there === undefined && event.key.length === 1 && event.key !== " ") {
    const letter = event.key.toLowerCase();
    const starts = (one) => one.textContent.trim().toLowerCase().startsWith(letter);
    there = [...rows.keys()].find((i) => i > here && starts(rows[i])) ?? rows.findIndex(starts);
  }
  if (there === undefined) return;
  event.preventDefault();
  rows[Math.max(0, Math.min(rows.length - 1, there))]?.focus();
}

/** Puts the dialog below its field, or above where there is more room; a phone needs neither. */
function stand(dialog, anchor) {
  if (isNarrow()) return;
  const field = anchor.getBoundingClientRect();
  const below = innerHeight - field.bottom - 16;
  const above = field.top - 16;
  const isBelow = below >= Math.min(dialog.offsetHeight, 320) || below >= above;
  dialog.style.left = `${field.left}px`;
  dialog.style.width = `${Math.max(field.width, 260)}px`;
  dialog.style.maxHeight = `${Math.min(isBelow ? below : above, 460)}px`;
  if (isBelow) dialog.style.top = `${field.bottom + 6}px`;
  else dialog.style.top = `${field.top - 6 - dialog.offsetHeight}px`;
}
