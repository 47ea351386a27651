/** Listens for the reader's own input, which stops what the page does automatically. */

const ACTIONS = ["keydown", "pointerdown", "touchstart", "wheel"] as const;

/** Calls back at each input; returns a function that stops listening. */
export const whenSomebodyActs = (act: () => void): (() => void) => {
  for (const action of ACTIONS) document.addEventListener(action, act, { capture: true, passive: true });
  return () => {
    for (const action of ACTIONS) document.removeEventListener(action, act, { capture: true });
  };
};
