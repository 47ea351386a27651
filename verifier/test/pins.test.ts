/** Pins are proved again: after some minutes, and when the newest block of an endpoint is an earlier one. */
import { keccak256 } from "viem";
import { expect, test } from "vitest";
import { createPins, PINS_PROVED_FOR_MS } from "../src/chain/pins.ts";
import type { RpcRequest } from "../src/chain/rpc.ts";
import { type Scene, setUpChain, setUpDiploma } from "./scene.ts";
import { ENTRY } from "./trust-entry.ts";

const ELSEWHERE = { genesisHash: `0x${"77".repeat(32)}` };
const GENESIS = "eth_getBlockByNumber";

/** A diploma with a clock of its own. Each verification counts how often the genesis block was asked for. */
async function setUp() {
  const scene = await setUpDiploma();
  let elapsed = PINS_PROVED_FOR_MS;
  const pass = (ms: number) => {
    elapsed += ms;
  };
  const check = async (options = {}) => {
    scene.chain.calls.length = 0;
    const { verdict, reason } = await scene.verify({}, { clock: () => elapsed, shareReads: false, ...options });
    return { verdict, reason, proofs: proofsOf(scene) };
  };
  return { ...scene, pass, check };
}

const proofsOf = ({ chain }: Pick<Scene, "chain">) => chain.calls.filter((call) => call === GENESIS).length;

test("an address that leads to another chain is noticed after five minutes", async () => {
  const { chain, check, pass } = await setUp();
  expect(await check()).toEqual({ verdict: "valid", reason: undefined, proofs: 1 });
  pass(PINS_PROVED_FOR_MS - 1);
  expect(await check()).toMatchObject({ verdict: "valid", proofs: 0 });
  Object.assign(chain, ELSEWHERE);
  pass(1);
  expect(await check()).toEqual({ verdict: "unknown", reason: "wrong_chain", proofs: 1 });
});

test("an address that leads to another chain is noticed at once when that chain is shorter", async () => {
  const { chain, check } = await setUp();
  await check();
  Object.assign(chain, ELSEWHERE);
  chain.latest = { ...chain.latest, blockNumber: 99n };
  expect(await check()).toEqual({ verdict: "unknown", reason: "wrong_chain", proofs: 1 });
  expect(await check()).toMatchObject({ verdict: "unknown", reason: "wrong_chain" });
});

test("a node that fell back by a block is proved once more, and believed", async () => {
  const { chain, check } = await setUp();
  await check();
  chain.latest = { ...chain.latest, blockNumber: 99n };
  expect(await check()).toMatchObject({ verdict: "valid", proofs: 1 });
  chain.latest = { ...chain.latest, blockNumber: 100n };
  expect(await check()).toMatchObject({ verdict: "valid", proofs: 0 });
});

test("verifications at the same time share a proof, good or bad", async () => {
  const { chain, check, verify } = await setUp();
  const many = () => Promise.all(Array.from({ length: 20 }, () => verify({}, { clock: () => 0, shareReads: false })));
  chain.latest = { ...chain.latest, blockNumber: 101n };
  expect(new Set((await many()).map(({ verdict }) => verdict))).toEqual(new Set(["valid"]));
  expect(proofsOf({ chain })).toBe(1);
  chain.latest = { ...chain.latest, blockNumber: 99n };
  Object.assign(chain, ELSEWHERE);
  chain.calls.length = 0;
  expect(new Set((await many()).map(({ reason }) => reason))).toEqual(new Set(["wrong_chain"]));
  expect(proofsOf({ chain })).toBe(1);
  expect(await check()).toMatchObject({ reason: "wrong_chain", proofs: 1 });
});

test("the proof of one endpoint does not count for another, nor does that of another entry", async () => {
  const { bundle, chain, check, trust } = await setUp();
  await check();
  const other = await setUpChain(bundle.anchor.root);
  expect(await check({ rpc: [chain.url, other.url] })).toMatchObject({ verdict: "valid" });
  expect(proofsOf({ chain: other })).toBe(1);
  const changed = trust.map((entry) => ({ ...entry, codeHash: `0x${"11".repeat(32)}` }));
  expect(await check({ trust: changed })).toMatchObject({ verdict: "unknown", reason: "wrong_code" });
});

test("the memory is bounded: with very many registries the first is proved again", async () => {
  const code = "0x60016002";
  const entry = { ...ENTRY, codeHash: keccak256(code) };
  const answers: Record<string, unknown> = {
    eth_chainId: "0x1",
    [GENESIS]: { hash: entry.genesisHash },
    eth_getCode: code,
  };
  let proofs = 0;
  const ask = async ({ method }: RpcRequest) => {
    proofs += Number(method === GENESIS);
    return { ok: true, result: answers[method] } as const;
  };
  const pins = createPins({ url: "http://node.example", ask });
  const check = (at: number) =>
    pins.check({ entry: { ...entry, registry: `0x${at.toString(16).padStart(40, "0")}` }, now: 0 });
  for (let at = 0; at < 64; at += 1) expect(await check(at)).toBeNull();
  await check(0);
  expect(proofs).toBe(64);
  await check(64);
  await check(0);
  expect(proofs).toBe(66);
});
