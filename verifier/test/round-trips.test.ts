/** How few requests the verifier makes: calls are sent together, and what was just read is shared. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { LARGEST_CALL_BATCH } from "../src/chain/call-queue.ts";
import type { ReadRequest } from "../src/chain/chain-reader.ts";
import { createRpcReader } from "../src/chain/registry.ts";
import { SHARED_FOR_MS } from "../src/chain/shared-reads.ts";
import type { Batches } from "./fake-chain.ts";
import { type Scene, setUpChain, setUpDiploma, soonAfter } from "./scene.ts";

const PINS_AND_CHECKS = 5;
const CHECKS = 2;
const REVOKED = { revokedWord: 1n << 5n };

/** A reader of the scene's chain, whose clock stands still unless a test lets time pass. */
function setUpReader({ chain, trust, bundle, key }: Scene, rpc = [chain.url]) {
  let elapsed = 0;
  const network: typeof fetch = (...request) => fetch(...request);
  const reader = createRpcReader({ rpc, fetch: network, clock: () => elapsed });
  const request: ReadRequest = {
    entry: trust[0]!,
    now: soonAfter(chain),
    university: bundle.anchor.university,
    root: bundle.anchor.root,
    count: bundle.proof.count,
    index: 5,
    thumbprint: key.thumbprint,
  };
  const read = (changed: Partial<ReadRequest> = {}) => reader.read({ ...request, ...changed });
  const pass = (ms: number) => {
    elapsed += ms;
  };
  const count = () => chain.requests.splice(0);
  return { read, pass, count, request };
}

describe("calls are sent together", () => {
  test("a diploma takes one round trip, with its pins and its final block", async () => {
    const { verify, chain } = await setUpDiploma();
    await verify();
    expect(chain.requests).toEqual([PINS_AND_CHECKS]);
    await verify();
    expect(chain.requests).toEqual([PINS_AND_CHECKS, CHECKS]);
  });

  test("with confirmations it takes two, for the head is asked for first", async () => {
    const { verify, chain, trust } = await setUpDiploma();
    const confirmed = { trust: trust.map((entry) => ({ ...entry, finality: { confirmations: 12 } })) };
    expect(await verify({}, confirmed)).toMatchObject({ verdict: "valid" });
    expect(chain.requests).toEqual([4, null]);
  });

  test("many diplomas at once are a few requests of bounded size", async () => {
    const { read, count } = setUpReader(await setUpDiploma());
    const all = await Promise.all(Array.from({ length: 60 }, (_, word) => read({ index: 256 * word })));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(count()).toEqual([LARGEST_CALL_BATCH, LARGEST_CALL_BATCH, 3 + 60 * CHECKS - 2 * LARGEST_CALL_BATCH]);
  });

  test("a batch is full before another one begins", async () => {
    const { read, count } = setUpReader(await setUpDiploma());
    await read();
    count();
    const full = LARGEST_CALL_BATCH / CHECKS;
    await Promise.all(Array.from({ length: full }, (_, word) => read({ index: 256 * (word + 1) })));
    await read({ index: 256 * (full + 1) });
    expect(count()).toEqual([LARGEST_CALL_BATCH, CHECKS]);
  });

  test("of a batch that is not there nobody asks whether it is final", async () => {
    const scene = await setUpDiploma();
    const { read, count, request } = setUpReader(scene);
    await read({ root: `0x${"11".repeat(32)}`, entry: { ...request.entry, finality: { confirmations: 12 } } });
    expect(count()).toHaveLength(1);
  });

  test("browsers, which have no setImmediate, send them too", async () => {
    const { read } = setUpReader(await setUpDiploma());
    vi.stubGlobal("setImmediate", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await read()).toMatchObject({ ok: true });
  });

  test("answers may come in any order", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.batches = "answered-backwards";
    expect(await verify()).toMatchObject({ verdict: "valid" });
  });
});

describe("an endpoint that takes no batches", () => {
  test.each<Batches>(["refused", "http-400", "one-answer", "one-answer-in-a-list"])(
    "is asked one by one from then on: %s",
    async (batches) => {
      const { verify, chain } = await setUpDiploma();
      chain.batches = batches;
      expect(await verify()).toMatchObject({ verdict: "valid" });
      expect(chain.requests).toEqual([PINS_AND_CHECKS, ...Array(PINS_AND_CHECKS).fill(null)]);
      await verify();
      expect(chain.requests.slice(1 + PINS_AND_CHECKS)).toEqual(Array(CHECKS).fill(null));
    },
  );

  test.each<Batches>(["http-429", "http-500"])("is not what merely failed: %s", async (batches) => {
    const { verify, chain } = await setUpDiploma();
    chain.batches = batches;
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "chain_unreachable" });
    chain.batches = "answered";
    expect(await verify()).toMatchObject({ verdict: "valid" });
    expect(chain.requests).toEqual([PINS_AND_CHECKS, PINS_AND_CHECKS]);
  });

  test("is not one that mixes its answers up: those count for nothing", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.batches = "ids-twice";
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "rpc_malformed" });
    expect(chain.requests).toEqual([PINS_AND_CHECKS]);
  });
});

describe("what was just read is shared", () => {
  test("by diplomas of one word, at the same time and a moment later", async () => {
    const { read, pass, count } = setUpReader(await setUpDiploma());
    await Promise.all([0, 5, 255].map((index) => read({ index })));
    pass(SHARED_FOR_MS - 1);
    await read({ index: 7 });
    expect(count()).toEqual([PINS_AND_CHECKS]);
    pass(1);
    await read({ index: 7 });
    expect(count()).toEqual([CHECKS]);
  });

  test("and each still gets its own bit of the word", async () => {
    const scene = await setUpDiploma();
    const { read } = setUpReader(scene);
    scene.chain.latest = { ...scene.chain.latest, ...REVOKED };
    const [ours, next] = await Promise.all([read({ index: 5 }), read({ index: 6 })]);
    expect([ours, next]).toMatchObject([{ state: { revoked: true } }, { state: { revoked: false } }]);
  });

  test("but by no other word, root, university, key or registry, nor under other terms of finality", async () => {
    const { read, count, request } = setUpReader(await setUpDiploma());
    const entry = (changed: object) => ({ entry: { ...request.entry, ...changed } });
    await read();
    const others: Partial<ReadRequest>[] = [
      { index: 256 },
      { root: `0x${"11".repeat(32)}` },
      { university: "8" },
      { thumbprint: new Uint8Array(32) },
      entry({ registry: `0x${"11".repeat(20)}` }),
      entry({ codeHash: `0x${"11".repeat(32)}` }),
      entry({ genesisHash: `0x${"11".repeat(32)}` }),
      entry({ chainId: 1 }),
      entry({ finality: { confirmations: 12 } }),
    ];
    for (const other of others) {
      count();
      await read(other);
      expect(count(), JSON.stringify(other)).not.toEqual([]);
    }
  });

  test("by no other endpoint: one that hides a revocation is found out", async () => {
    const scene = await setUpDiploma();
    const other = await setUpChain(scene.bundle.anchor.root, REVOKED);
    const { read } = setUpReader(scene, [scene.chain.url, other.url]);
    const reads = await Promise.all([read(), read(), read()]);
    expect(reads.map((each) => each.ok || each.code)).toEqual(Array(3).fill("rpc_disagree"));
  });

  test("but its age is judged for each, by the clock of whoever verifies", async () => {
    const scene = await setUpDiploma();
    const { read } = setUpReader(scene);
    const later = new Date(soonAfter(scene.chain).getTime() + 4_000_000);
    expect(await Promise.all([read(), read({ now: later })])).toMatchObject([{ ok: true }, { code: "node_stale" }]);
  });

  test("unless it failed: the next one asks again", async () => {
    const scene = await setUpDiploma();
    const { read } = setUpReader(scene);
    scene.chain.fault = "http-500";
    expect(await read()).toMatchObject({ ok: false });
    scene.chain.fault = null;
    expect(await read()).toMatchObject({ ok: true });
  });

  test("unless the caller wants none of it", async () => {
    const scene = await setUpDiploma();
    await Promise.all([0, 1].map(() => scene.verify({}, { shareReads: false })));
    expect(scene.chain.calls.filter((call) => call === "eth_call latest")).toHaveLength(2);
  });
});
