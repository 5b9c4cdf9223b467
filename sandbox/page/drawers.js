/** On narrow pages channels and notifications lie in drawers at the sides. */

const LEFT = "left";
const RIGHT = "right";

const buttons = {
  [LEFT]: document.querySelector("#open-left"),
  [RIGHT]: document.querySelector("#open-right"),
};

/** Makes the drawers open and shut. */
export function readyDrawers() {
  for (const side of [LEFT, RIGHT]) {
    buttons[side].addEventListener("click", () => {
      set(document.body.dataset.drawer === side ? "" : side);
    });
  }
  document.querySelector("#shade").addEventListener("click", shutDrawers);
  document.addEventListener("keydown", (event) => {
    const isOpen = document.body.dataset.drawer;
    if (event.key !== "Escape" || !isOpen || document.querySelector("dialog[open]")) return;
    shutDrawers();
    buttons[isOpen].focus();
  });
}

/** Shuts whichever is open. */
export function shutDrawers() {
  set("");
}

function set(side) {
  document.body.dataset.drawer = side;
  if (side) document.querySelector("#toasts").replaceChildren();
  for (const [name, button] of Object.entries(buttons)) {
    button.setAttribute("aria-expanded", name === side);
  }
}
