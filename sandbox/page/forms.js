/** The form that the bot has opened: a dialog that lies under the bar of people. */

import { whileBusy } from "./buttons.js";
import { fill, h, iconButton } from "./dom.js";
import { fieldOf } from "./fields.js";
import { markdown } from "./markdown.js";
import { screen, store } from "./store.js";
import { act, control } from "./wire.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

const layer = document.querySelector("#form-layer");
const below = ["#side", "#main", "#notices"].map((name) => document.querySelector(name));
/** What is filled in so far, by form: people may look elsewhere as somebody else meanwhile. */
const drafts = new Map();
let wasOpen = false;

/** Draws the form of the shown person, or takes it away. */
export function drawForm() {
  const form = screen().forms.at(-1) ?? null;
  fill(layer, [form, store.me], () => (form ? dialog(form) : []));
  layer.hidden = !form;
  for (const element of below) element.inert = Boolean(form);
  if (form && !wasOpen) layer.querySelector("input, textarea, .menu-box, .button")?.focus();
  wasOpen = Boolean(form);
}

function dialog(form) {
  if (!drafts.has(form.id)) drafts.set(form.id, {});
  const values = drafts.get(form.id);
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const cancel = () => control("cancel_form", { as: store.me });
  const send = h("button", { type: "submit", class: "button button-primary" }, "Submit");
  const submit = (event) => {
    event.preventDefault();
    whileBusy(send, () => finish(form, values, problem));
  };
  const escape = (event) => {
    if (event.key === "Escape") cancel();
  };
  return h(
    "form",
    {
      class: "form",
      role: "dialog",
      "aria-label": form.title,
      onsubmit: submit,
      onkeydown: escape,
    },
    h("header", {}, h("h2", {}, form.title), iconButton("close", "Close the form", cancel)),
    h("div", { class: "form-body" }, form.components.map((part) => drawn(part, values)), problem),
    h(
      "footer",
      {},
      h("button", { type: "button", class: "button button-secondary", onclick: cancel }, "Cancel"),
      send,
    ),
  );
}

async function finish(form, values, problem) {
  const answer = await act("form", { form: form.id, values });
  const isWrong = answer.outcome === "failed" || answer.outcome === "refused";
  problem.hidden = !isWrong;
  problem.textContent = isWrong ? answer.error : "";
  if (!isWrong) drafts.delete(form.id);
}

function drawn(part, values) {
  if (part.type === TEXT) return h("div", { class: "text" }, markdown(part.content));
  if (part.type === LABEL) return labelled(part.label, part.description, part.component, values);
  if (part.type === ROW) {
    return part.components.map((field) => labelled(field.label, null, field, values));
  }
  return null;
}

function labelled(name, description, field, values) {
  const star = field.required === false ? null : h("b", { class: "needed", title: "required" }, "*");
  const id = `field-${field.custom_id}`;
  const labels = { id, class: "field-name" };
  return h(
    "div",
    { class: "field", role: "group", "aria-labelledby": id },
    h("div", labels, name, star),
    description ? h("div", { class: "hint" }, description) : null,
    fieldOf(field, name, values),
  );
}
