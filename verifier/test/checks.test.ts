/** Each check alone, on answers that a chain may give. Other files test the whole verification. */
import { describe, expect, test } from "vitest";
import { agree } from "../src/chain/agreement.ts";
import type { DiplomaState } from "../src/chain/chain-reader.ts";
import { checkIssuer } from "../src/checks/issuer.ts";
import { findSealFault, type Witness } from "../src/checks/seal.ts";
import { revocationOf } from "../src/checks/status.ts";
import type { OpenedCredential } from "../src/credential/credential.ts";
import { anchorFact, claimFacts } from "../src/facts.ts";
import { NO_KEY } from "./fake-chain.ts";
import { ENTRY } from "./trust-entry.ts";

const NOBODYS = NO_KEY;
const KEY = { ...NO_KEY, university: 7n, validFrom: 100 };
const BATCH = { signer: `0x${"ab".repeat(20)}`, issuedAt: 200, revokedAt: 0 };
const DID = "did:web:diplomas.example:issuers:etoile";
const IDENTITY = { since: 100, name: "Étoile", domain: "etoile.example", did: DID };
const STATE: DiplomaState = {
  blockNumber: 50,
  blockTime: 300,
  registered: true,
  present: IDENTITY,
  atIssue: IDENTITY,
  batch: BATCH,
  walletKey: KEY,
  walletReaffirmedAt: 0,
  credentialKey: KEY,
  credentialReaffirmedAt: 0,
  revoked: false,
  superseded: false,
  revokedAtLatest: 0,
  isFinal: true,
};

describe("the issuer", () => {
  const codeOf = (changed: Partial<DiplomaState>, isBehind = false) => {
    const { name, code } = checkIssuer({ university: "7", did: DID, isBehind, state: { ...STATE, ...changed } });
    expect(name).toBe("issuer");
    return code;
  };

  test("is recognised by its entry and key, with or without a batch", () => {
    expect(codeOf({})).toBe("issuer_recognised");
    expect(codeOf({ batch: null })).toBe("issuer_recognised");
    expect(codeOf({ batch: null }, true)).toBe("issuer_recognised");
  });

  test.each([{ registered: false }, { credentialKey: NOBODYS }])("with %o is unknown", (lack) => {
    const code = "registered" in lack ? "university_unknown" : "key_unknown";
    expect(codeOf(lack)).toBe(code);
    expect(codeOf({ ...lack, batch: null })).toBe(code);
    expect(codeOf(lack, true)).toBe(code);
    expect(codeOf({ ...lack, batch: null }, true)).toBe("node_behind");
  });

  test("that the credential names otherwise than the registry did on the day of issue is refused", () => {
    const other = { ...IDENTITY, did: "did:web:elsewhere.example" };
    expect(codeOf({ atIssue: other })).toBe("issuer_did_mismatch");
    expect(codeOf({ present: other })).toBe("issuer_recognised");
    expect(codeOf({ atIssue: other, batch: null })).toBe("issuer_recognised");
  });

  test.each([
    { name: "Étoile\u202egnp.exe" },
    { name: "Étoile\u200b" },
    { name: "Étoile\nVALID." },
    { domain: "etoile.example\u202e" },
    { domain: "étoile.example" },
  ])("whose names in the registry are not what they look like is not shown: %j", (unclear) => {
    const other = { ...IDENTITY, ...unclear };
    expect(codeOf({ atIssue: other })).toBe("issuer_name_refused");
    expect(codeOf({ present: other })).toBe("issuer_name_refused");
  });

  test("whose key belongs to another university is refused, even by a node that lags behind", () => {
    const credentialKey = { ...KEY, university: 8n };
    expect(codeOf({ credentialKey, batch: null }, true)).toBe("key_of_another_university");
  });
});

/** What is said of a seal whose key is valid from 100 on; the block that was read is of second 300. */
const sealCode = (changed: Partial<typeof KEY>, witness: Witness | null = null) => {
  const fault = findSealFault({
    key: { ...KEY, validFrom: 100, ...changed },
    university: "7",
    blockTime: 300,
    witness,
  });
  return fault && `${fault.name} ${fault.code}`;
};

test.each([
  ["a key of the university", {}, null],
  ["one that ends later", { validUntil: 301 }, null],
  ["one that has ended", { validUntil: 300 }, "issuer seal_key_ended"],
  ["one that has begun by a clock that differs", { validFrom: 360 }, null],
  ["one that has not begun", { validFrom: 361 }, "issuer seal_key_not_yet_valid"],
  ["one of nobody", NOBODYS, "issuer seal_key_unknown"],
  ["one of another", { university: 8n }, "issuer seal_of_another_university"],
  ["one that is compromised since", { compromisedSince: 9_999_999_999 }, "issuer seal_key_compromised"],
  ["one that has ended and is compromised", { validUntil: 200, compromisedSince: 250 }, "issuer seal_key_compromised"],
])("a seal by %s, whose time nobody has witnessed", (_who, key, code) => {
  expect(sealCode(key)).toBe(code);
});

test.each([
  ["while its key was valid", {}, 200, null],
  ["when its key may have begun, by a clock that differs", {}, 38, null],
  ["before its key began", {}, 37, "issuer seal_key_not_yet_valid"],
  ["before its key ended", { validUntil: 203 }, 200, null],
  ["when its key may have ended", { validUntil: 202 }, 200, "issuer seal_key_ended"],
  ["before its key was compromised", { compromisedSince: 203 }, 200, null],
  ["when its key may have been compromised", { compromisedSince: 202 }, 200, "issuer seal_key_compromised"],
  ["before its key ended, and it was compromised later", { validUntil: 250, compromisedSince: 260 }, 200, null],
])("a seal that was witnessed within two seconds %s", (_when, key, at, code) => {
  expect(sealCode(key, { at, accuracy: 2, authority: "Time" })).toBe(code);
});

test.each<[ReturnType<typeof revocationOf>, Partial<DiplomaState>]>([
  ["none", {}],
  ["none", { batch: null }],
  ["revoked", { revoked: true }],
  ["superseded", { revoked: true, superseded: true }],
  ["revoked", { batch: { ...BATCH, revokedAt: 250 } }],
  ["revoked", { batch: { ...BATCH, revokedAt: 250 }, revoked: true, superseded: true }],
])("the revocation is %s for %o", (revocation, changed) => {
  expect(revocationOf({ ...STATE, ...changed })).toBe(revocation);
});

test("any name identifies the holder, in either script, on either kind of document", () => {
  const isNamed = (claims: object) => claimFacts({ claims } as OpenedCredential).holderNamed;
  const names = ["firstName", "lastName", "recipientFirstName", "recipientLastName"];
  for (const name of names.flatMap((each) => [each, `${each}Ar`])) {
    expect(isNamed({ [name]: "Amel" })).toBe(true);
    expect(isNamed({ [name]: "", title: "Licence" })).toBe(false);
  }
});

test("without a batch there are no facts about an anchor", () => {
  const credential = { place: { chainId: 1, registry: "0x", university: "7", index: 0 } } as OpenedCredential;
  expect(anchorFact({ root: "0x", count: 2, credential, state: { ...STATE, batch: null } })).toBeUndefined();
});

test("without any endpoint the chain is unreachable", () => {
  expect(agree([], { entry: ENTRY, now: new Date(300_000) })).toMatchObject({
    ok: false,
    code: "chain_unreachable",
    detail: "No endpoint was given.",
    asked: [],
  });
});
