/** Buttons below messages, in Discord's styles. */

import { h } from "./dom.js";
import { ownEmoji } from "./emoji.js";
import { icon } from "./icons.js";
import { act } from "./wire.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const LINK = 5;

/** What an emoji of the bot is shown as. */
export function emoji(given) {
  if (!given) return null;
  return given.id ? ownEmoji(given.name, given.id) : h("span", { class: "emoji" }, given.name);
}

/** The button *part* of *message*. */
export function button(part, message) {
  const look = `button button-${STYLES[part.style] ?? "secondary"}`;
  const face = [emoji(part.emoji), part.label ? h("span", {}, part.label) : null];
  if (part.style === LINK) {
    const safe = { href: part.url, target: "_blank", rel: "noopener noreferrer" };
    return h("a", { class: look, ...safe }, face, icon("link", 15));
  }
  const attributes = {
    type: "button",
    class: look,
    disabled: part.disabled,
    "aria-label": part.label ? null : part.emoji?.name,
    "data-key": `${message.id} ${part.custom_id}`,
  };
  const onclick = (event) => press(event.currentTarget, message, part);
  return h("button", { ...attributes, onclick }, face);
}

async function press(element, message, part) {
  const { id, channel } = message;
  await whileBusy(element, () =>
    act("click", { channel, message: id, custom_id: part.custom_id }),
  );
}

/** Runs *work* while *element* shows that it waits; it cannot be pressed twice meanwhile. */
export async function whileBusy(element, work) {
  if (element.classList.contains("busy")) return null;
  element.classList.add("busy");
  element.setAttribute("aria-busy", "true");
  try {
    return await work();
  } finally {
    element.classList.remove("busy");
    element.removeAttribute("aria-busy");
  }
}
