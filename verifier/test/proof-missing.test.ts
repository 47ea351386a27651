/** Where a proof was asked for and is missing or wrong, there is no verdict. */
import { keccak256, toRlp } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bundle } from "../src/credential/bundle.ts";
import { type VerifyOptions, verify } from "../src/verify.ts";
import { type Alter, alterAnswers } from "./altering.ts";
import { type RealIssuer, startRealIssuer } from "./real-issuer.ts";
import { setUpDiploma } from "./scene.ts";

type Members = Record<string, unknown>;

let chain: RealIssuer;
let bundle: Bundle;
beforeAll(async () => {
  chain = await startRealIssuer();
  bundle = await chain.issueDiploma();
  await chain.client.mine({ blocks: 3 });
});
afterAll(() => chain.stop());

const prove = (options: Partial<VerifyOptions> = {}, proved = bundle) =>
  verify(proved, { trust: [chain.entry], rpc: [chain.url], shareReads: false, prove: true, ...options });
const lying = (alter: Alter) => ({ fetch: alterAnswers(alter) });

const refuse = (refused: string) =>
  lying(({ method }, { id, ...answer }) =>
    method === refused ? { jsonrpc: "2.0", id, error: { code: -32601, message: "not here" } } : { id, ...answer },
  );
const change = (changed: string, how: (result: Members) => unknown) =>
  lying(({ method, params }, answer) => {
    const isTheirs = method === changed && params[0] !== "0x0";
    return isTheirs ? { ...answer, result: how(answer.result as Members) } : answer;
  });

describe("without a good proof there is no verdict", () => {
  test("an endpoint that knows no proofs", async () => {
    const { verdict, reason, checks } = await prove(refuse("eth_getProof"));
    expect({ verdict, reason }).toEqual({ verdict: "unknown", reason: "proof_unavailable" });
    expect(checks[1]?.detail).toContain("not here");
  });

  test("an endpoint whose proof does not come in time", async () => {
    const silent: typeof fetch = (url, options) =>
      String(options?.body).includes("eth_getProof") ? new Promise(() => {}) : fetch(url, options);
    expect(await prove({ fetch: silent, withinMs: 1000 })).toMatchObject({ reason: "proof_unavailable" });
  });

  test("an endpoint that has no final block", async () => {
    expect(await prove(change("eth_getBlockByNumber", () => null))).toMatchObject({ reason: "proof_unavailable" });
  });

  test.each<[string, (block: Members) => unknown]>([
    ["another hash", (block) => ({ ...block, hash: `0x${"11".repeat(32)}` })],
    ["another state", (block) => ({ ...block, stateRoot: `0x${"11".repeat(32)}` })],
    ["another time", (block) => ({ ...block, timestamp: "0x1" })],
    ["no parent", ({ parentHash: _, ...block }) => block],
    ["a number that is none", (block) => ({ ...block, number: "ten" })],
    ["a member that is left out", ({ withdrawalsRoot: _, ...block }) => block],
    ["nothing but text", () => "block"],
  ])("a block with %s", async (_what, how) => {
    const result = await prove(change("eth_getBlockByNumber", how));
    expect(result).toMatchObject({ verdict: "unknown", reason: "state_proof_invalid" });
  });

  test.each<[string, (proof: Members) => unknown]>([
    ["of no form", () => "proof"],
    ["without an account", ({ accountProof: _, ...proof }) => proof],
    ["without slots", (proof) => ({ ...proof, storageProof: [] })],
    [
      "of slots in another order",
      (proof) => ({ ...proof, storageProof: (proof.storageProof as unknown[]).toReversed() }),
    ],
    [
      "of slots that are none",
      (proof) => ({ ...proof, storageProof: (proof.storageProof as unknown[]).map(() => null) }),
    ],
  ])("a proof %s", async (_what, how) => {
    expect(await prove(change("eth_getProof", how))).toMatchObject({
      verdict: "unknown",
      reason: "state_proof_invalid",
    });
  });

  test("another block than the one that is so many confirmations deep", async () => {
    const entry = { ...chain.entry, finality: { confirmations: 2 } };
    const head = Number((await askBlock("latest")).number);
    const older = await askBlock(`0x${(head - 2).toString(16)}`);
    const lie = change("eth_getBlockByNumber", () => older);
    expect(await prove({ ...lie, trust: [entry] })).toMatchObject({
      verdict: "unknown",
      reason: "state_proof_invalid",
    });
    expect(await prove({ trust: [entry] })).toMatchObject({ verdict: "valid" });
  });

  test("a final block that is older than one may be, though all that it proves was true then", async () => {
    const then = await askBlock("latest");
    await chain.client.increaseTime({ seconds: 3 * 3600 });
    await chain.client.mine({ blocks: 3 });
    const now = new Date(Number((await askBlock("latest")).timestamp) * 1000);
    const finalized = { ...chain.entry, finality: { tag: "finalized" as const } };
    const entry = { ...finalized, maxBlockAge: 600 };
    const stalled = change("eth_getBlockByNumber", () => then);
    const result = await prove({ now, ...stalled, trust: [entry] });
    expect(result).toMatchObject({ verdict: "unknown", reason: "proof_unavailable" });
    expect(result.checks[1]?.detail).toContain(new Date(Number(then.timestamp) * 1000).toISOString());
  });

  test("a reader that knows of no proofs", async () => {
    const { createRpcReader } = await import("../src/chain/registry.ts");
    const reader = createRpcReader({ rpc: [chain.url] });
    const unproving = {
      read: (request: Parameters<typeof reader.read>[0]) => reader.read({ ...request, prove: false }),
    };
    const { verdict, reason, checks } = await prove({ chain: unproving });
    expect([verdict, reason, checks[1]?.name]).toEqual(["unknown", "proof_unavailable", "issuer"]);
    expect(await prove({ chain: reader })).toMatchObject({ verdict: "valid", facts: { proved: {} } });
  });

  test("an endpoint that cannot be asked at all, or has another registry, is reported as such", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.fault = "http-500";
    expect(await verify({}, { prove: true })).toMatchObject({ reason: "chain_unreachable" });
    Object.assign(chain, { fault: null, code: "0x" });
    expect(await verify({}, { prove: true })).toMatchObject({ reason: "wrong_code" });
  });
});

describe("of two endpoints", () => {
  const rpc = () => [`${chain.url}/one`, `${chain.url}/two`];
  /** Alters what the second endpoint answers to a method; nothing becomes an error. */
  const second = (method: string, how: (result: Members) => unknown) => ({
    rpc: rpc(),
    ...lying((call, { id, ...answer }) => {
      const isTheirs = call.method === method && call.params[0] !== "0x0" && call.url.endsWith("two");
      const result = isTheirs ? how(answer.result as Members) : answer.result;
      const error = { code: -32601, message: "not here" };
      return { jsonrpc: "2.0", id, ...(result === undefined ? { error } : { result }) };
    }),
  });

  test("both name the block", async () => {
    const { verdict, facts } = await prove(second("eth_getBlockByNumber", (block) => block));
    expect({ verdict, asked: facts.asked }).toEqual({ verdict: "valid", asked: rpc() });
  });

  test("one may be behind: the older of their final blocks is proved", async () => {
    const older = await askBlock("finalized");
    await chain.client.mine({ blocks: 3 });
    const result = await prove(second("eth_getBlockByNumber", () => older));
    expect(result).toMatchObject({ verdict: "valid", facts: { proved: { number: Number(older.number) } } });
  });

  test("one that names another block of that number contradicts the other", async () => {
    const result = await prove(second("eth_getBlockByNumber", withOtherState));
    expect(result).toMatchObject({ verdict: "unknown", reason: "rpc_disagree" });
  });

  test("one that gives another block than it is asked for is refused", async () => {
    const older = await askBlock("0x4");
    const liar = lying((call, answer) => {
      if (call.method !== "eth_getBlockByNumber" || call.params[0] === "0x0") return answer;
      return call.url.endsWith("one") ? { ...answer, result: older } : answer;
    });
    const stubborn = lying((call, answer) => {
      if (call.method !== "eth_getBlockByNumber" || call.params[0] !== "0x4") return answer;
      return { ...answer, result: (answer.result as Members) && withNumber(older, "0x5") };
    });
    const both: typeof fetch = (url, options) => (String(url).endsWith("one") ? liar : stubborn).fetch(url, options);
    expect(await prove({ rpc: rpc(), fetch: both })).toMatchObject({
      verdict: "unknown",
      reason: "state_proof_invalid",
    });
  });

  test("one without proofs does no harm, one with a wrong proof does", async () => {
    expect(await prove(second("eth_getProof", () => undefined))).toMatchObject({ verdict: "valid" });
    const wrong = await prove(second("eth_getProof", (proof) => ({ ...proof, accountProof: [] })));
    expect(wrong).toMatchObject({ verdict: "unknown", reason: "state_proof_invalid" });
  });
});

async function askBlock(tag: string): Promise<Members> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params: [tag, false] });
  const headers = { "content-type": "application/json" };
  const response = await fetch(chain.url, { method: "POST", headers, body });
  return (await response.json()).result;
}

const withOtherState = (block: Members) => hashed({ ...block, stateRoot: `0x${"11".repeat(32)}` });
const withNumber = (block: Members, number: string) => hashed({ ...block, number });

/** The block with the hash of its header, by other code than the verifier's. */
function hashed(block: Members): Members {
  const data = "parentHash sha3Uncles miner stateRoot transactionsRoot receiptsRoot logsBloom";
  const numbers = "difficulty number gasLimit gasUsed timestamp";
  const later =
    "extraData mixHash nonce +baseFeePerGas withdrawalsRoot +blobGasUsed +excessBlobGas parentBeaconBlockRoot requestsHash";
  const names = [...data.split(" "), ...numbers.split(" ").map((name) => `+${name}`), ...later.split(" ")];
  const fields = names.flatMap((name) => {
    const value = block[name.replace("+", "")];
    if (value === undefined || value === null) return [];
    const digits = String(value)
      .slice(2)
      .replace(/^0+/, name.startsWith("+") ? "" : "$&");
    return [`0x${digits.length % 2 === 1 ? "0" : ""}${digits}` as const];
  });
  return { ...block, hash: keccak256(toRlp(fields)) };
}
