/** The bot's own emojis, within texts and on buttons. */

import { h } from "./dom.js";

/** One of them as a picture; as its name where there is none. */
export function ownEmoji(name, id) {
  const text = `:${name}:`;
  const image = h("img", { class: "emoji-own", src: `/emojis/${id}`, alt: text, title: text });
  image.addEventListener("error", () => {
    image.replaceWith(h("span", { class: "emoji-name" }, text));
  });
  return image;
}
