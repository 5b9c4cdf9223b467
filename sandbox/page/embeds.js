/** Embeds: cards with a coloured edge. */

import { h } from "./dom.js";
import { picture, thumbnail } from "./files.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { written } from "./time.js";
import { screen } from "./store.js";

/** A colour as Discord numbers it. */
export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** One embed. */
export function embed(card) {
  const { author, title, url, description, fields = [], image, footer, timestamp } = card;
  const style = card.color ? `--edge:${colour(card.color)}` : "";
  const name = title && h("strong", { class: "embed-title" }, inline(title));
  const at = timestamp && written(timestamp, screen().me.locale);
  const foot = [footer?.text, at].filter(Boolean).join(" · ");
  return h(
    "div",
    { class: "embed", style },
    card.thumbnail ? thumbnail(card.thumbnail.url, "") : null,
    author ? h("div", { class: "embed-author" }, author.name) : null,
    name && (url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, name) : name),
    description ? h("div", { class: "text" }, markdown(description)) : null,
    fields.length ? h("div", { class: "embed-fields" }, fields.map(field)) : null,
    image ? picture(image.url, "", image.width, image.height) : null,
    foot ? h("div", { class: "hint" }, foot) : null,
  );
}

function field({ name, value, inline: isInline }) {
  const words = [h("strong", {}, inline(name)), h("div", { class: "text" }, markdown(value))];
  return h("div", { class: isInline ? "embed-field embed-field-inline" : "embed-field" }, words);
}
