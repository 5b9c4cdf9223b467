/** The list of channels, of threads below them, and of the talk with the bot. */

import { avatar } from "./avatars.js";
import { fill, h } from "./dom.js";
import { shutDrawers } from "./drawers.js";
import { icon } from "./icons.js";
import { goTo, isUnread, place, placeName, screen, store, unseen } from "./store.js";

const nav = document.querySelector("#places");
const header = document.querySelector("#place");

/** Draws the list, and what stands above the messages. */
export function drawPlaces() {
  const { channels, guild, bot } = screen();
  const here = place();
  const rows = channels.map((channel) => ({
    channel,
    isHere: channel.id === here.id,
    isUnread: channel.id !== here.id && isUnread(channel),
    count: channel.id === here.id ? 0 : unseen(store.me, channel.id).length,
  }));
  fill(nav, [rows, guild.name, bot.name], () => sections(rows, guild));
  fill(header, [here, bot.name, store.me], () => title(here));
}

function sections(rows, guild) {
  const texts = rows.filter(({ channel }) => channel.kind === "text");
  const threads = rows.filter(({ channel }) => channel.kind === "thread");
  const talks = rows.filter(({ channel }) => channel.kind === "dm");
  const below = (id) => threads.filter(({ channel }) => channel.parent === id);
  return [
    h("h2", { class: "guild" }, guild.name),
    h("h3", {}, "Channels"),
    h("ul", {}, texts.map((row) => [item(row), below(row.channel.id).map(item)])),
    h("h3", {}, "Direct messages"),
    h("ul", {}, talks.map(item)),
  ];
}

function item({ channel, isHere, isUnread: isNew, count }) {
  const isShut = channel.archived || channel.locked;
  const looks = ["place", `place-${channel.kind}`, isNew && "unread", isShut && "shut"];
  const onclick = () => {
    shutDrawers();
    goTo(channel.id);
  };
  const label = [
    placeName(channel),
    channel.archived && "archived",
    channel.locked && "locked",
    isNew && "unread",
    count && `${count} unseen notifications`,
  ];
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: looks.filter(Boolean).join(" "),
        "aria-current": isHere ? "page" : null,
        "aria-label": label.filter(Boolean).join(", "),
        "data-key": channel.id,
        onclick,
      },
      sign(channel, 18),
      h("span", { class: "place-name" }, placeName(channel)),
      isShut ? h("span", { class: "hint" }, channel.locked ? "locked" : "archived") : null,
      count ? h("span", { class: "badge" }, count) : null,
    ),
  );
}

/** The sign before a channel's name. */
function sign(channel, size) {
  if (channel.kind === "dm") return avatar({ ...screen().bot, bot: true }, size + 6);
  if (channel.locked) return icon("lock", size);
  return icon(channel.kind === "thread" ? "thread" : "hash", size);
}

function title(channel) {
  const parent = screen().channels.find(({ id }) => id === channel.parent);
  const onclick = () => goTo(parent.id);
  return [
    parent ? h("button", { type: "button", class: "plain-link", onclick }, `#${parent.name}`) : null,
    parent ? h("span", { class: "hint" }, "›") : null,
    sign(channel, 20),
    h("h1", {}, placeName(channel)),
    channel.archived ? h("span", { class: "hint" }, "archived") : null,
  ];
}
