/** Small drawings of our own, 24 by 24, drawn with strokes. */

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4",
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16",
  thread: "M5 5v9a3 3 0 0 0 3 3h11M15 13l4 4-4 4M10 6h9M10 10h6",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3-7zM12 13l8-9",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5 10 17.5 19 7",
  plus: "M12 5v14M5 12h14",
  reply: "M4 14c0-4 3-6 7-6h9M16 4l4 4-4 4",
  pin: "M9 4h6l-1 6 3 4H7l3-4zM12 14v6",
  reload: "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2",
  link: "M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  robot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13v1M14.5 13v1M3 12v3M21 12v3",
  alert: "M12 4 2.5 20h19zM12 10v4M12 17h.01",
  mute: "M6 16V11a6 6 0 0 1 9-5M18 11v5M4 20 20 4M10 21h4",
  play: "M8 5v14l11-7z",
  stop: "M7 7h10v10H7z",
};

/** The icon *name*, hidden from screen readers: what it stands for is said beside it. */
export function icon(name, size = 20) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const attributes = { viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" };
  for (const [key, value] of Object.entries({ ...attributes, class: "icon" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
