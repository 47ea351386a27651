/**
 * What the suites of the W3C demand of a verifier, asked of ours about a badge: those of eddsa-rdfc-2022 (with the
 * statements for every Data Integrity proof) and of Bitstring Status Lists. Each fault is signed as if it were none.
 */
import { createHash, sign } from "node:crypto";
import { getIssuerStatus } from "@ijaza/schema/chain/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { proofDigest } from "@ijaza/verifier/badge/digest";
import canonicalize from "canonicalize";
import { beforeAll, describe, expect, test } from "vitest";
import { createBadgeVerifier, type Json } from "../../../test/badge-verifier.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { findCredentialFault } from "../../../test/vc-api/data-model.ts";
import { inScope } from "../../platform/database.ts";
import { multibase } from "../../platform/multikey.ts";
import type { BadgeKey } from "../chain/chain.service.ts";
import { encodeBits } from "./badges.bits.ts";

const { fixtures, anyone, ended, chain, trust, db, rooms } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });
const { site, outside } = createBadgeVerifier({ anyone, chain, trust });

type Digest = (document: Json, options: Record<string, string>) => Promise<Uint8Array> | Uint8Array;

let key: BadgeKey;
let badge: Json;
let list: Json;
let options: Record<string, string>;

beforeAll(async () => {
  const { old, university } = await setting();
  const found = await inScope(db, EVERYTHING, (trx) => rooms.chain.badgeKeyOf(trx, university.id));
  if (!found) throw new Error("the university has no key for badges");
  key = found;
  const { proof, ...rest } = (await anyone.send(getDiplomaFile, { id: old, format: "openbadge" })).json();
  const { proofValue: _, ...made } = proof[0];
  [badge, options] = [rest, made];
  const { proof: _proof, ...unsigned } = (
    await anyone.send(getIssuerStatus, { slug: university.slug, list: 0 })
  ).json();
  list = unsigned;
});

async function signed(document: Json, changed: Json = {}, digest: Digest = proofDigest): Promise<Json> {
  const entries = Object.entries({ ...options, ...changed }).filter(([, value]) => value !== undefined);
  const terms = Object.fromEntries(entries) as Record<string, string>;
  // A value that has no form as RDF cannot be signed; then any signature stands for it.
  const bytes = await Promise.resolve(digest(document, terms)).catch(() => new Uint8Array(64));
  return { ...document, proof: [{ ...terms, proofValue: multibase(sign(null, bytes, key.privateKey)) }] };
}

const sha = (name: string, text: string) => createHash(name).update(text).digest();
const byJcs: Digest = (document, terms) =>
  Buffer.concat(
    [{ "@context": document["@context"], ...terms }, document].map((each) => sha("sha256", `${canonicalize(each)}`)),
  );
const bySha512: Digest = async (document, terms) => {
  const short = await proofDigest(document, terms);
  return Buffer.concat([sha("sha512", String(short.subarray(0, 32))), sha("sha512", String(short.subarray(32)))]);
};

test("a badge and its status list keep the rules by which the suite of the data model 2.0 was passed", () => {
  expect(findCredentialFault(badge)).toBeNull();
  expect(findCredentialFault(list)).toBeNull();
});

test("a valid credential with an eddsa-rdfc-2022 proof is verified", async () => {
  expect(await outside(await signed(badge))).toMatchObject({ verdict: "valid" });
});

describe("a proof is refused", () => {
  test.each<[string, Json]>([
    ["its type is missing", { type: undefined }],
    ["its type is not DataIntegrityProof", { type: "UnknownProofType" }],
    ["its verification method is missing", { verificationMethod: undefined }],
    ["its verification method is no key of the issuer", { verificationMethod: "did:key:zInvalid" }],
    ["its purpose is missing", { proofPurpose: undefined }],
    ["its purpose is none", { proofPurpose: "invalidPurpose" }],
    ["its purpose is not the expected one", { proofPurpose: "authentication" }],
    ["its cryptosuite is missing", { cryptosuite: undefined }],
    ["its cryptosuite is another", { cryptosuite: "eddsa-jcs-2022" }],
    ["the time that it was made is no time", { created: "yesterday" }],
    ["that time has no zone", { created: "2026-07-01T12:00:00" }],
    ["that time does not exist", { created: "2026-13-01T12:00:00Z" }],
    ["it has a domain that nobody asked for", { domain: "domain.example" }],
  ])("when %s", async (_, changed) => {
    expect(await outside(await signed(badge, changed))).toMatchObject({
      verdict: "invalid",
      reason: "badge_proof_refused",
    });
  });

  test.each<[string, (value: string) => unknown]>([
    ["missing", () => undefined],
    ["null", () => null],
    ["not multibase", (value) => value.slice(1)],
    ["longer than 64 bytes", (value) => `${value}${"2".repeat(44)}`],
  ])("when its value is %s", async (_, change) => {
    const { proof } = (await signed(badge)) as { proof: [Json] };
    const altered = { ...proof[0], proofValue: change(String(proof[0].proofValue)) };
    expect(await outside({ ...badge, proof: [altered] })).toMatchObject({ reason: "badge_proof_refused" });
  });

  test.each([undefined, null, "proof", [[]]])("when it is %j", async (proof) => {
    expect(await outside({ ...badge, proof })).toMatchObject({ reason: "badge_proof_refused" });
  });

  test.each<[string, Digest]>([
    ["canonicalised by JCS", byJcs],
    ["hashed with SHA-512", bySha512],
  ])("when what it signs was %s", async (_, digest) => {
    expect(await outside(await signed(badge, {}, digest))).toMatchObject({ reason: "badge_proof_invalid" });
  });
});

describe("a status list is not believed", () => {
  const judged = async (changed: Json) =>
    outside(await signed(badge), { site: site({ list: await signed({ ...list, ...changed }) }) });
  const subject = (changed: Json) => ({ credentialSubject: { ...(list.credentialSubject as Json), ...changed } });

  test.each<[string, () => Json]>([
    ["whose credential has another type", () => ({ type: ["VerifiableCredential"] })],
    [
      "whose subject has another type beside",
      () => subject({ type: ["BitstringStatusList", "BitstringStatusListEntry"] }),
    ],
    ["of another purpose", () => subject({ statusPurpose: "suspension" })],
    ["of fewer entries than 131,072", () => subject({ encodedList: encodeBits(131_064, []) })],
    ["that cannot be unpacked", () => subject({ encodedList: "uAAAA" })],
    ["without the multibase header", () => subject({ encodedList: encodeBits(131_072, []).slice(1) })],
    ["whose validity has ended", () => ({ validUntil: "2020-01-01T00:00:00Z" })],
    ["of another address", () => ({ id: `${String(list.id)}1` })],
    ["of another issuer", () => ({ issuer: "did:web:elsewhere.example" })],
  ])("%s", async (_, changed) => {
    expect(await judged(changed())).toMatchObject({ verdict: "unknown", reason: "badge_list_missing" });
  });

  test("without a proof that fits, but as it is signed", async () => {
    const forged = { ...(await signed(list)), validFrom: "2020-01-01T00:00:00Z" };
    const result = await outside(await signed(badge), { site: site({ list: forged }) });
    expect(result).toMatchObject({ reason: "badge_list_missing" });
    expect(await judged({})).toMatchObject({ verdict: "valid" });
  });

  test("whose bits a mirror has put into words that no proof covers", async () => {
    const real = await signed(list);
    const { encodedList, ...others } = real.credentialSubject as Json;
    const hiding = { "@context": { encodedList: "@index" }, encodedList: encodeBits(131_072, []) };
    const term = "https://www.w3.org/ns/credentials/status#encodedList";
    const value = { "@value": encodedList, "@type": "https://w3id.org/security#multibase" };
    const forged = { ...real, credentialSubject: { ...others, ...hiding, [term]: value } };
    const result = await outside(await signed(badge), { site: site({ list: forged }) });
    expect(result).toMatchObject({ verdict: "unknown", reason: "badge_list_missing" });
  });

  test("a set bit is a revocation", async () => {
    const { statusListIndex } = badge.credentialStatus as { statusListIndex: string };
    const encodedList = encodeBits(131_072, [Number(statusListIndex)]);
    expect(await judged(subject({ encodedList }))).toMatchObject({ verdict: "invalid", reason: "badge_revoked" });
  });
});
