/** Making elements, and changing them no more than needed. */

import { icon } from "./icons.js";

/**
 * An element with attributes, listeners (`onclick`), and children; `null` and `false` are left out.
 * Text is always text: nothing that people or the bot write is read as HTML.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("aria-")) element.setAttribute(name, value);
    else if (value === false) continue;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

/** A button that shows only an icon, and says its name to those who do not see it. */
export function iconButton(name, label, onclick, attributes = {}) {
  const shown = { type: "button", class: "icon-button", title: label, "aria-label": label };
  return h("button", { ...shown, onclick, ...attributes }, icon(name));
}

/**
 * Fills *container* with what *build* returns, unless it was last filled for the same *signature*.
 * The focus stays on the element with the same `data-key`.
 */
export function fill(container, signature, build) {
  const signed = JSON.stringify(signature);
  if (container.signed === signed) return;
  container.signed = signed;
  keepingFocus(container, () => container.replaceChildren(...[build()].flat(Infinity).filter(Boolean)));
}

/** Runs *change*, and gives the focus back to the element with the same `data-key` in *container*. */
export function keepingFocus(container, change) {
  const focused = document.activeElement;
  const key = container.contains(focused) ? focused.dataset.key : undefined;
  change();
  if (key === undefined || document.activeElement === focused) return;
  for (const candidate of container.querySelectorAll("[data-key]")) {
    if (candidate.dataset.key === key) candidate.focus({ preventScroll: true });
  }
}

/** Whether the page is as narrow as a phone. */
export const isNarrow = () => matchMedia("(max-width: 720px)").matches;

/** Whether people point with their fingers, so that a focus would bring up a keyboard. */
export const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** Which of two ids (numbers too long for JavaScript) is the later one. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
