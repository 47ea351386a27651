/** Every key that the page handles, and every one that it leaves alone. */
import { expect, test } from "vitest";
import { meaningOf, meaningOfHistory } from "./keys.ts";

const press = (combination: string) => {
  const names = combination.split("+");
  const has = (name: string) => names.includes(name);
  const key = names.at(-1) === "Space" ? " " : names.at(-1)!;
  return { key, shiftKey: has("Shift"), altKey: has("Alt"), ctrlKey: has("Ctrl"), metaKey: has("Meta") };
};

test.each([
  ["ArrowLeft", { means: "move", dx: -1, dy: 0 }],
  ["Shift+ArrowUp", { means: "move", dx: 0, dy: -10 }],
  ["Alt+ArrowRight", { means: "move", dx: 0.1, dy: 0 }],
  ["Alt+Shift+ArrowDown", { means: "size", dx: 0, dy: 1 }],
  ["Ctrl+ArrowDown", undefined],
  ["Space", { means: "choose" }],
  ["Shift+Space", { means: "toggle" }],
  ["Ctrl+Space", { means: "toggle" }],
  ["Enter", { means: "edit" }],
  ["Escape", { means: "nothing" }],
  ["Delete", { means: "remove" }],
  ["Backspace", { means: "remove" }],
  ["Ctrl+Delete", undefined],
  ["Ctrl+d", { means: "duplicate" }],
  ["Meta+D", { means: "duplicate" }],
  ["Ctrl+a", { means: "everything" }],
  ["a", undefined],
  ["Tab", undefined],
])("%s on a box means %j", (combination, meaning) => {
  const found = meaningOf(press(combination));
  expect(found && { ...found, ...("dx" in found && { dx: found.dx + 0, dy: found.dy + 0 }) }).toEqual(meaning);
});

test("while sizing, the arrows change the size by the same steps", () => {
  expect(meaningOf(press("Shift+ArrowRight"), true)).toMatchObject({ means: "size", dx: 10 });
  expect(meaningOf(press("Alt+ArrowDown"), true)).toMatchObject({ means: "size", dy: 0.1 });
});

test.each([
  ["Ctrl+z", "undo"],
  ["Meta+Z", "undo"],
  ["Ctrl+Shift+Z", "redo"],
  ["Ctrl+y", "redo"],
  ["Ctrl+Alt+z", undefined],
  ["z", undefined],
])("%s anywhere means %s", (combination, meaning) => {
  expect(meaningOfHistory(press(combination))).toBe(meaning);
});
