/**
 * The list of messages in the shown channel.
 *
 * Elements are kept by message and replaced only when their message is another object, so that
 * nothing flickers and nothing that is open closes when somebody else does something.
 */

import { avatar } from "./avatars.js";
import { compareIds, h, keepingFocus } from "./dom.js";
import { icon } from "./icons.js";
import { lengthOf, messageElement, privateLine, threadOf } from "./message.js";
import { changed, lastRead, markRead, messagesHere, place, placeName, screen, store } from "./store.js";

const COMPACT_WITHIN = 7 * 60 * 1000;
const NEAR = 120;

const scroller = document.querySelector("#scroller");
const list = document.querySelector("#messages");
let elements = new Map();
let shownFor = "";
let isAtEnd = true;
let newFrom = null;

scroller.addEventListener("scroll", () => {
  isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  document.querySelector("#to-end").hidden = isAtEnd;
});
document.querySelector("#to-end").addEventListener("click", () => toEnd());
new ResizeObserver(() => isAtEnd && toEnd()).observe(scroller);
new ResizeObserver(() => isAtEnd && toEnd()).observe(list);
document.addEventListener("visibilitychange", changed);

/** Draws what has changed. */
export function drawMessages() {
  const key = `${store.me} ${place().id}`;
  const isOther = key !== shownFor;
  if (isOther) {
    shownFor = key;
    elements = new Map();
    list.replaceChildren();
    isAtEnd = true;
    newFrom = lastRead(place().id);
  }
  const rows = [...messagesHere().map(asRow), ...faults()];
  keepingFocus(list, () => arrange(rows));
  list.setAttribute("aria-label", `Messages in ${placeName(place())}`);
  if (store.jump) jump();
  else if (isAtEnd || store.wantsEnd) toEnd();
  store.wantsEnd = false;
  if (!document.hidden && markRead()) changed();
}

function asRow(message, index, all) {
  const before = all[index - 1];
  const isCompact = Boolean(before) && belongsTo(before, message);
  const failure = store.failures.get(store.me)?.get(message.id) ?? null;
  const look = { isCompact, failure };
  const thread = threadOf(message);
  const sign = `${isCompact} ${failure} ${thread && [thread.name, lengthOf(thread)]}`;
  return { id: message.id, of: message, sign, make: () => messageElement(message, look) };
}

function belongsTo(before, message) {
  return (
    before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral &&
    !message.asked &&
    !message.reference &&
    Date.parse(message.at) - Date.parse(before.at) < COMPACT_WITHIN
  );
}

/** What has failed here without a message of its own, at the end of the list. */
function faults() {
  const { id } = place();
  const here = store.faults.filter((fault) => fault.person === store.me && fault.channel === id);
  return here.map((fault) => ({ id: fault.id, of: fault, sign: "", make: () => faultRow(fault) }));
}

function faultRow(fault) {
  const dismiss = () => {
    store.faults = store.faults.filter((one) => one !== fault);
    changed();
  };
  const { bot } = screen();
  const name = h("div", { class: "heading" }, h("span", { class: "author" }, bot.name));
  const words = h("div", { class: "failure", role: "alert" }, icon("alert", 16), fault.error);
  const body = h("div", { class: "body" }, name, words);
  const face = avatar({ ...bot, bot: true });
  return h("li", { class: "message ephemeral" }, h("article", {}, face, body, privateLine(dismiss)));
}

/** How somebody may begin who sees an empty channel for the first time. */
function hint() {
  const { bot } = screen();
  const start = bot.scenes.length ? ", or choose a starting point below the channels" : "";
  return h("p", { class: "hint" }, `Write / for the commands of the bot${start}.`);
}

function arrange(rows) {
  if (!rows.length) {
    elements = new Map();
    list.replaceChildren(h("li", { class: "empty" }, "Nothing has been said here yet.", hint()));
    return;
  }
  const kept = new Map();
  for (const row of rows) {
    if (!kept.has("new") && isFirstNew(row)) {
      kept.set("new", elements.get("new") ?? { element: h("li", { class: "new-line" }, "New") });
    }
    const old = elements.get(row.id);
    const isKept = old?.of === row.of && old.sign === row.sign;
    kept.set(row.id, isKept ? old : { of: row.of, sign: row.sign, element: row.make() });
  }
  elements = kept;
  settle([...kept.values()].map(({ element }) => element));
}

/** Brings the list to hold *wanted* and nothing else, without touching what stays. */
function settle(wanted) {
  const stays = new Set(wanted);
  for (const child of [...list.children]) if (!stays.has(child)) child.remove();
  wanted.forEach((element, i) => {
    if (list.children[i] !== element) list.insertBefore(element, list.children[i] ?? null);
  });
}

/** Whether the line "New" stands before this message: somebody comes back to a channel. */
function isFirstNew({ id, of }) {
  if (newFrom === "0" || of.ephemeral || !of.author || of.author.id === store.me) return false;
  return compareIds(id, newFrom) > 0 && compareIds(id, lastSeenAtOpening()) <= 0;
}

let openedFor = "";
let lastAtOpening = "0";

/** The last message that was there when the channel was opened: what comes later is not "new". */
function lastSeenAtOpening() {
  if (openedFor !== shownFor) {
    openedFor = shownFor;
    lastAtOpening = (screen().messages[place().id] ?? []).at(-1)?.id ?? "0";
  }
  return lastAtOpening;
}

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  isAtEnd = true;
  document.querySelector("#to-end").hidden = true;
}

/** Scrolls to the message that was asked for, and lets it shine. */
function jump() {
  const element = elements.get(store.jump)?.element;
  store.jump = null;
  if (!element) return toEnd();
  isAtEnd = false;
  element.scrollIntoView({ block: "center" });
  element.classList.remove("shine");
  void element.offsetWidth; // so that the same message may shine twice
  element.classList.add("shine");
  return undefined;
}
