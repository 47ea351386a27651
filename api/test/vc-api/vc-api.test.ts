import { sign } from "node:crypto";
import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import * as vc from "@digitalbazaar/vc";
import { proofDigest } from "@ijaza/verifier/badge/digest";
import { findProofFault } from "@ijaza/verifier/badge/proof";
import { readProof } from "@ijaza/verifier/badge/proof-shape";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeMultikey, multibase } from "../../src/platform/multikey.ts";
import type { Json } from "./data-model.ts";
import { resolveDidKey } from "./did-key.ts";
import { createVcApi } from "./vc-api.ts";

const NOW = new Date("2026-07-01T12:00:00Z");
const app = createVcApi({ now: () => NOW });
let origin = "";
beforeAll(async () => {
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

const call = async (path: string, body: Json) => {
  const reply = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Json & { verifiableCredential: Json } };
};
const credential: Json = {
  "@context": ["https://www.w3.org/ns/credentials/v2"],
  id: "urn:uuid:86294362-4254-4f36-854f-3952fe42555d",
  type: ["VerifiableCredential"],
  issuer: "did:example:somebody",
  credentialSubject: { id: "did:example:subject", name: "Amina" },
};
const issue = async (changed: Json = {}, options: Json = {}) =>
  (await call("/credentials/issue", { credential: { ...credential, ...changed }, options })).body.verifiableCredential;
const verify = (verifiableCredential: unknown, options: Json = {}) =>
  call("/credentials/verify", { verifiableCredential, options });
const withStatus = { credentialStatus: { type: "BitstringStatusListEntry" } };

test("what is issued is verified here and by the software of others", async () => {
  const reply = await call("/credentials/issue", { credential });
  expect(reply.status).toBe(201);
  const issued = reply.body.verifiableCredential;
  expect(await verify(issued)).toEqual({ status: 200, body: { verified: true, errors: [] } });
  const outcome = await vc.verifyCredential({
    credential: issued,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (url) => {
      const document = resolveDidKey(url.split("#")[0] ?? "");
      if (!document) return vc.defaultDocumentLoader(url);
      const [method] = document.verificationMethod;
      return {
        documentUrl: url,
        document: url.includes("#") ? { ...keyContext, ...method } : { ...didContext, ...document },
      };
    },
    now: NOW,
  });
  expect(outcome.error).toBeUndefined();
  expect(outcome.verified).toBe(true);
});
const keyContext = { "@context": "https://w3id.org/security/multikey/v1" };
const didContext = { "@context": "https://www.w3.org/ns/did/v1" };

test("who issues is this issuer; examples may use the context of examples", async () => {
  const changed = {
    "@context": [...(credential["@context"] as string[]), "https://www.w3.org/ns/credentials/examples/v2"],
    issuer: { id: "did:example:somebody", name: "University" },
    credentialSubject: { degree: "Bachelor" },
  };
  const { issuer } = await issue(changed);
  expect(issuer).toEqual({ id: expect.stringMatching(/^did:key:z6Mk/), name: "University" });
});

test.each<[string, Json, RegExp]>([
  ["no subject", { credentialSubject: undefined }, /subject/],
  ["a term that no context defines", { unknown: 1 }, /defined/],
  ["an id inside that is no URL", { evidence: { type: "Evidence", id: "https ://no" } }, /URL/],
  ["a proof", { proof: {} }, /proof already/],
])("a credential with %s is not issued", async (_, changed, fault) => {
  const { status, body } = await call("/credentials/issue", { credential: { ...credential, ...changed } });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [expect.stringMatching(fault)] });
});

describe("a credential is refused", () => {
  const proofOf = ({ proof }: Json) => (proof as [Json])[0];
  test.each<[string, (issued: Json) => Json, RegExp]>([
    ["altered", (issued) => ({ ...issued, credentialSubject: { name: "Amine" } }), /proof_invalid/],
    ["without its proof", ({ proof: _, ...rest }) => rest, /exactly one proof/],
    ["of an issuer that is no key", (issued) => ({ ...issued, issuer: "did:example:a" }), /no document/],
    ["of another key", (issued) => ({ ...issued, issuer: `did:key:${makeMultikey().multikey}` }), /not its issuer's/],
    [
      "of a key by another name",
      (issued) => ({ ...issued, issuer: String(issued.issuer).replace("key", "web") }),
      /no doc/,
    ],
    [
      "of a key of another kind",
      (issued) => ({ ...issued, issuer: `did:key:${multibase(Buffer.alloc(34, 1))}` }),
      /no doc/,
    ],
    ["whose proof has a domain", (issued) => ({ ...issued, proof: { ...proofOf(issued), domain: "a" } }), /domain/],
    ["with a term that no context defines", (issued) => ({ ...issued, unknown: 1 }), /malformed/],
    ["that is no credential", () => ({ type: ["NonconformingDocument"] }), /context/],
  ])("%s", async (_, change, fault) => {
    const { status, body } = await verify(change(await issue()));
    expect({ status, body }).toEqual({
      status: 400,
      body: { verified: false, errors: [expect.stringMatching(fault)] },
    });
  });

  test.each<[Json, RegExp]>([
    [{ expectedProofPurpose: "authentication" }, /purpose/],
    [{ domain: "domain.example" }, /domain/],
    [{ challenge: "1235abcd6789" }, /challenge/],
  ])("by the option %j, which its proof does not answer", async (options, fault) => {
    expect((await verify(await issue(), options)).body.errors).toEqual([expect.stringMatching(fault)]);
  });

  test.each(["validFrom", "validUntil"])("outside its %s", async (name) => {
    const time = name === "validFrom" ? "2026-07-01T12:00:01Z" : "2026-07-01T11:59:59Z";
    expect((await verify(await issue({ [name]: time }))).body.errors).toEqual(["it is not valid now"]);
  });

  test("while it is revoked, and no other is", async () => {
    const [one, other] = [await issue({}, withStatus), await issue({ id: "urn:uuid:other" }, withStatus)];
    expect((await verify(one)).status).toBe(200);
    expect((await call("/credentials/status", { credentialId: credential.id })).status).toBe(200);
    expect((await verify(one)).body.errors).toEqual(["it is revoked"]);
    expect((await verify(other)).status).toBe(200);
    await call("/credentials/status", { credentialId: credential.id, status: false });
    expect((await verify(one)).status).toBe(200);
    expect((await call("/credentials/status", { credentialId: "urn:uuid:unknown" })).status).toBe(404);
  });

  test("when its status stands in a list of another site, or in none", async () => {
    const status = { type: "BitstringStatusListEntry", statusPurpose: "revocation", statusListIndex: "1" };
    for (const address of [`${origin}/status/1`, `${origin}/status/0`]) {
      const index = address.endsWith("0") ? "131072" : "1";
      const entry = { ...status, statusListIndex: index, statusListCredential: address };
      expect((await verify(await issue({ credentialStatus: entry }))).body.errors).toEqual([
        "its status cannot be known",
      ]);
    }
  });
});

describe("a presentation", () => {
  const { multikey, privateKey } = makeMultikey();
  const holder = `did:key:${multikey}`;
  const present = async (changed: Json, terms: Record<string, string> = {}) => {
    const { issuer: _, credentialSubject: __, ...base } = credential;
    const presentation: Json = { ...base, type: "VerifiablePresentation", ...changed };
    const options = {
      type: "DataIntegrityProof",
      cryptosuite: "eddsa-rdfc-2022",
      created: "2026-07-01T11:00:00Z",
      verificationMethod: `${holder}#${multikey}`,
      proofPurpose: "authentication",
      ...terms,
    };
    const proofValue = multibase(sign(null, await proofDigest(presentation, options), privateKey));
    return { ...presentation, proof: { ...options, proofValue } };
  };
  const verifyPresentation = async (presentation: Json, options: Json = {}) =>
    (await call("/presentations/verify", { verifiablePresentation: presentation, options })).body.errors;
  const self = { ...credential, issuer: holder };
  const withChallenge = (presented: Awaited<ReturnType<typeof present>>, challenge: unknown) => ({
    ...presented,
    proof: { ...presented.proof, challenge },
  });

  test("is proved only by a key that its holder lists for it", async () => {
    const presented = await present({});
    const proof = readProof(presented.proof, holder, { purpose: "authentication", optional: [] });
    const document = resolveDidKey(holder) ?? {};
    expect(await findProofFault(presented, { proof, issuer: document })).toBeNull();
    expect(await findProofFault(presented, { proof, issuer: { ...document, authentication: [] } })).toBe(
      "badge_key_unknown",
    );
  });

  test("of an issued credential, or of the holder's own, is verified", async () => {
    const credentials = { verifiableCredential: [await issue(), self] };
    const challenge = { challenge: "1235abcd6789" };
    expect(await verifyPresentation(await present({ holder, ...credentials }, challenge), challenge)).toEqual([]);
    expect(await verifyPresentation(await present({}))).toEqual([]);
  });

  test.each<[string, () => Promise<Json>, Json, RegExp]>([
    ["altered", async () => ({ ...(await present({ holder })), id: "urn:uuid:other" }), {}, /proof_invalid/],
    ["for another purpose", () => present({}, { proofPurpose: "assertionMethod" }), {}, /purpose/],
    ["for another challenge", () => present({}, { challenge: "a" }), { challenge: "b" }, /challenge/],
    ["with a challenge that is no text", async () => withChallenge(await present({}), 1), {}, /no text/],
    ["of another type", () => present({ type: "VerifiableCredential" }), {}, /VerifiablePresentation/],
    ["of another holder", () => present({ holder: "did:example:a" }), {}, /no document/],
    ["of an own credential without a holder", () => present({ verifiableCredential: [self] }), {}, /exactly one proof/],
    [
      "of an altered credential",
      async () => present({ verifiableCredential: [{ ...(await issue()), id: "urn:a:b" }] }),
      {},
      /proof_invalid/,
    ],
  ])("%s is refused", async (_, make, options, fault) => {
    expect(await verifyPresentation(await make(), options)).toEqual([expect.stringMatching(fault)]);
  });
});
