/** The meaning of keys on a box of the page. Pure. */
import type { Shift } from "./geometry.ts";

type PressedKey = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

export type Meaning =
  | ({ means: "move" | "size" } & Shift)
  | { means: "remove" | "duplicate" | "undo" | "redo" | "everything" | "nothing" | "edit" | "choose" | "toggle" };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Left and right are those of the page, in every language. */
function arrow({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey, isSizing: boolean): Meaning | undefined {
  const way = ARROWS[key];
  if (!way || ctrlKey || metaKey) return undefined;
  // With both Alt and Shift the size changes by whole millimetres.
  const sizes = isSizing || (altKey && shiftKey);
  const step = altKey && shiftKey ? 1 : shiftKey ? 10 : altKey ? 0.1 : 1;
  return { means: sizes ? "size" : "move", dx: way[0] * step, dy: way[1] * step };
}

/** Undo and redo work everywhere in the designer; other keys on a box only. */
export function meaningOfHistory({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): "undo" | "redo" | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : undefined;
}

/** `isSizing`: the arrow keys change the size. */
export function meaningOf(pressed: PressedKey, isSizing = false): Meaning | undefined {
  const { key, shiftKey, ctrlKey, metaKey } = pressed;
  const moved = arrow(pressed, isSizing);
  if (moved) return moved;
  const held = ctrlKey || metaKey;
  if (held && key.toLowerCase() === "d") return { means: "duplicate" };
  if (held && key.toLowerCase() === "a") return { means: "everything" };
  if (key === " ") return { means: held || shiftKey ? "toggle" : "choose" };
  if (held) return undefined;
  if (key === "Delete" || key === "Backspace") return { means: "remove" };
  if (key === "Enter") return { means: "edit" };
  return key === "Escape" ? { means: "nothing" } : undefined;
}
