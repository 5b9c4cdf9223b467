/** Starts the page: connects everybody, then draws after every change. */

import { drawComposer, readyComposer } from "./composer.js";
import { readyDrawers } from "./drawers.js";
import { drawForm } from "./forms.js";
import { refreshTimes } from "./inline.js";
import { drawMessages } from "./messages.js";
import { drawNotices } from "./notices.js";
import { drawPeople } from "./people.js";
import { drawPlaces } from "./places.js";
import { people, place, placeName, screen, store, subscribe, unseen } from "./store.js";
import { drawTools, tick } from "./tools.js";
import { control, Line, lines } from "./wire.js";

/** The first of the sandbox's people; ids never change from run to run. */
const FIRST = "1100000000000000001";

/** The address says who we are and where, so that it can be kept, sent and reloaded. */
function remember() {
  const query = new URLSearchParams({ as: screen().me.username, channel: place().id });
  const address = `?${query}`;
  if (location.search !== address) history.replaceState(null, "", address);
  const count = unseen(store.me).length;
  const where = place().kind === "dm" ? placeName(place()) : `#${placeName(place())}`;
  document.title = `${count ? `(${count}) ` : ""}${where} · ${screen().me.name} · Sandbox`;
}

async function begin() {
  const query = new URLSearchParams(location.search);
  await new Line(FIRST).open();
  store.me = FIRST;
  const wished = (query.get("as") ?? "").toLowerCase();
  const isWished = ({ id, name, username }) => [id, name.toLowerCase(), username].includes(wished);
  const user = people().find(isWished) ?? people()[0];
  const others = people().filter(({ id }) => id !== FIRST);
  await Promise.all(others.map(({ id }) => new Line(id).open()));
  store.me = user.id;
  store.isConnected = lines.get(store.me).isLive;
  const channel = query.get("channel");
  const found = screen().channels.find(({ id, name }) => channel && [id, name].includes(channel));
  if (found) store.places.set(store.me, found.id);
  const [entry] = performance.getEntriesByType("navigation");
  if (entry?.type === "reload") await control("reload", { as: store.me });
  document.body.removeAttribute("aria-busy");
}

readyDrawers();
readyComposer();
await begin();
for (const draw of [
  drawPeople,
  drawPlaces,
  drawMessages,
  drawNotices,
  drawTools,
  drawComposer,
  drawForm,
  remember,
]) {
  subscribe(draw);
  draw();
}
setInterval(() => {
  tick();
  refreshTimes();
}, 1000);
