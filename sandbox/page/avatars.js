/** Avatars, drawn as initials on a colour of one's own. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** The first letters of a name. */
function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [name.slice(0, 2)];
  return letters.join("");
}

/** A colour for an id, far from that of the next id. */
function hue(id) {
  const number = Number(BigInt(id) % 997n);
  return Math.round((number * 137.508) % 360);
}

/** The avatar of a person or of the bot; who it is must be said beside it. */
export function avatar(author, size = 40) {
  const shape = author.bot ? "avatar avatar-bot" : "avatar";
  const style = `--hue:${hue(author.id)};--size:${size}px`;
  const face = author.bot ? icon("robot", Math.round(size * 0.6)) : initials(author.name);
  return h("span", { class: shape, style, "aria-hidden": "true" }, face);
}
