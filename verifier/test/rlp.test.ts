/** RLP against the examples of the Yellow Paper's appendix and another implementation; each item has one spelling. */
import fc from "fast-check";
import { type Hex, hexToBytes, toRlp } from "viem";
import { describe, expect, test } from "vitest";
import { decodeRlp, encodeList, type Rlp } from "../src/state-proof/rlp.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
const toHex = (item: Rlp): unknown => (Array.isArray(item) ? item.map(toHex) : Buffer.from(item).toString("hex"));
const decode = (hex: string) => toHex(decodeRlp(bytes(hex)));

test.each<[string, unknown]>([
  ["83646f67", "646f67"],
  ["c88363617483646f67", ["636174", "646f67"]],
  ["80", ""],
  ["c0", []],
  ["00", "00"],
  ["0f", "0f"],
  ["820400", "0400"],
  ["c7c0c1c0c3c0c1c0", [[], [[]], [[], [[]]]]],
  [`b838${"61".repeat(56)}`, "61".repeat(56)],
  [`b90100${"61".repeat(256)}`, "61".repeat(256)],
  [`b7${"61".repeat(55)}`, "61".repeat(55)],
])("%s is read", (hex, item) => {
  expect(decode(hex)).toEqual(item);
});

test("lists of any byte strings are written as another implementation writes them, and read again", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (items) => {
      const encoded = encodeList(items);
      expect(encoded).toEqual(hexToBytes(toRlp(items.map((item): Hex => `0x${Buffer.from(item).toString("hex")}`))));
      expect(toHex(decodeRlp(encoded))).toEqual(items.map((item) => Buffer.from(item).toString("hex")));
    }),
  );
});

describe("what is no RLP, or another spelling of it, is refused", () => {
  test.each([
    ["nothing", ""],
    ["a byte spelled as a string", "817f"],
    ["a short length spelled as a long one", `b837${"61".repeat(55)}`],
    ["the same of a list", `f837${"01".repeat(55)}`],
    ["a length with a leading zero", `b90038${"61".repeat(56)}`],
    ["a length of eight bytes", `bf0000000100000000${"61".repeat(60)}`],
    ["bytes after the end", "8000"],
    ["a string that ends too soon", "83646f"],
    ["a list that ends too soon", "c483646f"],
    ["a length that ends too soon", "b9"],
    ["an item that reaches beyond its list", "c28363617400"],
    ["lists inside each other without end", "c6c5c4c3c2c1c0"],
  ])("%s", (_what, hex) => {
    expect(() => decode(hex)).toThrow(/RLP/);
  });
});
