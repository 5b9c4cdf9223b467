/**
 * What the page knows and shows: everybody's screen, who we are, where we look, what was read.
 *
 * Whoever draws subscribes; whoever changes something calls `changed`, and everything is drawn
 * once, soon after.
 */

import { compareIds } from "./dom.js";

export const store = {
  /** Every person's screen, by the person's id. */
  screens: new Map(),
  /** The person whom the page shows. */
  me: "",
  /** Whether the line of the shown person is up. */
  isConnected: false,
  /** The channel each person looks at. */
  places: new Map(),
  /** What has failed on a message, by person and message: `Map<person, Map<message, sentence>>`. */
  failures: new Map(),
  /** What has failed without a message: `[{id, person, channel, error}]`. */
  faults: [],
  /** The message to scroll to next. */
  jump: null,
  /** Whether to scroll to the end: the shown person has just done something. */
  wantsEnd: false,
  /** Who plays by themselves. */
  players: new Set(),
};

const listeners = new Set();
let isScheduled = false;

/** Calls *listener* after every change. */
export function subscribe(listener) {
  listeners.add(listener);
}

/** Has everything drawn anew, soon. */
export function changed() {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    if (!screen()) return;
    for (const listener of listeners) listener();
  });
}

/** The screen of the person whom the page shows. */
export const screen = () => store.screens.get(store.me);

/** All people, in the sandbox's order. */
export const people = () => screen().users;

/** The channel that the page shows, or the first one. */
export function place() {
  const { channels } = screen();
  const wished = store.places.get(store.me);
  return channels.find((channel) => channel.id === wished) ?? channels[0];
}

/** What a channel is called on the screen. */
export const placeName = (channel) =>
  channel.kind === "dm" ? screen().bot.name : channel.name;

/** Shows *channel*, and *message* in it. */
export function goTo(channel, message = null) {
  store.places.set(store.me, channel);
  store.jump = message;
  changed();
}

/** Shows the sandbox as *person* sees it: in the same channel, if they have it. */
export function become(person) {
  const here = place().id;
  store.me = person;
  if (screen().channels.some((channel) => channel.id === here)) {
    store.places.set(person, here);
  }
  changed();
}

/** The messages of the shown channel, ephemerals of the shown person among them, oldest first. */
export function messagesHere() {
  const { id } = place();
  const own = screen().ephemerals.filter((message) => message.channel === id);
  const all = [...(screen().messages[id] ?? []), ...own];
  return own.length ? all.sort((a, b) => compareIds(a.id, b.id)) : all;
}

const READ = "sandbox-read";
const read = JSON.parse(sessionStorage.getItem(READ) ?? "{}");
const markOf = (person, channel) => read[`${person} ${channel}`] ?? "0";

/** Notes that the shown person has seen everything in the shown channel. */
export function markRead() {
  const { id } = place();
  const last = (screen().messages[id] ?? []).at(-1);
  if (!last || compareIds(last.id, markOf(store.me, id)) <= 0) return false;
  read[`${store.me} ${id}`] = last.id;
  sessionStorage.setItem(READ, JSON.stringify(read));
  return true;
}

/** How far the shown person has read the channel with this id. */
export const lastRead = (channel) => markOf(store.me, channel);

/** Whether the shown person has not seen the end of *channel*. */
export function isUnread(channel) {
  const last = (screen().messages[channel.id] ?? []).at(-1);
  return Boolean(last) && compareIds(last.id, markOf(store.me, channel.id)) > 0;
}

/** The notifications that *person* has not followed up, in *channel* or everywhere. */
export function unseen(person, channel = null) {
  const theirs = store.screens.get(person)?.notifications ?? [];
  return theirs.filter(
    (one) =>
      !one.silent &&
      (!channel || one.channel === channel) &&
      compareIds(one.message, markOf(person, one.channel)) > 0,
  );
}
