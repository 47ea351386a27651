/** Rooms inject their calls into one API by name: a name used twice would replace another room's call. */
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>(["../features/*/*.api.ts", "../platform/api/*.api.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no two rooms give their calls the same name", () => {
  const names = Object.values(FILES).flatMap((text) => [...text.matchAll(/(\w+): build\.(?:query|mutation)/g)]);
  const all = names.map(([, name]) => name);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});
