/** Short notes at the edge of the page, which go by themselves. */

import { h, iconButton } from "./dom.js";

const SECONDS = { note: 6, error: 12 };

/** Shows a note; *onclick* makes it something to press. */
export function toast(title, text, { isError = false, onclick = null, image = null } = {}) {
  const leave = () => note.remove();
  const words = [h("strong", {}, title), h("span", { class: "toast-text" }, text)];
  const open = () => {
    leave();
    onclick?.();
  };
  const body = onclick
    ? h("button", { type: "button", class: "toast-body", onclick: open }, image, h("span", {}, words))
    : h("div", { class: "toast-body" }, image, h("span", {}, words));
  const note = h(
    "div",
    { class: `toast ${isError ? "toast-error" : ""}`, role: isError ? "alert" : "status" },
    body,
    iconButton("close", "Close this note", leave),
  );
  document.querySelector("#toasts").append(note);
  setTimeout(leave, SECONDS[isError ? "error" : "note"] * 1000);
}
