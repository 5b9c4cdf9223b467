/** The line to the sandbox: everybody's events come in, what people do goes out. */

import { apply } from "./screen.js";
import { changed, store } from "./store.js";
import { noteTime } from "./time.js";
import { toast } from "./toasts.js";

const RETRY = [300, 600, 1200, 2500];
/** The sandbox keeps 5000 events for those who were away; beyond that the screen is asked anew. */
const REMEMBERED = 4000;

/** A person's line: the whole screen first, then every change; broken lines are taken up again. */
export class Line {
  constructor(person) {
    this.person = person;
    this.tries = 0;
    this.isLive = false;
  }

  /** Opens the line, and resolves when the screen is there. */
  open() {
    return new Promise((resolve) => {
      this.whenThere = resolve;
      this.connect(null);
    });
  }

  connect(since) {
    const query = new URLSearchParams({ as: this.person, ...(since === null ? {} : { since }) });
    const address = new URL(`/sandbox/events?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => this.live(true);
    socket.onmessage = (received) => this.hear(JSON.parse(received.data));
    socket.onclose = () => {
      this.live(false);
      setTimeout(() => this.again(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
    };
  }

  /** Takes up the line where it broke, or from the beginning if the sandbox is another one. */
  async again() {
    const known = store.screens.get(this.person);
    let since = null;
    if (known) {
      const now = await this.look();
      const missed = now === null ? -1 : now.seq - known.seq;
      if (missed >= 0 && missed < REMEMBERED && isSame(known, now)) since = known.seq;
    }
    this.connect(since);
  }

  async look() {
    try {
      return await (await fetch(`/sandbox/screen?as=${this.person}`)).json();
    } catch {
      return null;
    }
  }

  hear(event) {
    this.tries = 0;
    if (event.type === "screen") store.screens.set(this.person, {});
    apply(store.screens.get(this.person), event);
    noteTime(event.screen?.time ?? event.message?.at);
    if (event.type === "failed") fail(this.person, event);
    if (event.type === "reset") forget(this.person);
    if (event.message) store.failures.get(this.person)?.delete(event.message.id);
    this.whenThere?.();
    changed();
  }

  live(isLive) {
    this.isLive = isLive;
    lines.set(this.person, this);
    store.isConnected = lines.get(store.me)?.isLive ?? false;
    changed();
  }
}

/** Every person's line. */
export const lines = new Map();

function isSame(known, now) {
  const first = ({ messages }) => Object.values(messages).flatMap((rows) => rows.slice(-1));
  const there = new Set(Object.values(now.messages).flat().map((message) => message.id));
  return first(known).some((message) => there.has(message.id)) || !first(known).length;
}

function fail(person, event) {
  if (store.screens.get(person).forms.length) return; // the form says so itself
  if (event.message) {
    if (!store.failures.has(person)) store.failures.set(person, new Map());
    store.failures.get(person).set(event.message, event.error);
  } else {
    const { interaction: id, channel, error } = event;
    store.faults.push({ id, person, channel, error });
  }
}

function forget(person) {
  store.failures.delete(person);
  store.faults = store.faults.filter((fault) => fault.person !== person);
}

/** Asks the sandbox for *what*; what it refuses is an answer with `outcome: "refused"`. */
async function send(what, body) {
  try {
    const response = await fetch(`/sandbox/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return { outcome: "refused", error: "The sandbox does not answer." };
  }
}

/** Does *what* as the shown person, and tells them if that could not be done. */
export async function act(what, fields) {
  const answer = await send(what, { as: store.me, ...fields });
  if (answer.outcome === "refused") toast("The sandbox says", answer.error, { isError: true });
  if (answer.ephemeral || what === "command") {
    store.wantsEnd = true;
    changed();
  }
  return answer;
}

/** Asks the bot to complete an option; nothing is told when it cannot. */
export const complete = (fields) => send("autocomplete", { as: store.me, ...fields });

/** Does something from above. */
export async function control(verb, fields = {}) {
  const answer = await send("control", { do: verb, ...fields });
  if (answer.outcome === "refused") toast("The sandbox says", answer.error, { isError: true });
  if (answer.time) noteTime(answer.time);
  return answer;
}
