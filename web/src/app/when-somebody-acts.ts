/** Listens for the first thing that somebody does by themselves: what the page does for them ends there. */

const DEEDS = ["keydown", "pointerdown", "touchstart", "wheel"] as const;

/** Calls back at each until stopped; returns what stops it. */
export const whenSomebodyActs = (act: () => void): (() => void) => {
  for (const deed of DEEDS) document.addEventListener(deed, act, { capture: true, passive: true });
  return () => {
    for (const deed of DEEDS) document.removeEventListener(deed, act, { capture: true });
  };
};
