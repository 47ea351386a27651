/** Which issuers this browser trusts, and which nodes it asks. */
import { expect, test, vi } from "vitest";
import { sealOfBundle, sealOfBytes } from "./seal.ts";
import { type Pins, siteOf } from "./verify-here.ts";

const { origin } = globalThis.location;
const entry = {
  chainId: 31337,
  genesisHash: `0x${"1".repeat(64)}`,
  registry: `0x${"2".repeat(40)}`,
  codeHash: `0x${"3".repeat(64)}`,
  finality: { tag: "finalized" as const },
  maxBlockAge: 900,
  quorum: 1,
  demo: true,
};
const pins: Pins = {
  ...entry,
  trust: {
    format: "ijaza-trust/1",
    version: 1,
    issued: "2026-01-01T00:00:00Z",
    expires: "2126-01-01T00:00:00Z",
    entries: [{ ...entry, origins: [origin], timestampAuthorities: [] }],
  },
  rpc: ["/api/chain/rpc", "https://rpc.example/"],
};

test("the site's nodes are asked, relative ones on the site", () => {
  expect(siteOf({ pins }).rpc).toEqual([`${origin}/api/chain/rpc`, "https://rpc.example/"]);
});

test("a visitor's own node is asked instead of the site's", () => {
  expect(siteOf({ pins, own: "https://mine.example/" }).rpc).toEqual(["https://mine.example/"]);
});

test("without a connection none is asked, so that the verdict says why", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(siteOf({ pins }).rpc).toEqual([]);
});

test("a diploma's seal does not change with the claims its holder discloses", async () => {
  const seals = await Promise.all(
    ["a.b.c~x~y~", "a.b.c~x~"].map((credential) => sealOfBundle(JSON.stringify({ credential }))),
  );
  expect(seals[0]).toBe(seals[1]);
});

test("the seal of an altered file is drawn from all of it", async () => {
  const text = JSON.stringify({ credential: "a.b.c~x~" });
  expect(await sealOfBytes(new TextEncoder().encode(text))).not.toBe(await sealOfBundle(text));
});
