/** Marks within a line: bold, code, links, mentions, times, commands. */

import { h } from "./dom.js";
import { ownEmoji } from "./emoji.js";
import { commandName } from "./names.js";
import { goTo, placeName, screen } from "./store.js";
import { full, moment } from "./time.js";

const INNER = String.raw`((?:\\.|[^\\])+?)`;
const ADDRESS = String.raw`https?:\/\/[^\s<>)]+`;
const PLACE = /<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/;

/** Each mark: how it is written, and the element it makes. */
const MARKS = [
  [/\\([^\w\s])/, ([, sign]) => sign],
  [/(`+)([^]*?[^`])\1(?!`)/, ([, , code]) => h("code", {}, code.trim())],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, seconds, style]) => time(Number(seconds), style ?? "f")],
  [/<\/([^:>]+):(\d+)>/, ([, name]) => commandLink(name)],
  [/<@!?(\d+)>/, ([, id]) => mention(id)],
  [/<@&(\d+)>/, ([, id]) => roleMention(id)],
  [/<#(\d+)>/, ([, id]) => channelLink(id)],
  [/<a?:(\w+):(\d+)>/, ([, name, id]) => ownEmoji(name, id)],
  [/@(?:everyone|here)\b/, ([name]) => h("span", { class: "mention" }, name)],
  [new RegExp(String.raw`\[((?:\\.|[^\]])+)\]\(<?(${ADDRESS})>?(?: "[^"]*")?\)`), masked],
  [PLACE, ([, channel, message]) => channelLink(channel, message)],
  [new RegExp(String.raw`<(${ADDRESS})>`), ([, address]) => link(address, [address])],
  [/https?:\/\/[^\s<>]*[^\s<>.,;:!?)'"\]]/, ([address]) => link(address, [address])],
  [new RegExp(String.raw`\*\*\*${INNER}\*\*\*(?!\*)`), ([, text]) => h("b", {}, h("i", {}, inline(text)))],
  [new RegExp(String.raw`\*\*${INNER}\*\*(?!\*)`), ([, text]) => h("b", {}, inline(text))],
  [new RegExp(String.raw`__${INNER}__(?!_)`), ([, text]) => h("u", {}, inline(text))],
  [new RegExp(String.raw`~~${INNER}~~`), ([, text]) => h("s", {}, inline(text))],
  [new RegExp(String.raw`\|\|${INNER}\|\|`), ([, text]) => spoiler(text)],
  [new RegExp(String.raw`\*(?!\s)${INNER}(?<!\s)\*(?!\*)`), ([, text]) => h("i", {}, inline(text))],
  [new RegExp(String.raw`(?<!\w)_(?!\s)${INNER}(?<!\s)_(?!\w)`), ([, text]) => h("i", {}, inline(text))],
];

/** The nodes of one or several lines of *text*. */
export function inline(text) {
  const nodes = [];
  let from = 0;
  while (from < text.length) {
    const found = next(text, from);
    if (!found) break;
    const [match, make] = found;
    if (match.index > from) nodes.push(text.slice(from, match.index));
    nodes.push(make(match));
    from = match.index + match[0].length;
  }
  nodes.push(text.slice(from));
  return nodes;
}

function next(text, from) {
  let best = null;
  for (const [pattern, make] of MARKS) {
    const seeker = new RegExp(pattern, "g");
    seeker.lastIndex = from;
    const match = seeker.exec(text);
    if (match && (!best || match.index < best[0].index)) best = [match, make];
  }
  return best;
}

function masked([, text, address]) {
  return link(address, inline(text));
}

function link(address, children) {
  const safe = { href: address, target: "_blank", rel: "noopener noreferrer", title: address };
  return h("a", safe, children);
}

function mention(id) {
  const { users, bot, me } = screen();
  const name = [...users, bot].find((user) => user.id === id)?.name ?? "unknown-user";
  return h("span", { class: id === me.id ? "mention mention-me" : "mention" }, `@${name}`);
}

function roleMention(id) {
  const name = screen().roles.find((role) => role.id === id)?.name ?? "deleted-role";
  return h("span", { class: "mention" }, `@${name}`);
}

/** A channel, or a message in it, as Discord shows a link to either. */
function channelLink(id, message = null) {
  const channel = screen().channels.find((one) => one.id === id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  const onclick = () => goTo(id, message);
  const name = `#${placeName(channel)}${message ? " › message" : ""}`;
  return h("button", { type: "button", class: "mention", onclick }, name);
}

function commandLink(name) {
  const { commands, me } = screen();
  const command = commands.find((one) => one.name === name);
  if (!command) return h("span", { class: "mention" }, `/${name}`);
  const onclick = () => {
    document.dispatchEvent(new CustomEvent("use-command", { detail: command.name }));
  };
  const shown = commandName(command, me.locale);
  return h("button", { type: "button", class: "mention", onclick, title: `Write ${shown}` }, shown);
}

function time(seconds, style) {
  const { locale } = screen().me;
  const stamp = new Date(seconds * 1000);
  if (Number.isNaN(stamp.getTime())) return "Invalid Date";
  const title = full(stamp, locale);
  const shown = moment(seconds, style, locale);
  const times = { datetime: stamp.toISOString(), "data-seconds": seconds, "data-style": style };
  return h("time", { ...times, title, class: "moment" }, shown);
}

function spoiler(text) {
  const show = (event) => event.currentTarget.classList.add("shown");
  const attributes = { type: "button", class: "spoiler", title: "Spoiler: press to read" };
  return h("button", { ...attributes, onclick: show }, inline(text));
}

/** Tells every relative time on the page anew. */
export function refreshTimes() {
  if (!screen()) return;
  for (const element of document.querySelectorAll('time.moment[data-style="R"]')) {
    const shown = moment(Number(element.dataset.seconds), "R", screen().me.locale);
    if (element.textContent !== shown) element.textContent = shown;
  }
}
