/** The components of a message: rows of buttons and menus, or a whole layout. */

import { button } from "./buttons.js";
import { h } from "./dom.js";
import { colour } from "./embeds.js";
import { fileLink, picture, thumbnail } from "./files.js";
import { markdown } from "./markdown.js";
import { messageMenu } from "./menus.js";

/** What each type of component is drawn as. */
const PARTS = {
  1: (part, message) => h("div", { class: "row" }, layout(part.components, message)),
  2: button,
  3: messageMenu,
  5: messageMenu,
  6: messageMenu,
  7: messageMenu,
  8: messageMenu,
  9: section,
  10: (part) => h("div", { class: "text" }, markdown(part.content)),
  11: (part) => thumbnail(part.media.url, part.description),
  12: gallery,
  13: (part) => fileLink(part.file.url, part.name ?? part.file.url.split("/").at(-1), part.size),
  14: (part) => h("hr", { class: part.divider === false ? "gap" : "" }),
  17: container,
};

/** The elements of *parts*; a type we do not know is named, not hidden. */
export function layout(parts, message) {
  return parts.map((part) => {
    const draw = PARTS[part.type];
    return draw ? draw(part, message) : h("p", { class: "hint" }, `[component ${part.type}]`);
  });
}

function section(part, message) {
  const words = h("div", { class: "section-words" }, layout(part.components, message));
  return h("div", { class: "section" }, words, layout([part.accessory], message));
}

function gallery(part) {
  const pictures = part.items.map(({ media, description }) =>
    picture(media.url, description, media.width, media.height),
  );
  return h("div", { class: `gallery gallery-${Math.min(pictures.length, 3)}` }, pictures);
}

function container(part, message) {
  const style = part.accent_color ? `--edge:${colour(part.accent_color)}` : "";
  return h("div", { class: "container", style }, layout(part.components, message));
}
