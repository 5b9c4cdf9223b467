/** Pictures and other files on messages; a picture grows when it is pressed. */

import { h, iconButton } from "./dom.js";
import { icon } from "./icons.js";

const LARGEST = { width: 550, height: 420 };

/** A file of a message. */
export function attachment(file) {
  if (file.content_type?.startsWith("image/")) {
    return picture(file.url, file.description, file.width, file.height, file.filename);
  }
  return fileLink(file.url, file.filename, file.size);
}

/** A picture of at most half a screen; *text* is its alt text. */
export function picture(url, text, width, height, name = "") {
  const known = Boolean(width && height);
  const scale = known ? Math.min(1, LARGEST.width / width, LARGEST.height / height) : 1;
  const size = known
    ? { width, height, style: `width:${Math.round(width * scale)}px;aspect-ratio:${width}/${height}` }
    : { style: `max-height:${LARGEST.height}px` };
  const image = h("img", { src: url, alt: text ?? name, title: text ?? name, ...size });
  image.addEventListener("error", () => image.classList.add("broken"));
  const label = `Enlarge the picture: ${text ?? name}`;
  const onclick = () => enlarge(url, text, name);
  return h("button", { type: "button", class: "picture", onclick, "aria-label": label }, image);
}

/** A picture beside text. */
export function thumbnail(url, text) {
  const image = h("img", { src: url, alt: text ?? "", title: text ?? "" });
  const onclick = () => enlarge(url, text, "");
  const label = `Enlarge the picture: ${text ?? ""}`;
  return h("button", { type: "button", class: "thumbnail", onclick, "aria-label": label }, image);
}

/** A link to a file that is no picture. */
export function fileLink(url, name, size) {
  const weight = size === undefined ? "" : ` · ${Math.max(1, Math.round(size / 1024))} kB`;
  const link = h("a", { href: url, download: name }, name);
  return h("div", { class: "file" }, icon("file"), link, h("span", { class: "hint" }, weight));
}

function enlarge(url, text, name) {
  const image = h("img", { src: url, alt: text ?? name });
  const close = () => {
    dialog.remove();
  };
  const zoom = () => stage.classList.toggle("zoomed");
  const stage = h("div", { class: "stage" }, image);
  const label = "Show the picture in its own size, or fitted";
  const frame = h("button", { type: "button", class: "frame", "aria-label": label, onclick: zoom }, stage);
  const open = h("a", { href: url, target: "_blank", rel: "noopener" }, "Open in a tab");
  const caption = h("p", { class: "caption" }, text ?? name, " ", open);
  const dialog = h(
    "dialog",
    { class: "enlarged", "aria-label": text ?? name },
    iconButton("close", "Close the picture", close, { autofocus: true }),
    frame,
    caption,
  );
  dialog.addEventListener("close", close);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
