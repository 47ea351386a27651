/** The whole verification: what a good diploma proves, and how the checks decide. */
import { expect, test } from "vitest";
import { verify } from "../src/verify.ts";
import { CHAIN_ID, CLAIMS, ISSUED_AT, NOW, REGISTRY, setUpDiploma } from "./scene.ts";

test("an anchored diploma is valid, and the facts hold everything that was proved", async () => {
  const { verify, chain, key } = await setUpDiploma();
  const result = await verify();
  expect(result).toMatchObject({ verdict: "valid", block: { number: 100, time: "2027-05-28T20:26:40.000Z" } });
  expect(result.reason).toBeUndefined();
  expect(result.checks.map(({ name, code }) => [name, code])).toEqual([
    ["integrity", "credential_intact"],
    ["issuer", "issuer_recognised"],
    ["anchoring", "batch_anchored"],
    ["status", "in_force"],
  ]);
  expect(result.checks[2]?.detail).toBe("Anchored as number 6 of a batch of 11.");
  expect(result.facts).toEqual({
    demo: false,
    claims: CLAIMS,
    holderNamed: true,
    issuer: {
      did: "did:web:diplomas.example:university:7",
      name: "Université de l'Étoile",
      domain: "etoile.example",
      university: "7",
      keyThumbprint: key.thumbprint.toString("base64url"),
    },
    anchor: {
      chainId: CHAIN_ID,
      registry: REGISTRY,
      university: "7",
      root: chain.root,
      index: 5,
      count: 11,
      signer: `0x${"ab".repeat(20)}`,
      issuedAt: new Date(ISSUED_AT * 1000).toISOString(),
    },
    revocation: "none",
    asked: [chain.url],
  });
});

test("a bundle is accepted as bytes, as text and as a value", async () => {
  const { bundle, trust, chain } = await setUpDiploma();
  const text = JSON.stringify(bundle);
  for (const input of [new TextEncoder().encode(text), text, bundle]) {
    expect(await verify(input, { trust, rpc: { [CHAIN_ID]: [chain.url] }, now: NOW })).toMatchObject({
      verdict: "valid",
    });
  }
});

test("every verification after the first makes two calls", async () => {
  const { verify, chain } = await setUpDiploma();
  await verify();
  expect(chain.calls.toSorted()).toEqual([
    "eth_call finalized",
    "eth_call latest",
    "eth_chainId",
    "eth_getBlockByNumber",
    "eth_getCode",
  ]);
  chain.calls.length = 0;
  await verify();
  expect(chain.calls).toEqual(["eth_call latest", "eth_call finalized"]);
});

test("all checks are listed whatever fails, and those after the failed one are skipped", async () => {
  const { verify } = await setUpDiploma();
  const { checks, verdict, reason } = await verify({ credential: "nonsense" });
  expect({ verdict, reason }).toEqual({ verdict: "invalid", reason: "credential_malformed" });
  expect(checks.map(({ name, outcome, code }) => [name, outcome, code])).toEqual([
    ["integrity", "invalid", "credential_malformed"],
    ["issuer", "skipped", "not_checked"],
    ["anchoring", "skipped", "not_checked"],
    ["status", "skipped", "not_checked"],
  ]);
});

test("a result says that a registry is a demonstration", async () => {
  const { verify, trust } = await setUpDiploma();
  const { facts } = await verify({}, { trust: trust.map((entry) => ({ ...entry, demo: true })) });
  expect(facts.demo).toBe(true);
});

test("the facts say when a bundle does not name the holder", async () => {
  const { verify, credential } = await setUpDiploma();
  const { verdict, facts } = await verify({ credential: `${[credential.jwt, credential.disclosures[2]].join("~")}~` });
  expect(verdict).toBe("valid");
  expect(facts).toMatchObject({ holderNamed: false, claims: { titleFr: CLAIMS.titleFr } });
});

test("offline, integrity and proof are checked, and the verdict is unknown", async () => {
  const { verify } = await setUpDiploma();
  const { verdict, reason, checks, facts, block } = await verify({}, { rpc: [] });
  expect({ verdict, reason, block }).toEqual({ verdict: "unknown", reason: "offline", block: null });
  expect(checks.map(({ outcome, code }) => [outcome, code])).toEqual([
    ["valid", "credential_intact"],
    ["error", "offline"],
    ["error", "offline"],
    ["error", "offline"],
  ]);
  expect(checks[3]?.detail).toContain("2026-05-28T20:26:40.000Z");
  expect(facts.claims).toEqual(CLAIMS);
});

test("offline, a wrong proof is reported", async () => {
  const { verify, bundle } = await setUpDiploma();
  const { verdict, checks } = await verify(
    { proof: { ...bundle.proof, path: bundle.proof.path.toReversed() } },
    { rpc: [] },
  );
  expect(verdict).toBe("unknown");
  expect(checks[2]).toMatchObject({ outcome: "invalid", code: "proof_invalid" });
});

test("a reader that the caller supplies is asked, and its failure makes the verdict unknown", async () => {
  const { verify } = await setUpDiploma();
  const chain = { read: () => Promise.reject(new Error("the cache is gone")) };
  expect(await verify({}, { rpc: [], chain })).toMatchObject({ verdict: "unknown", reason: "chain_unreachable" });
});
