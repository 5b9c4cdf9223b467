/** The list above the input: commands, choices, completions. The focus stays in the field. */

import { h } from "./dom.js";

const list = document.querySelector("#suggestions");
let entries = [];
let active = -1;
let field = null;
let choose = null;

/** Whether the list is open. */
export const isListOpen = () => !list.hidden;

/** Shows *rows* `[{title, detail?, mark?, value}]` for *input*; *onpick* is given the row. */
export function openList(input, title, rows, onpick) {
  entries = rows;
  field = input;
  choose = onpick;
  active = -1;
  list.setAttribute("aria-label", title);
  const head = h("li", { class: "list-title", role: "presentation" }, title);
  list.replaceChildren(head, ...rows.map(entry));
  list.hidden = false;
  field.setAttribute("aria-expanded", "true");
  field.setAttribute("aria-controls", list.id);
  if (rows.length) mark(0);
}

function entry(row, index) {
  const attributes = { id: `suggestion-${index}`, role: "option", "aria-selected": "false" };
  const words = [
    h("span", { class: "list-name" }, row.title),
    row.detail ? h("span", { class: "list-detail" }, row.detail) : null,
  ];
  const take = (event) => {
    event.preventDefault(); // the focus stays where it is
    active = index;
    pickActive();
  };
  // A finger that scrolls must not pick, so the press counts only when it ends as a click.
  const keep = (event) => event.preventDefault();
  return h("li", { ...attributes, onclick: take, onmousedown: keep }, row.image, h("span", {}, words));
}

/** Says in the list that there is nothing (yet). */
export function openNote(input, title, text) {
  openList(input, title, [], () => {});
  list.append(h("li", { class: "list-note", role: "presentation" }, text));
}

/** Closes the list. */
export function closeList() {
  if (list.hidden) return;
  list.hidden = true;
  list.replaceChildren();
  entries = [];
  field?.setAttribute("aria-expanded", "false");
  field?.removeAttribute("aria-activedescendant");
}

function mark(index) {
  active = index;
  const options = list.querySelectorAll('[role="option"]');
  options.forEach((option, i) => option.setAttribute("aria-selected", i === index));
  options[index]?.scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", `suggestion-${index}`);
}

function pickActive() {
  const row = entries[active];
  const pick = choose;
  closeList();
  pick(row);
}

/** What the arrow keys, Enter, Tab and Escape do while the list is open; whether they did. */
export function listKey(event) {
  if (list.hidden) return false;
  if (event.key === "Escape") closeList();
  else if (!entries.length) return false;
  else if (event.key === "ArrowDown") mark((active + 1) % entries.length);
  else if (event.key === "ArrowUp") mark((active + entries.length - 1) % entries.length);
  else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) pickActive();
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
