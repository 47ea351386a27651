/** Proving batch and revocations by the hash of the final block, against a real chain and an endpoint that lies. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runCli } from "../src/cli/cli.ts";
import type { Bundle } from "../src/credential/bundle.ts";
import { type VerifyOptions, verify } from "../src/verify.ts";
import { type Alter, alterAnswers } from "./altering.ts";
import { INDEX, type RealIssuer, startRealIssuer } from "./real-issuer.ts";
import { listOf } from "./trust-entry.ts";

let chain: RealIssuer;
let bundle: Bundle;
beforeAll(async () => {
  chain = await startRealIssuer();
  bundle = await issueFinal();
});
afterAll(() => chain.stop());

async function issueFinal(): Promise<Bundle> {
  const issued = await chain.issueDiploma();
  await chain.client.mine({ blocks: 3 });
  return issued;
}

const prove = (options: Partial<VerifyOptions> = {}, proved = bundle) =>
  verify(proved, { trust: [chain.entry], rpc: [chain.url], shareReads: false, prove: true, ...options });
const lying = (alter: Alter) => ({ fetch: alterAnswers(alter) });
const confirmed = (confirmations: number) => ({ trust: [{ ...chain.entry, finality: { confirmations } }] });

test("a diploma is proved by the final block, which the facts name", async () => {
  const { verdict, facts } = await prove();
  const { number, hash, stateRoot, timestamp } = await chain.client.getBlock({ blockTag: "finalized" });
  const time = new Date(Number(timestamp) * 1000).toISOString();
  expect({ verdict, proved: facts.proved }).toEqual({
    verdict: "valid",
    proved: { number: Number(number), time, blockHash: hash, stateRoot },
  });
  expect((await prove({ prove: false })).facts.proved).toBeUndefined();
});

test("the command line prints the block that proves it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ijaza-prove-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, trust] = [join(folder, "diploma.json"), join(folder, "trust.json")];
  await writeFile(file, JSON.stringify(bundle));
  await writeFile(trust, JSON.stringify(listOf([chain.entry])));
  let printed = "";
  const out = (text: string) => {
    printed += text;
  };
  const args = [file, "--trust", trust, "--rpc", chain.url, "--prove"];
  expect(
    await runCli(args, { out, err: out, env: {}, fetch, now: () => new Date(), ask: () => Promise.resolve("") }),
  ).toBe(0);
  const { number, hash, timestamp } = await chain.client.getBlock({ blockTag: "finalized" });
  const time = new Date(Number(timestamp) * 1000).toISOString();
  expect(printed).toContain(`proved by    block ${number} of ${time}, ${hash}\n`);
});

test.each([1, 2, 3])("with %d confirmations the block of that depth proves it", async (confirmations) => {
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  const { verdict, facts } = await prove(confirmed(confirmations));
  expect({ verdict, number: facts.proved?.number }).toEqual({ verdict: "valid", number: head - confirmations + 1 });
});

test("more confirmations than there are blocks prove nothing", async () => {
  expect(await prove(confirmed(100_000))).toMatchObject({ verdict: "unknown", reason: "proof_unavailable" });
});

test("a batch that is not final yet is not final, and a root that nobody anchored is not anchored", async () => {
  const young = await chain.issueDiploma();
  expect(await prove({}, young)).toMatchObject({ verdict: "unknown", reason: "not_final" });
  const forged = { ...bundle, anchor: { ...bundle.anchor, root: `0x${"12".repeat(32)}` } };
  expect(await prove({}, forged)).toMatchObject({
    verdict: "invalid",
    reason: "root_not_anchored",
    facts: { proved: {} },
  });
});

test.each([false, true])("a revocation counts before and after it is final (superseded: %s)", async (superseded) => {
  const revoked = await issueFinal();
  await chain.revoke(revoked, { superseded });
  const reason = superseded ? "superseded" : "revoked";
  expect(await prove({}, revoked)).toMatchObject({ verdict: "invalid", reason });
  await chain.client.mine({ blocks: 3 });
  expect(await prove({}, revoked)).toMatchObject({ verdict: "invalid", reason, facts: { proved: {} } });
});

describe("an endpoint that lies alone", () => {
  /** Shows this as the answer of the registry, whatever is asked for. */
  const showing = (check: string) =>
    lying(({ method }, answer) => (method === "eth_call" ? { ...answer, result: check } : answer));

  test("does not invent a batch", async () => {
    const forged = chain.makeDiploma();
    const liar = showing(await chain.readCheck(bundle));
    expect(await prove({ ...liar, prove: false }, forged)).toMatchObject({ verdict: "valid" });
    expect(await prove(liar, forged)).toMatchObject({ verdict: "unknown", reason: "state_proof_invalid" });
  });

  test("does not hide a batch", async () => {
    const liar = showing(await chain.readCheck(chain.makeDiploma()));
    expect(await prove({ ...liar, prove: false })).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
    expect(await prove(liar)).toMatchObject({ verdict: "unknown", reason: "state_proof_invalid" });
  });

  test.each([false, true])("does not hide a revocation that is final (superseded: %s)", async (superseded) => {
    const revoked = await issueFinal();
    const liar = showing(await chain.readCheck(revoked));
    await chain.revoke(revoked, { superseded });
    await chain.client.mine({ blocks: 3 });
    expect(await prove({ ...liar, prove: false }, revoked)).toMatchObject({ verdict: "valid" });
    expect(await prove(liar, revoked)).toMatchObject({ verdict: "unknown", reason: "proof_unavailable" });
  });

  test.each(["walletKey", "credentialKey"] as const)("does not hide that the %s was compromised", async (which) => {
    const marked = await startRealIssuer();
    onTestFinished(() => marked.stop());
    const issued = await marked.issueDiploma();
    const before = await marked.readCheck(issued);
    const since = Number((await marked.client.getBlock({ blockNumber: BigInt(issued.anchor.block) })).timestamp);
    const wallet = `0x${marked.account.slice(2).padStart(64, "0")}` as const;
    const args = [which === "walletKey" ? wallet : marked.thumbprint, since] as const;
    const { client, contract, settle } = marked;
    await settle(client.writeContract({ ...contract, functionName: "markKeyCompromised", args }));
    await client.mine({ blocks: 3 });
    const options = { trust: [marked.entry], rpc: [marked.url] };
    expect(await prove({ ...options, ...showing(before) }, issued)).toMatchObject({ reason: "state_proof_invalid" });
    const code = which === "walletKey" ? "wallet_key_compromised" : "key_compromised";
    expect(await prove(options, issued)).toMatchObject({ verdict: "invalid", reason: code });
  });

  test("does not hide a revocation behind many others of its word", async () => {
    const revoked = await issueFinal();
    for (let other = 0; other < 14; other += 1) await chain.revoke(revoked, { index: INDEX + 1 + other });
    expect(await prove({}, revoked)).toMatchObject({ verdict: "valid" });
    const liar = showing(await chain.readCheck(revoked));
    await chain.revoke(revoked);
    await chain.client.mine({ blocks: 3 });
    expect(await prove(liar, revoked)).toMatchObject({ verdict: "unknown", reason: "proof_unavailable" });
    expect(await prove({}, revoked)).toMatchObject({ verdict: "invalid", reason: "revoked" });
  });

  test("does not hide that the whole batch was revoked", async () => {
    const revoked = await issueFinal();
    const liar = showing(await chain.readCheck(revoked));
    await chain.revokeBatch(revoked);
    await chain.client.mine({ blocks: 3 });
    expect(await prove(liar, revoked)).toMatchObject({ verdict: "unknown", reason: "proof_unavailable" });
  });
});
