/** What is kept of content: as much as there is room for, and not for ever. */
import { expect, test } from "vitest";
import { falseClock } from "../../test/false-clock.ts";
import { createKept, LEAVES_AFTER_MS, nameOfContent } from "./kept.ts";

function setUp() {
  const clock = falseClock();
  const kept = createKept<Buffer>({ bytes: 100, clock });
  let made = 0;
  /** How often this has been made until now. */
  const ask = async (name: string, size = 40) => {
    await kept(name, async () => {
      made += 1;
      return Buffer.alloc(size);
    });
    return made;
  };
  return { clock, kept, ask };
}

test("what was asked for last is kept, as far as there is room", async () => {
  const { ask } = setUp();
  expect([await ask("a"), await ask("b"), await ask("a"), await ask("c")]).toEqual([1, 2, 2, 3]);
  expect([await ask("a"), await ask("b")]).toEqual([3, 4]);
});

test("what is larger than all the room is made each time, and takes nobody's", async () => {
  const { ask } = setUp();
  expect([await ask("a"), await ask("large", 101), await ask("large", 101), await ask("a")]).toEqual([1, 2, 3, 3]);
});

test("what was made leaves the memory after ten minutes, and what failed is not kept", async () => {
  const { ask, kept, clock } = setUp();
  await expect(kept("a", () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  await ask("a");
  clock.advance({ seconds: LEAVES_AFTER_MS / 1000 + 1 });
  expect(await ask("a")).toBe(2);
});

test("other content has another name", () => {
  const contents = [["a", "b"], ["ab"], [["a"], "b"], [{ a: "b" }], []];
  expect(new Set(contents.map((content) => nameOfContent(...content))).size).toBe(contents.length);
});
