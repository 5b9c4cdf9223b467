/** The strip of notifications: what the phone of the shown person says, word for word. */

import { avatar } from "./avatars.js";
import { fill, h } from "./dom.js";
import { shutDrawers } from "./drawers.js";
import { icon } from "./icons.js";
import { goTo, place, screen, store, unseen } from "./store.js";
import { written } from "./time.js";
import { toast } from "./toasts.js";

const REASONS = { mention: "mentioned you", dm: "direct message", everyone: "mentioned everyone" };

const strip = document.querySelector("#notices");
const bell = document.querySelector("#open-right");
/** The notifications that each person has been told of, seen or not. */
const heard = new Map();

/** Draws the strip and the bell, and shows what has just come. */
export function drawNotices() {
  const { notifications, me } = screen();
  const fresh = new Set(unseen(me.id).map(({ id }) => id));
  const rows = [...notifications].reverse();
  fill(strip, [rows, [...fresh], me], () => [heading(me), rows.length ? list(rows, fresh) : none(me)]);
  fill(bell, [fresh.size], () => [icon("bell", 22), fresh.size ? h("span", { class: "badge" }, fresh.size) : ""]);
  bell.setAttribute("aria-label", `Notifications${fresh.size ? `, ${fresh.size} unseen` : ""}`);
  push();
}

function heading(me) {
  return h("h2", {}, avatar(me, 22), `Notifications of ${me.name}`);
}

function none(me) {
  return h("p", { class: "hint" }, `Nothing has been sent to ${me.name}'s phone.`);
}

function list(rows, fresh) {
  return h("ol", {}, rows.map((notice) => h("li", {}, card(notice, fresh.has(notice.id)))));
}

function card(notice, isFresh) {
  const looks = ["notice", isFresh && "notice-fresh", notice.silent && "notice-silent"];
  const kind = notice.silent ? `${REASONS[notice.reason]} · silent` : REASONS[notice.reason];
  return h(
    "button",
    {
      type: "button",
      class: looks.filter(Boolean).join(" "),
      "data-key": notice.id,
      onclick: () => follow(notice),
    },
    h(
      "span",
      { class: "notice-top" },
      icon(notice.silent ? "mute" : "bell", 14),
      h("strong", {}, notice.title),
      h("time", { datetime: notice.at }, written(notice.at, screen().me.locale)),
    ),
    h("span", { class: notice.text ? "notice-text" : "notice-text hint" }, notice.text || "(no text)"),
    h("span", { class: "hint" }, kind),
  );
}

function follow(notice) {
  shutDrawers();
  goTo(notice.channel, notice.message);
}

/** Lets what has come since the last look appear for a moment, unless it is before our eyes. */
function push() {
  const { notifications, me } = screen();
  const known = heard.get(me.id);
  for (const [person, { notifications: theirs }] of store.screens) {
    heard.set(person, new Set(theirs.map(({ id }) => id)));
  }
  if (!known || getComputedStyle(strip).position !== "fixed") return; // the strip is in sight
  for (const notice of notifications) {
    if (known.has(notice.id) || notice.silent || notice.channel === place().id) continue;
    const options = { onclick: () => follow(notice), image: icon("bell", 18) };
    toast(notice.title, notice.text || "(no text)", options);
  }
}
