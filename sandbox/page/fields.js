/** What can be filled in in a form: texts, menus, radio buttons, boxes. */

import { h } from "./dom.js";
import { formMenu, preset } from "./menus.js";

const TEXT_INPUT = 4;
const FILES = 19;
const RADIO = 21;
const BOXES = 22;
const BOX = 23;
const PARAGRAPH = 2;

/** The element for *field*; what is filled in goes to *values* under its custom id. */
export function fieldOf(field, name, values) {
  switch (field.type) {
    case TEXT_INPUT:
      return textField(field, name, values);
    case FILES:
      return h("p", { class: "hint" }, "Files cannot be sent through the sandbox.");
    case RADIO:
      return choiceGroup(field, values, "radio");
    case BOXES:
      return choiceGroup(field, values, "checkbox");
    case BOX:
      return oneBox(field, name, values);
    default:
      return menuField(field, values);
  }
}

function textField(field, name, values) {
  const text = values[field.custom_id] ?? field.value ?? "";
  const most = field.max_length ?? 4000;
  const count = h("span", { class: "hint count" });
  const tell = (value) => {
    const least = field.min_length ?? 0;
    count.textContent = value.length < least ? `at least ${least}` : `${value.length}/${most}`;
  };
  const attributes = {
    "aria-label": name,
    required: field.required !== false,
    placeholder: field.placeholder,
    minlength: field.min_length,
    maxlength: most,
    "data-key": `form ${field.custom_id}`,
    oninput: (event) => {
      values[field.custom_id] = event.currentTarget.value;
      tell(event.currentTarget.value);
    },
  };
  const isLong = field.style === PARAGRAPH;
  const input = isLong
    ? h("textarea", { ...attributes, rows: 4 })
    : h("input", { ...attributes, type: "text", autocomplete: "off" });
  input.value = text;
  tell(text);
  return [input, count];
}

function menuField(field, values) {
  const chosen = values[field.custom_id] ?? preset(field);
  return formMenu(field, chosen, (picked) => {
    values[field.custom_id] = picked;
  });
}

function choiceGroup(field, values, kind) {
  const { custom_id: name } = field;
  const chosen = new Set(values[name] ?? preset(field));
  const change = (event) => {
    const { value, checked } = event.currentTarget;
    if (kind === "radio") chosen.clear();
    if (checked) chosen.add(value);
    else chosen.delete(value);
    values[name] = [...chosen];
  };
  return field.options.map((option) => {
    const input = { type: kind, name, value: option.value, checked: chosen.has(option.value) };
    const words = [option.label, option.description && h("span", { class: "hint" }, option.description)];
    return h(
      "label",
      { class: "choice" },
      h("input", { ...input, onchange: change, "data-key": `form ${name} ${option.value}` }),
      h("span", {}, words),
    );
  });
}

function oneBox(field, name, values) {
  const change = (event) => {
    values[field.custom_id] = event.currentTarget.checked;
  };
  const checked = values[field.custom_id] ?? field.default ?? false;
  const key = `form ${field.custom_id}`;
  return h(
    "label",
    { class: "choice" },
    h("input", { type: "checkbox", checked, onchange: change, "data-key": key }),
    h("span", {}, name),
  );
}
