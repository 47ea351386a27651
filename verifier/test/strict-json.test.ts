/** JSON that can be read in one way only. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStrictJson } from "../src/credential/strict-json.ts";

const LIMITS = { size: 10_000, depth: 5, members: 200 };

test("a value without duplicates is read as JSON.parse reads it", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), (text) => {
      expect(parseStrictJson(text, LIMITS)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"a":1,"c":2,"a":3}}]',
  '{"":1,"":1}',
  '{"a\\"":1,"a\\u0022":1}',
])("a duplicate member is refused: %s", (text) =>
  expect(parseStrictJson(text, LIMITS)).toMatchObject({ ok: false, why: "duplicate" }),
);

test.each(['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', '{"a":"\\"a\\":1,{","b":"{\\"a\\":"}', '["a","a"]'])(
  "the same name in another object or in a text is no duplicate: %s",
  (text) => expect(parseStrictJson(text, LIMITS)).toMatchObject({ ok: true }),
);

test("members are counted in total, in all objects", () => {
  const list = (size: number) => JSON.stringify(Array.from({ length: size }, () => ({ a: 1 })));
  expect(parseStrictJson(list(200), LIMITS)).toMatchObject({ ok: true });
  expect(parseStrictJson(list(201), LIMITS)).toMatchObject({ ok: false, why: "members" });
});

test("depth and size are limited, and no nesting exhausts the stack", () => {
  expect(parseStrictJson("[[[[[1]]]]]", LIMITS)).toMatchObject({ ok: true });
  expect(parseStrictJson("[[[[[[1]]]]]]", LIMITS)).toMatchObject({ ok: false, why: "depth" });
  expect(parseStrictJson("1".padEnd(10_000), LIMITS)).toEqual({ ok: true, value: 1 });
  expect(parseStrictJson("1".padEnd(10_001), LIMITS)).toMatchObject({ ok: false, why: "size" });
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  expect(parseStrictJson(deep, { ...LIMITS, size: 1_000_000 })).toMatchObject({ ok: false });
});

test.each(["", "{", "{'a':1}", "[1,]", "NaN", "01", '{"a":1}x', "\ufeff{}"])(
  "text that is not JSON is refused: %j",
  (text) => {
    expect(parseStrictJson(text, LIMITS)).toMatchObject({ ok: false, why: "syntax" });
  },
);

test.each([
  ["that are not UTF-8", [0x22, 0xc3, 0x22]],
  ["that begin with a byte order mark", [0xef, 0xbb, 0xbf, 0x7b, 0x7d]],
])("bytes %s are refused", (_what, bytes) => {
  expect(parseStrictJson(new Uint8Array(bytes), LIMITS)).toMatchObject({ ok: false, why: "syntax" });
});
