/** Menus, in messages and in forms: a field that opens a list to pick from. */

import { emoji, whileBusy } from "./buttons.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { pick } from "./pick.js";
import { placeName, screen } from "./store.js";
import { act } from "./wire.js";

const PEOPLE = [5, 7];
const CHANNELS = 8;

/** The limits of a menu, which Discord takes for one choice where nothing is said. */
export const limits = (part) => [part.min_values ?? 1, part.max_values ?? 1];

/** What a menu offers: its own options, or people, or channels. */
function optionsOf(part) {
  const preset = new Set((part.default_values ?? []).map(({ id }) => id));
  const option = (value, label) => ({ value, label, default: preset.has(value) });
  if (PEOPLE.includes(part.type)) {
    return screen().users.map((user) => option(user.id, user.name));
  }
  if (part.type === CHANNELS) {
    const open = screen().channels.filter((channel) => channel.kind !== "dm");
    return open.map((channel) => option(channel.id, `#${placeName(channel)}`));
  }
  return part.options ?? [];
}

/** A menu of *message*: choosing tells the bot at once. */
export function messageMenu(part, message) {
  const choose = async (values, box) => {
    const { id, channel } = message;
    const fields = { channel, message: id, custom_id: part.custom_id, values };
    await whileBusy(box, () => act("click", fields));
    box.show(preset(part));
  };
  return menuBox(part, `${message.id} ${part.custom_id}`, preset(part), choose);
}

/** A menu of a form: *keep* is told what is chosen so far. */
export function formMenu(part, chosen, keep) {
  const choose = (values, box) => {
    keep(values);
    box.show(values);
  };
  return menuBox(part, `form ${part.custom_id}`, chosen, choose);
}

/** The values that are chosen before anybody has touched *part*. */
export const preset = (part) =>
  optionsOf(part).filter((option) => option.default).map((option) => option.value);

function menuBox(part, key, chosen, choose) {
  const face = h("span", { class: "menu-face" });
  const attributes = {
    type: "button",
    class: "menu-box",
    disabled: part.disabled,
    "aria-haspopup": "listbox",
    "data-key": key,
  };
  const box = h("button", attributes, face, icon("down", 18));
  let current = chosen;
  box.show = (values) => {
    current = values;
    face.replaceChildren(...faceOf(part, values));
    face.classList.toggle("menu-empty", !values.length);
    box.setAttribute("aria-label", `${titleOf(part)}: ${face.textContent}`);
  };
  box.show(chosen);
  box.addEventListener("click", async () => {
    const [least, most] = limits(part);
    const wish = { title: titleOf(part), options: optionsOf(part), least, most };
    const values = await pick({ ...wish, chosen: current, anchor: box });
    if (!values) return;
    const live = box.isConnected ? box : replacement(key);
    live?.show(values);
    await choose(values, live ?? box);
  });
  return box;
}

/** The box that stands where the one with this *key* stood before its message changed. */
const replacement = (key) =>
  [...document.querySelectorAll(".menu-box")].find((box) => box.dataset.key === key);

const titleOf = (part) => part.placeholder || "Make a selection";

function faceOf(part, values) {
  const chosen = optionsOf(part).filter((option) => values.includes(option.value));
  if (!chosen.length) return [titleOf(part)];
  return chosen.map((option) => h("span", { class: "menu-chosen" }, emoji(option.emoji), option.label));
}
