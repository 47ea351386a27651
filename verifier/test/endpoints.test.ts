/** Asking the chain: endpoints that fail, lie or lag, and several that must agree. */
import { describe, expect, test } from "vitest";
import type { ChainReader } from "../src/chain/chain-reader.ts";
import { createRpcReader } from "../src/chain/registry.ts";
import { type RpcAnswer, readAnswer } from "../src/chain/rpc.ts";
import { type Fault, NO_BATCH, NO_KEY } from "./fake-chain.ts";
import { goodKey, ISSUED_AT, setUpChain, setUpDiploma } from "./scene.ts";

const HOUR = 3600n;

const malformed = (detail: string): RpcAnswer => ({ ok: false, why: "malformed", detail });
const refused = (detail: string): RpcAnswer => ({ ok: false, why: "refused", detail });

const impatient = (fault: Fault) => (fault === "hangs" ? { timeoutMs: 300 } : {});

describe("a chain that cannot be asked makes the verdict unknown, neither valid nor invalid", () => {
  test.each<[Fault, string]>([
    ["http-500", "chain_unreachable"],
    ["hangs", "chain_unreachable"],
    ["cut-off", "chain_unreachable"],
    ["endless", "chain_unreachable"],
    ["refuses", "chain_unreachable"],
    ["not-json", "rpc_malformed"],
    ["not-rpc", "rpc_malformed"],
    ["empty", "rpc_malformed"],
  ])("an endpoint that %s", async (fault, reason) => {
    const { verify, chain } = await setUpDiploma();
    chain.fault = fault;
    expect(await verify({}, impatient(fault))).toMatchObject({ verdict: "unknown", reason, block: null });
  });

  test.each<[unknown, RpcAnswer]>([
    [
      { jsonrpc: "2.0", id: 7, result: "0x1" },
      { ok: true, result: "0x1" },
    ],
    [{ jsonrpc: "2.0", id: 8, result: "0x1" }, malformed("not an answer")],
    [{ jsonrpc: "2.0", id: 7 }, malformed("not an answer")],
    [{ id: 7, result: "0x1" }, malformed("not JSON-RPC")],
    [{ jsonrpc: "2.0", id: null, error: { message: "no" } }, refused("no")],
    // No text can be made of it: whoever tries fails where nobody waits, which ends the process.
    [{ jsonrpc: "2.0", id: 7, error: { message: { toString: 1 } } }, refused("an error without a message")],
    [{ jsonrpc: "2.0", id: 7, error: "no" }, refused("an error without a message")],
  ])("the answer %j to the call 7", (answer, read) => {
    expect(readAnswer(answer, 7)).toEqual(read);
  });

  test.each<[Fault, string]>([
    ["garbage", "rpc_malformed"],
    ["empty", "rpc_malformed"],
    ["hangs", "chain_unreachable"],
  ])("an endpoint that %s after it has passed", async (fault, reason) => {
    const { verify, chain } = await setUpDiploma();
    await verify();
    chain.fault = fault;
    expect(await verify({}, impatient(fault))).toMatchObject({ verdict: "unknown", reason, block: null });
  });

  test("an endpoint of another chain, genesis or code", async () => {
    const { verify, chain } = await setUpDiploma();
    const { chainId, genesisHash } = chain;
    chain.chainId = 1;
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_chain" });
    Object.assign(chain, { chainId, genesisHash: `0x${"00".repeat(32)}` });
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_chain" });
    Object.assign(chain, { genesisHash, code: "0x" });
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_code" });
  });

  test.each(["0xzz", "0x6", "6001", 7, { code: "0x" }])("an endpoint that calls %j the code", async (code) => {
    const { verify, chain } = await setUpDiploma();
    Object.assign(chain, { code });
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_code" });
  });

  test.each([7, null, [], "0x"])("an endpoint that calls %j the genesis block's hash", async (genesisHash) => {
    const { verify, chain } = await setUpDiploma();
    Object.assign(chain, { genesisHash });
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_chain" });
  });

  test("an endpoint with other code, although another endpoint passed", async () => {
    const { verify, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root);
    other.code = "0x";
    await verify();
    expect(await verify({}, { rpc: [other.url] })).toMatchObject({ verdict: "unknown", reason: "wrong_code" });
  });

  test("an endpoint that changed to another chain after it had passed", async () => {
    const { verify, chain } = await setUpDiploma();
    await verify();
    chain.latest = { ...chain.latest, chainId: 1n };
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_chain" });
  });

  test("an impossible answer: a batch from the future", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, blockTime: BigInt(ISSUED_AT - 1) };
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "rpc_malformed" });
  });
});

describe("a lagging node", () => {
  /** The newest block is that many seconds older than the signature of the credential. */
  const behind = (seconds: number) => ({ blockTime: BigInt(ISSUED_AT - seconds) });
  const missing = { batch: NO_BATCH, responsableKey: NO_KEY };

  test("cannot say that a batch is missing which was signed less than five minutes before its newest block", async () => {
    const { verify, chain } = await setUpDiploma();
    for (const seconds of [61, 0, -60, -299]) {
      chain.latest = { ...chain.latest, ...missing, ...behind(seconds) };
      expect(await verify()).toMatchObject({ verdict: "unknown", reason: "node_behind" });
    }
    chain.latest = { ...chain.latest, ...behind(-300) };
    expect(await verify()).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
  });

  const DAY = 86_400;
  test.each<[string, number, number, string]>([
    ["asked once more where it lacks a batch that is new, as one may be that waited for ether", 3 * 3600, 2, "valid"],
    ["not asked again for one that is a day old", DAY, 1, "invalid"],
  ])("is %s", async (_how, age, times, verdict) => {
    const { verify, chain } = await setUpDiploma();
    const whole = { ...chain.latest, ...behind(-age) };
    const reader = createRpcReader({ rpc: [chain.url] });
    const repeated: unknown[] = [];
    const read: ChainReader["read"] = (request) => {
      repeated.push(request.isRepeated);
      chain.latest = { ...whole, ...(repeated.length === 1 && missing) };
      return reader.read(request);
    };
    const now = new Date((ISSUED_AT + age) * 1000);
    expect(await verify({}, { chain: { read }, now })).toMatchObject({ verdict });
    expect(repeated).toEqual([undefined, true].slice(0, times));
  });

  test("is asked once more where it does not agree with another one", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root);
    const young = { ...chain.latest, ...behind(-600) };
    const reader = createRpcReader({ rpc: [chain.url, other.url] });
    let times = 0;
    const read: ChainReader["read"] = (request) => {
      times += 1;
      chain.latest = young;
      other.latest = { ...young, ...(times === 1 && missing) };
      return reader.read(request);
    };
    const options = { chain: { read }, now: new Date((ISSUED_AT + 605) * 1000) };
    expect(await verify({}, options)).toMatchObject({ verdict: "valid" });
    expect(times).toBe(2);
  });

  test("that hangs is not waited for where another one has answered", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root);
    other.fault = "hangs";
    const result = await verify({}, { rpc: [chain.url, other.url], withinMs: 1000 });
    expect(result).toMatchObject({ verdict: "valid", facts: { asked: [chain.url] } });
    expect(result.facts.uncounted).toMatchObject([{ endpoint: other.url, code: "chain_unreachable" }]);
    chain.fault = "hangs";
    expect(await verify({}, { withinMs: 300 })).toMatchObject({ verdict: "unknown", reason: "chain_unreachable" });
  });

  test("cannot say that a key or a university is missing", async () => {
    const { verify, chain } = await setUpDiploma();
    for (const lack of [{ credentialKey: NO_KEY }, { registered: false, credentialKey: NO_KEY }]) {
      chain.latest = { ...chain.latest, ...missing, ...behind(61), ...lack };
      expect(await verify()).toMatchObject({ verdict: "unknown", reason: "node_behind" });
    }
  });

  test("is not made of an honest one by a signature from the future", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, ...missing, ...behind(100) };
    const now = (before: number) => new Date((ISSUED_AT - before) * 1000);
    expect(await verify({}, { now: now(60) })).toMatchObject({ verdict: "unknown", reason: "node_behind" });
    expect(await verify({}, { now: now(61) })).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
  });

  test("is not made of an honest one by what a bundle says of its block", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const anchor = { ...bundle.anchor, block: 9e15 };
    for (const lack of [missing, { ...missing, credentialKey: NO_KEY }, { ...missing, registered: false }]) {
      chain.latest = { ...chain.latest, credentialKey: goodKey, registered: true, ...lack };
      expect(await verify({ anchor })).toMatchObject({ verdict: "invalid" });
    }
  });
});

test.each([0, 1, 9e15])("a diploma whose bundle names block %d is valid: the chain tells its block", async (block) => {
  const { verify, bundle } = await setUpDiploma();
  expect(await verify({ anchor: { ...bundle.anchor, block } })).toMatchObject({ verdict: "valid" });
});

describe("several endpoints", () => {
  test("are all asked, and agree", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root, { blockNumber: 90n });
    const result = await verify({}, { rpc: [chain.url, other.url] });
    expect(result).toMatchObject({ verdict: "valid", block: { number: 90 }, facts: { asked: [chain.url, other.url] } });
  });

  test("make the verdict unknown when one hides a revocation", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root, { revokedWord: 1n << 5n });
    expect(await verify({}, { rpc: [chain.url, other.url] })).toMatchObject({
      verdict: "unknown",
      reason: "rpc_disagree",
    });
  });

  test("may differ about other diplomas", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root, { revokedWord: 1n << 6n });
    expect(await verify({}, { rpc: [chain.url, other.url] })).toMatchObject({ verdict: "valid" });
  });

  test("show a batch as final only when each of them does", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const blockTime = BigInt(ISSUED_AT) + HOUR;
    const other = await setUpChain(bundle.anchor.root, { blockTime });
    chain.latest = { ...chain.latest, blockTime };
    chain.final = null;
    expect(await verify({}, { rpc: [other.url, chain.url] })).toMatchObject({
      verdict: "unknown",
      reason: "not_final",
    });
  });

  test("without one that is down are enough, and that one is not named among those asked", async () => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root);
    other.fault = "http-500";
    const result = await verify({}, { rpc: [other.url, chain.url] });
    expect(result).toMatchObject({ verdict: "valid", facts: { asked: [chain.url] } });
  });

  test.each([
    ["wrong_chain", { chainId: 1 }],
    ["wrong_code", { code: "0x" }],
  ])("are all refused when one serves another chain or code: %s", async (reason, changed) => {
    const { verify, chain, bundle } = await setUpDiploma();
    const other = await setUpChain(bundle.anchor.root);
    Object.assign(other, changed);
    expect(await verify({}, { rpc: [chain.url, other.url] })).toMatchObject({ verdict: "unknown", reason });
  });
});
