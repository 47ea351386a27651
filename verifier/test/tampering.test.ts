/** No changed byte makes a bundle verify with other facts. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../test-seed.ts";
import { decodeCheck, encodeCheck } from "../src/chain/abi.ts";
import { verify } from "../src/verify.ts";
import { encodeAnswer } from "./fake-chain.ts";
import { NOW, setUpDiploma } from "./scene.ts";

test("a bundle with any byte changed is never valid with other facts, and never makes the verifier throw", async () => {
  const { bundle, trust, chain } = await setUpDiploma();
  const original = new TextEncoder().encode(JSON.stringify(bundle));
  const options = { trust, rpc: [chain.url], now: new Date(0) };
  const { facts } = await verify(original, options);
  const flip = fc.tuple(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }));
  await fc.assert(
    fc.asyncProperty(flip, async ([at, mask]) => {
      const result = await verify(
        original.map((byte, index) => (index === at ? byte ^ mask : byte)),
        options,
      );
      if (result.verdict === "valid") expect(result.facts).toEqual(facts);
      expect(result.checks).toHaveLength(4);
    }),
    { numRuns: runs({ few: 200, all: 5000 }) },
  );
});

test("every single bit of the credential matters", async () => {
  const { bundle, trust, chain } = await setUpDiploma();
  const verdicts = new Set<string>();
  for (let at = 0; at < bundle.credential.length; at++) {
    const symbol = bundle.credential.charCodeAt(at) ^ 1;
    const credential = bundle.credential.slice(0, at) + String.fromCharCode(symbol) + bundle.credential.slice(at + 1);
    verdicts.add((await verify({ ...bundle, credential }, { trust, rpc: [chain.url], now: NOW })).verdict);
  }
  expect([...verdicts]).toEqual(["invalid"]);
});

test("any value handed in gives a result", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.uint8Array()), async (input) => {
      expect(await verify(input, { trust: [] })).toMatchObject({ verdict: "unknown", reason: "not_a_diploma" });
    }),
  );
});

test("an altered answer of the registry is read as another answer or refused, without an exception", async () => {
  const { chain } = await setUpDiploma();
  const answer = encodeAnswer(chain.latest);
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: answer.length - 1 }),
      fc.constantFrom(..."0123456789abcdefx"),
      (at, digit) => {
        const state = decodeCheck(answer.slice(0, at) + digit + answer.slice(at + 1));
        if (state !== null) expect(state.present.name).toBeTypeOf("string");
      },
    ),
    { numRuns: runs({ few: 500, all: 10_000 }) },
  );
  for (let length = 0; length < answer.length; length += 16) expect(decodeCheck(answer.slice(0, length))).toBeNull();
});

test("the calldata is always 4 bytes and five words of 32 bytes", () => {
  const question = {
    university: `${2n ** 64n - 1n}`,
    root: `0x${"ff".repeat(32)}`,
    count: 2 ** 24,
    word: 2 ** 16,
    thumbprint: new Uint8Array(32),
  };
  expect(encodeCheck(question)).toHaveLength(2 + 8 + 5 * 64);
});
