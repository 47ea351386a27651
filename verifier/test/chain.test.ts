/** The checks of issuer, anchoring and status: what the chain says of a diploma. */
import { describe, expect, test } from "vitest";
import { alterAnswers } from "./altering.ts";
import { NO_KEY } from "./fake-chain.ts";
import { goodKey, ISSUED_AT, type Scene, setUpDiploma } from "./scene.ts";

describe.each([
  ["credentialKey", "key"],
  ["responsableKey", "wallet_key"],
] as const)("the validity of the %s", (member, code) => {
  test.each([
    ["unknown", NO_KEY],
    ["of_another_university", { ...goodKey, university: 8n }],
    ["not_yet_valid", { ...goodKey, validFrom: ISSUED_AT + 1 }],
    ["expired", { ...goodKey, validUntil: ISSUED_AT }],
    ["compromised", { ...goodKey, compromisedSince: ISSUED_AT }],
  ])("a batch issued by a key that is %s is invalid", async (fault, key) => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, [member]: key };
    const { verdict, reason, checks, facts } = await verify();
    expect({ verdict, reason }).toEqual({ verdict: "invalid", reason: `${code}_${fault}` });
    const codes = checks.map((check) => check.code);
    expect(codes.slice(codes.indexOf(reason!) + 1).every((later) => later === "not_checked")).toBe(true);
    expect([facts.issuer === undefined, facts.anchor]).toEqual([code === "key", undefined]);
  });

  test.each([
    ["expired later", { ...goodKey, validUntil: ISSUED_AT + 1 }],
    ["was compromised later", { ...goodKey, compromisedSince: ISSUED_AT + 1 }],
    ["became valid with the same block", { ...goodKey, validFrom: ISSUED_AT }],
  ])("a batch whose key %s stays valid", async (_what, key) => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, [member]: key };
    expect(await verify()).toMatchObject({ verdict: "valid" });
  });

  test("a reaffirmed batch stays valid with a key that was stated compromised before, not later, nor with an expired one", async () => {
    const { verify, chain } = await setUpDiploma();
    const compromised = { ...goodKey, compromisedSince: ISSUED_AT, markedAt: ISSUED_AT + 10 };
    const reaffirmedAt = member === "credentialKey" ? "credentialReaffirmedAt" : "responsableReaffirmedAt";
    chain.latest = { ...chain.latest, [reaffirmedAt]: ISSUED_AT + 11, [member]: compromised };
    expect(await verify()).toMatchObject({ verdict: "valid" });
    chain.latest = { ...chain.latest, [member]: { ...compromised, markedAt: ISSUED_AT + 11 } };
    expect(await verify()).toMatchObject({ reason: `${code}_compromised` });
    chain.latest = { ...chain.latest, [member]: { ...goodKey, validUntil: ISSUED_AT } };
    expect(await verify()).toMatchObject({ reason: `${code}_expired` });
  });
});

test("an unknown university is no valid issuer, but a suspended one is", async () => {
  const { verify, chain } = await setUpDiploma();
  chain.latest = { ...chain.latest, active: false };
  expect(await verify()).toMatchObject({ verdict: "valid" });
  chain.latest = { ...chain.latest, registered: false };
  expect(await verify()).toMatchObject({ verdict: "invalid", reason: "university_unknown" });
});

describe("a registry that is not trusted", () => {
  test("a registry that is not on the list makes the verdict unknown, and is not asked", async () => {
    const { verify, trust } = await setUpDiploma();
    const others = [{ registry: `0x${"11".repeat(20)}` }, { chainId: 1 }];
    for (const other of others) {
      const result = await verify({}, { trust: trust.map((entry) => ({ ...entry, ...other })) });
      expect(result).toMatchObject({ verdict: "unknown", reason: "registry_not_trusted", block: null });
    }
    expect(await verify({}, { trust: [] })).toMatchObject({ verdict: "unknown", reason: "registry_not_trusted" });
  });

  test("the same address on a chain with another genesis is another registry", async () => {
    const { verify, bundle } = await setUpDiploma();
    const anchor = { ...bundle.anchor, genesisHash: `0x${"77".repeat(32)}` };
    expect(await verify({ anchor })).toMatchObject({ verdict: "unknown", reason: "genesis_mismatch" });
  });
});

describe("a bundle that names another place than the signed one", () => {
  test.each([
    ["chain_mismatch", { chainId: 1 }],
    ["registry_mismatch", { registry: `0x${"11".repeat(20)}` }],
    ["university_mismatch", { university: "8" }],
    ["root_not_anchored", { root: `0x${"11".repeat(32)}` }],
  ])("%s: an anchor with %o is refused", async (reason, changed) => {
    const { verify, bundle } = await setUpDiploma();
    expect(await verify({ anchor: { ...bundle.anchor, ...changed } })).toMatchObject({ verdict: "invalid", reason });
  });

  test("another index than the signed one is refused", async () => {
    const { verify, bundle } = await setUpDiploma();
    expect(await verify({ proof: { ...bundle.proof, index: 4 } })).toMatchObject({ reason: "index_mismatch" });
  });

  test("the case of an address does not matter", async () => {
    const { verify, bundle } = await setUpDiploma();
    const registry = `0x${bundle.anchor.registry.slice(2).toUpperCase()}`;
    expect(await verify({ anchor: { ...bundle.anchor, registry } })).toMatchObject({ verdict: "valid" });
  });
});

test("a batch is known by its root and its number of leaves", async () => {
  const { verify, bundle, chain } = await setUpDiploma();
  expect(await verify({ proof: { ...bundle.proof, count: 12 } })).toMatchObject({ reason: "root_not_anchored" });
  chain.count = 6;
  expect(await verify({ proof: { ...bundle.proof, count: 6 } })).toMatchObject({ reason: "proof_length_wrong" });
  chain.count = 5;
  for (const path of [bundle.proof.path, bundle.proof.path.slice(0, 2)])
    expect(await verify({ proof: { ...bundle.proof, count: 5, path } })).toMatchObject({
      reason: "proof_length_wrong",
    });
});

test("a path with an additional, missing or altered hash proves nothing", async () => {
  const { verify, bundle } = await setUpDiploma();
  const { path } = bundle.proof;
  const withPath = (changed: string[]) => verify({ proof: { ...bundle.proof, path: changed } });
  expect(await withPath([...path, path[0]!])).toMatchObject({ verdict: "invalid", reason: "proof_length_wrong" });
  expect(await withPath(path.slice(1))).toMatchObject({ verdict: "invalid", reason: "proof_length_wrong" });
  expect(await withPath(path.toReversed())).toMatchObject({ verdict: "invalid", reason: "proof_invalid" });
});

describe("finality", () => {
  const calls = ({ chain }: Scene) => chain.calls.filter((call) => call.startsWith("eth_call"));
  const confirmed = ({ trust }: Scene, confirmations: number) => ({
    trust: trust.map((entry) => ({ ...entry, finality: { confirmations } })),
  });

  test("is asked for a batch of any age", async () => {
    const scene = await setUpDiploma();
    expect(await scene.verify()).toMatchObject({ verdict: "valid" });
    expect(calls(scene)).toEqual(["eth_call latest", "eth_call finalized"]);
  });

  test.each([0, 61, 525_600])("a batch that is not in the final block is not final after %d minutes", async (age) => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, blockTime: BigInt(ISSUED_AT + 60 * age) };
    const other = { ...chain.latest, batch: { ...chain.latest.batch, issuedAt: ISSUED_AT - 1 } };
    for (const final of [null, { ...chain.latest, batch: { ...chain.latest.batch, issuedAt: 0 } }, other]) {
      chain.final = final;
      expect(await verify()).toMatchObject({ verdict: "unknown", reason: "not_final" });
    }
  });

  test.each([
    [0, []],
    [1, []],
    [2, ["eth_call 0x63"]],
    [12, ["eth_call 0x59"]],
    [101, ["eth_call 0x0"]],
  ])("with %d confirmations, the block of the batch is the first", async (confirmations, expected) => {
    const scene = await setUpDiploma();
    expect(await scene.verify({}, confirmed(scene, confirmations))).toMatchObject({ verdict: "valid" });
    expect(calls(scene)).toEqual(["eth_call latest", ...expected]);
  });

  test("a chain of a hundred blocks gives no batch a hundred thousand confirmations", async () => {
    const scene = await setUpDiploma();
    expect(await scene.verify({}, confirmed(scene, 100_000))).toMatchObject({ reason: "not_final" });
    expect(calls(scene)).toEqual(["eth_call latest"]);
  });

  test("is not there at a final block from before the registry", async () => {
    const { verify } = await setUpDiploma();
    const early = alterAnswers(({ method, params }, answer) =>
      method === "eth_call" && params[1] === "finalized" ? { ...answer, result: "0x" } : answer,
    );
    expect(await verify({}, { fetch: early })).toMatchObject({ verdict: "unknown", reason: "not_final" });
  });

  test("is not believed from a final block of another chain", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.final = { ...chain.latest, chainId: 1n };
    expect(await verify()).toMatchObject({ verdict: "unknown", reason: "wrong_chain" });
  });
});

test.each([
  [{}, undefined],
  [{ name: "New" }, "New"],
  [{ domain: "new.example" }, "Université de l'Étoile"],
])("an issuer with %j since the day of issue: the facts hold its present name %j", async (changed, now) => {
  const { verify, chain } = await setUpDiploma();
  const { since, identity } = chain.latest.present;
  chain.latest = { ...chain.latest, present: { since, identity: { ...identity, ...changed } } };
  expect((await verify()).facts.issuer?.present?.name).toBe(now);
});

describe("status", () => {
  test.each([
    ["revoked", { revokedWord: 1n << 5n }],
    ["superseded", { revokedWord: 1n << 5n, supersededWord: 1n << 5n }],
  ])("a diploma that was %s is invalid, and the facts say so", async (reason, words) => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, ...words };
    expect(await verify()).toMatchObject({
      verdict: "invalid",
      reason,
      facts: { revocation: reason, anchor: { index: 5 } },
    });
  });

  test("a revocation is dated by the day on which its word was last written", async () => {
    const { verify, chain } = await setUpDiploma();
    const at = ISSUED_AT + 30;
    chain.latest = { ...chain.latest, wordRevokedAt: at };
    expect((await verify()).facts.revokedAtLatest).toBeUndefined();
    chain.latest = { ...chain.latest, revokedWord: 1n << 5n };
    expect((await verify({}, { shareReads: false })).facts.revokedAtLatest).toBe(new Date(at * 1000).toISOString());
  });

  test("a diploma of a revoked batch is invalid", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, batch: { ...chain.latest.batch, revokedAt: ISSUED_AT + 20 } };
    expect(await verify()).toMatchObject({
      reason: "batch_revoked",
      facts: { revocation: "revoked", revokedAtLatest: new Date((ISSUED_AT + 20) * 1000).toISOString() },
    });
  });

  test("the revocation of all other diplomas does not affect this one", async () => {
    const { verify, chain } = await setUpDiploma();
    chain.latest = { ...chain.latest, revokedWord: ~(1n << 5n) & ((1n << 256n) - 1n) };
    expect(await verify()).toMatchObject({ verdict: "valid" });
  });
});
