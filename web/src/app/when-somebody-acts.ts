/** Listens for the first thing that somebody does by themselves: what the page does for them ends there. */

const ACTIONS = ["keydown", "pointerdown", "touchstart", "wheel"] as const;

/** Calls back at each until stopped; returns what stops it. */
export const whenSomebodyActs = (act: () => void): (() => void) => {
  for (const action of ACTIONS) document.addEventListener(action, act, { capture: true, passive: true });
  return () => {
    for (const action of ACTIONS) document.removeEventListener(action, act, { capture: true });
  };
};
