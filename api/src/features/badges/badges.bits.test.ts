import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBits } from "./badges.bits.ts";

test("the first entry is the leftmost bit", () => {
  const bits = gunzipSync(Buffer.from(encodeBits(16, [0, 9]).slice(1), "base64url"));
  expect([...bits]).toEqual([0b1000_0000, 0b0100_0000]);
});
