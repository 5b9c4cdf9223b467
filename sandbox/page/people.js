/** The bar of people, always in sight: who we are at the moment, and who has been pinged. */

import { avatar } from "./avatars.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { become, people, screen, store, unseen } from "./store.js";

const bar = document.querySelector("#people");

/** Draws the bar. */
export function drawPeople() {
  const isPlaying = screen().bot.players;
  const rows = people().map((user) => ({
    user,
    count: unseen(user.id).length,
    hasForm: user.id !== store.me && store.screens.get(user.id)?.forms.length > 0,
    plays: isPlaying && store.players.has(user.id),
  }));
  fill(bar, [rows, store.me], () => rows.map(person));
}

function person({ user, count, hasForm, plays }) {
  const isMe = user.id === store.me;
  const label = [
    isMe ? `You are ${user.name}` : `Be ${user.name}`,
    count && `${count} unseen notification${count > 1 ? "s" : ""}`,
    hasForm && "a form is open",
    plays && "plays by themselves",
  ];
  return h(
    "button",
    {
      type: "button",
      class: "person",
      "aria-current": isMe ? "true" : null,
      "aria-label": label.filter(Boolean).join(", "),
      title: `${label[0]} (reads ${user.locale})`,
      "data-key": user.id,
      onclick: () => become(user.id),
    },
    h(
      "span",
      { class: "face" },
      avatar(user, 34),
      count ? h("span", { class: "badge" }, count) : null,
      plays ? h("span", { class: "plays" }, icon("robot", 13)) : null,
      hasForm && !count ? h("span", { class: "badge badge-form" }, "…") : null,
    ),
    h("span", { class: "person-name" }, user.name),
  );
}
