/** Asking the chain: endpoints that fail, lie or lag, and several that must agree. */
import { describe, expect, test } from "vitest";
import { type Fault, NO_KEY } from "./fake-chain.ts";
import { ISSUED_AT, setUpChain, setUpDiploma } from "./scene.ts";

const HOUR = 3600n;

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

  test.each<[Fault]>([["garbage"], ["empty"], ["hangs"]])("an endpoint that %s after it has passed", async (fault) => {
    const { verify, chain } = await setUpDiploma();
    await verify();
    chain.fault = fault;
    expect(await verify({}, impatient(fault))).toMatchObject({ verdict: "unknown", block: null });
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
  const behind = { blockNumber: 39n };

  test("cannot say that a batch is missing", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.root = `0x${"00".repeat(32)}`;
    expect(await verify()).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
    chain.latest = { ...chain.latest, ...behind };
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "node_behind" });
    chain.latest = { ...chain.latest, blockNumber: behind.blockNumber + 1n };
    expect(await verify()).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
  });

  test("cannot say that a key or a university is missing", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.root = `0x${"00".repeat(32)}`;
    for (const missing of [{ credentialKey: NO_KEY }, { registered: false, credentialKey: NO_KEY }]) {
      chain.latest = { ...chain.latest, ...behind, ...missing };
      expect(await verify()).toMatchObject({ verdict: "unknown", reason: "node_behind" });
    }
  });
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
