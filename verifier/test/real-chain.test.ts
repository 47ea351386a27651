/** The verifier against the registry on a real chain: it reads what the contract answers. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bundle } from "../src/bundle.ts";
import { inclusionProof, treeRoot } from "../src/merkle.ts";
import { type VerifyOptions, verify } from "../src/verify.ts";
import { makeCredentialForTest, makeTestKey } from "./credential-maker.ts";
import { type RealChain, startRealChain } from "./real-chain.ts";
import { toHex } from "./scene.ts";

const UNIVERSITY = 18_446_744_073_709_551_615n;
const INDEX = 300;
const COUNT = 700;

let chain: RealChain;
const key = makeTestKey();
const thumbprint: `0x${string}` = `0x${key.thumbprint.toString("hex")}`;

beforeAll(async () => {
  chain = await startRealChain();
  const { client, contract, settle, account } = chain;
  const name = "جامعة النجمة — Université de l'Étoile";
  await settle(
    client.writeContract({
      ...contract,
      functionName: "registerUniversity",
      args: [UNIVERSITY, name, "etoile.example"],
    }),
  );
  await settle(client.writeContract({ ...contract, functionName: "addResponsableKey", args: [UNIVERSITY, account] }));
  await settle(client.writeContract({ ...contract, functionName: "addCredentialKey", args: [UNIVERSITY, thumbprint] }));
  await settle(client.writeContract({ ...contract, functionName: "grantCredits", args: [UNIVERSITY, 10_000n] }));
});
afterAll(() => chain.stop());

/** Issues a batch now and gives a diploma of it. */
async function issueDiploma(): Promise<Bundle> {
  const { client, contract, settle, entry } = chain;
  const { chainId, genesisHash, registry } = entry;
  const status = { registry: `eip155:${chainId}:${registry}`, university: `${UNIVERSITY}`, index: INDEX };
  const { jwt, text } = makeCredentialForTest({ key, status, claims: { firstName: "Amel" } });
  const leaves = Array.from({ length: COUNT }, (_, at) => Buffer.from(at === INDEX ? jwt : `${jwt} ${at}`));
  const root = toHex(treeRoot(leaves)) as `0x${string}`;
  const block = await settle(
    client.writeContract({
      ...contract,
      functionName: "issue",
      args: [UNIVERSITY, root, COUNT, `0x${"00".repeat(32)}`],
    }),
  );
  return {
    format: "ijaza-bundle/1",
    credential: text,
    proof: { index: INDEX, count: COUNT, path: inclusionProof(leaves, INDEX).map(toHex) },
    anchor: { chainId, genesisHash, registry, university: `${UNIVERSITY}`, root, block },
  };
}

function check(bundle: Bundle, options: Partial<VerifyOptions> = {}) {
  const trust = [{ ...chain.entry, finality: { confirmations: 1 } }];
  return verify(bundle, { trust, rpc: [chain.url], shareReads: false, ...options });
}

/** The word of the bitmap, and the bit in it, for an index. */
function wordOf(index: number) {
  return { position: Math.floor(index / 256), bits: 1n << BigInt(index % 256) };
}

test("an issued diploma is valid, and the registry's facts are read", async () => {
  const bundle = await issueDiploma();
  const { verdict, facts } = await check(bundle);
  expect(verdict).toBe("valid");
  expect(facts.issuer).toMatchObject({ name: "جامعة النجمة — Université de l'Étoile", university: `${UNIVERSITY}` });
  expect(facts.anchor).toMatchObject({ index: INDEX, count: COUNT, signer: chain.account.toLowerCase() });
});

test("a diploma is not final until the chain says so", async () => {
  const bundle = await issueDiploma();
  const trust = [chain.entry];
  expect(await check(bundle, { trust })).toMatchObject({ verdict: "unknown", reason: "not_final" });
  await chain.client.mine({ blocks: 3 });
  expect(await check(bundle, { trust })).toMatchObject({ verdict: "valid" });
});

test.each([
  ["revoked", false],
  ["superseded", true],
])("a %s diploma is invalid, and the diplomas next to it stay valid", async (reason, superseded) => {
  const bundle = await issueDiploma();
  const { client, contract, settle } = chain;
  const root = bundle.anchor.root as `0x${string}`;
  const revoke = (index: number) =>
    settle(
      client.writeContract({
        ...contract,
        functionName: "revoke",
        args: [UNIVERSITY, root, [wordOf(index)], superseded],
      }),
    );
  await revoke(INDEX + 1);
  expect(await check(bundle)).toMatchObject({ verdict: "valid" });
  await revoke(INDEX);
  expect(await check(bundle)).toMatchObject({ verdict: "invalid", reason, facts: { revocation: reason } });
});

test("a root that nobody anchored is invalid", async () => {
  const bundle = await issueDiploma();
  const anchor = { ...bundle.anchor, root: `0x${"12".repeat(32)}` };
  expect(await check({ ...bundle, anchor })).toMatchObject({ verdict: "invalid", reason: "root_not_anchored" });
});

test("a registry with other code than the pinned one is not asked", async () => {
  const bundle = await issueDiploma();
  const trust = [{ ...chain.entry, codeHash: `0x${"00".repeat(32)}` }];
  expect(await check(bundle, { trust })).toMatchObject({ verdict: "unknown", reason: "wrong_code" });
});

test("what was issued since a key was compromised is invalid, unless the batch was reaffirmed", async () => {
  const old = await issueDiploma();
  await chain.client.increaseTime({ seconds: 100 });
  const { client, contract, settle } = chain;
  const bundle = await issueDiploma();
  const since = Number((await client.getBlock({ blockNumber: BigInt(bundle.anchor.block) })).timestamp);
  await settle(
    client.writeContract({ ...contract, functionName: "markCredentialKeyCompromised", args: [thumbprint, since] }),
  );
  expect(await check(old)).toMatchObject({ verdict: "valid" });
  expect(await check(bundle)).toMatchObject({ verdict: "invalid", reason: "key_compromised" });
  const root = bundle.anchor.root as `0x${string}`;
  await settle(client.writeContract({ ...contract, functionName: "reaffirmBatch", args: [UNIVERSITY, root] }));
  expect(await check(bundle)).toMatchObject({ verdict: "valid" });
});
