/**
 * A person's screen: how each event changes it.
 *
 * Must agree with `sandbox/screen.py`. A changed message is always a new object, so that the page
 * can see by identity what to draw anew.
 */

/** Changes *screen* as *event* says. */
export function apply(screen, event) {
  if (event.type === "screen") {
    Object.assign(screen, event.screen);
    return;
  }
  screen.seq = event.seq;
  const { messages } = screen;
  switch (event.type) {
    case "message":
      (messages[event.message.channel] ??= []).push(event.message);
      break;
    case "edit":
      put((messages[event.message.channel] ??= []), event.message);
      break;
    case "delete":
      take(messages[event.channel] ?? [], event.message);
      break;
    case "ephemeral":
      screen.ephemerals.push(event.message);
      break;
    case "ephemeral_edit":
      put(screen.ephemerals, event.message);
      break;
    case "ephemeral_delete":
      take(screen.ephemerals, event.message);
      break;
    case "form":
      screen.forms = [event.form];
      break;
    case "form_closed":
      take(screen.forms, event.form);
      break;
    case "notification":
      screen.notifications.push(event.notification);
      break;
    case "bot":
      Object.assign(screen.bot, event.bot);
      break;
    case "roles":
      screen.roles = event.roles;
      break;
    case "commands":
      screen.commands = event.commands;
      break;
    case "user":
      put(screen.users, event.user);
      if (screen.me.id === event.user.id) screen.me = event.user;
      break;
    case "channel":
      put(screen.channels, event.channel);
      messages[event.channel.id] ??= [];
      break;
    case "channel_delete":
      take(screen.channels, event.channel.id);
      delete messages[event.channel.id];
      break;
    case "reset":
      for (const name of ["ephemerals", "forms", "notifications"]) screen[name] = [];
      for (const channel of Object.keys(messages)) messages[channel] = [];
      break;
  }
}

function put(rows, row) {
  const index = rows.findIndex((old) => old.id === row.id);
  if (index < 0) rows.push(row);
  else rows[index] = row;
}

function take(rows, id) {
  const index = rows.findIndex((row) => row.id === id);
  if (index >= 0) rows.splice(index, 1);
}
