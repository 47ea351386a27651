/** Keys of the whole page; they rest while somebody types, holds a modifier, or reads a dialog. */
import { useEffect, useEffectEvent } from "react";

export type KeyActions = Partial<Record<"a" | "r" | "?" | "ArrowUp" | "ArrowDown", () => void>>;

const TYPED_IN = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
/** What uses arrow keys itself. */
const ARROWED = "[role=menu], [role=tablist], [role=radiogroup], [role=listbox]";

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key);

/** The key that is meant: on a keyboard of another script the one at the place of the letter. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (key === "؟") return "?";
  if (key.length > 1 || key === "?") return key;
  return isLatin(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

const isKey = (name: string, actions: KeyActions): name is keyof KeyActions & string => Object.hasOwn(actions, name);

function rests({ target, defaultPrevented, ctrlKey, altKey, metaKey, repeat, key }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || altKey || metaKey) return true;
  // Holding a letter decides once; holding an arrow goes on.
  if (repeat && !key.startsWith("Arrow")) return true;
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest(`${TYPED_IN}, ${ARROWED}`) !== null;
}

export function useKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    if (rests(event) || !isKey(name, actions)) return;
    event.preventDefault();
    actions[name]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
