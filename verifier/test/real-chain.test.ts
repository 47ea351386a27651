/** The verifier against the registry on a real chain: it reads what the contract answers. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bundle } from "../src/credential/bundle.ts";
import { type VerifyOptions, verify } from "../src/verify.ts";
import { COUNT, INDEX, type RealIssuer, startRealIssuer, UNIVERSITY, UNIVERSITY_NAME } from "./real-issuer.ts";

let chain: RealIssuer;
beforeAll(async () => {
  chain = await startRealIssuer();
});
afterAll(() => chain.stop());

function check(bundle: Bundle, options: Partial<VerifyOptions> = {}) {
  const trust = [{ ...chain.entry, finality: { confirmations: 1 } }];
  return verify(bundle, { trust, rpc: [chain.url], shareReads: false, ...options });
}

test("an issued diploma is valid, and the registry's facts are read", async () => {
  const bundle = await chain.issueDiploma();
  const { verdict, facts } = await check(bundle);
  expect(verdict).toBe("valid");
  expect(facts.issuer).toMatchObject({ name: UNIVERSITY_NAME, university: `${UNIVERSITY}` });
  expect(facts.anchor).toMatchObject({ index: INDEX, count: COUNT, signer: chain.account.toLowerCase() });
});

test("a diploma is not final until the chain says so", async () => {
  const bundle = await chain.issueDiploma();
  const trust = [chain.entry];
  expect(await check(bundle, { trust })).toMatchObject({ verdict: "unknown", reason: "not_final" });
  await chain.client.mine({ blocks: 3 });
  expect(await check(bundle, { trust })).toMatchObject({ verdict: "valid" });
});

test.each([
  ["revoked", false],
  ["superseded", true],
])("a %s diploma is invalid, and the diplomas next to it stay valid", async (reason, superseded) => {
  const bundle = await chain.issueDiploma();
  await chain.revoke(bundle, { index: INDEX + 1, superseded });
  expect(await check(bundle)).toMatchObject({ verdict: "valid" });
  await chain.revoke(bundle, { superseded });
  const { verdict, reason: code, facts } = await check(bundle);
  expect({ verdict, code, revocation: facts.revocation }).toEqual({
    verdict: "invalid",
    code: reason,
    revocation: reason,
  });
  expect(Date.parse(facts.revokedAtLatest ?? "")).toBeGreaterThanOrEqual(Date.parse(facts.anchor?.issuedAt ?? ""));
});

test("a root that nobody anchored is invalid", async () => {
  const bundle = await chain.issueDiploma();
  const anchor = { ...bundle.anchor, root: `0x${"12".repeat(32)}` };
  expect(await check({ ...bundle, anchor })).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
});

test("a registry with other code than the pinned one is not asked", async () => {
  const bundle = await chain.issueDiploma();
  const trust = [{ ...chain.entry, codeHash: `0x${"00".repeat(32)}` }];
  expect(await check(bundle, { trust })).toMatchObject({ verdict: "unknown", reason: "wrong_code" });
});

test("what was issued since a key was compromised is invalid, unless the batch was reaffirmed", async () => {
  const old = await chain.issueDiploma();
  await chain.client.increaseTime({ seconds: 100 });
  const { client, contract, settle } = chain;
  const bundle = await chain.issueDiploma();
  const since = Number((await client.getBlock({ blockNumber: BigInt(bundle.anchor.block) })).timestamp);
  const mark = { functionName: "markKeyCompromised", args: [chain.thumbprint, since] } as const;
  await settle(client.writeContract({ ...contract, ...mark }));
  await client.increaseTime({ seconds: 100 });
  expect(await check(old)).toMatchObject({ verdict: "valid" });
  expect(await check(bundle)).toMatchObject({ verdict: "invalid", reason: "key_compromised" });
  const root = bundle.anchor.root as `0x${string}`;
  await settle(
    client.writeContract({
      ...contract,
      functionName: "reaffirmBatch",
      args: [UNIVERSITY, root, COUNT, chain.thumbprint],
    }),
  );
  expect(await check(bundle)).toMatchObject({ verdict: "valid" });
});
