/** Claims: their names are a document's and never a finding's, and what they say is read alike by everybody. */
import { describe, expect, test } from "vitest";
import { CERTIFICATE_TYPE, DIPLOMA_CLAIMS, FINDING_NAMES, faultOfClaim } from "../src/index.ts";
import { CERTIFICATE_VCT, digestOf, encode, makeDisclosure } from "./credential-maker.ts";
import { reasonFor, setUpDiploma } from "./scene.ts";

const certificate = { payload: { vct: CERTIFICATE_VCT } };
const expiryDate = "none";
const SALT = "YWFhYWFhYWFhYWFhYWFhYQ";

test("each claim of a diploma is accepted by its name, and no other", async () => {
  const claims = Object.fromEntries(DIPLOMA_CLAIMS.map((name) => [name, "x"]));
  expect(await (await setUpDiploma({ claims })).verify()).toMatchObject({ verdict: "valid", facts: { claims } });
  for (const name of ["issuer", "revocation", "anchored", "recipientFirstName", "FirstName", "note"])
    expect(await reasonFor({ claims: { firstName: "Amel", [name]: "x" } })).toBe("claim_unknown");
});

describe("a claim of a certificate", () => {
  test("has the name that its university has given it", async () => {
    const claims = { recipientFirstName: "Amel", course: "Réseaux", hoursOfWork: 20, expiryDate };
    expect(await (await setUpDiploma({ ...certificate, claims })).verify()).toMatchObject({ facts: { claims } });
  });

  test.each(FINDING_NAMES.filter((name) => name !== "status"))("is never named %s, in any case", async (name) => {
    for (const each of [name, name.toUpperCase(), `${name[0]?.toUpperCase()}${name.slice(1)}`])
      expect(faultOfClaim(CERTIFICATE_TYPE, { name: each, value: "x" })).toBe("claim_reserved");
  });

  test.each([
    ["claim_reserved", "issuer"],
    ["claim_reserved", "ISSUER"],
    ["claim_invisible_letter", "iss\u200buer"],
    ["claim_unknown", "іssuer"],
    ["claim_unknown", "is suer"],
    ["claim_unknown", "a-b"],
  ])("is refused as %s when it is named %j", async (code, name) => {
    expect(await reasonFor({ ...certificate, claims: { [name]: "x", expiryDate } })).toBe(code);
  });
});

describe("letters", () => {
  test.each([
    "علی\u200cرضا",
    "میِ\u200dشود",
    "مُحَمَّد بْنُ عَلِيّ",
    "لـلَّٰه",
    "« Génie logiciel\u00a0»\u202f: l’étude",
    "\u0601 12",
  ])("of %j are accepted", async (lastName) => {
    expect(await (await setUpDiploma({ claims: { lastName } })).verify()).toMatchObject({ verdict: "valid" });
  });

  test.each([
    ["claim_invisible_letter", "Amel\u200b"],
    ["claim_invisible_letter", "Am\u00adel"],
    ["claim_invisible_letter", "Am\u200cel"],
    ["claim_invisible_letter", "علی\u200c\u200dرضا"],
    ["claim_invisible_letter", "علی\u200c"],
    ["claim_invisible_letter", "Amel\ufe0f"],
    ["claim_invisible_letter", "Amel\u{e0041}"],
    ["claim_invisible_letter", "Amel\u3164"],
    ["claim_invisible_letter", "Amel\u2800"],
    ["claim_invisible_letter", "Amel\n"],
    ["claim_invisible_letter", "Amel\u2028"],
    ["claim_direction_control", "Amel\u202e"],
    ["claim_direction_control", "\u2067Amel"],
    ["claim_direction_control", "\u061cأمل"],
    ["claim_surrogate_alone", "Amel\ud800"],
    ["claim_surrogate_alone", "\udc00"],
  ])("refused as %s: %j", async (code, firstName) => {
    expect(await reasonFor({ claims: { firstName } })).toBe(code);
  });
});

describe("numbers", () => {
  test.each(["0", "-1", "14.1", "14.333333333333334", "14.50", "1.0", "1e2", "9007199254740991", "1E-7", "0.000"])(
    "%s is accepted",
    async (numeral) => {
      const disclosures = [encode(`["${SALT}","average",${numeral}]`)];
      const { facts } = await (await setUpDiploma({ disclosures })).verify();
      expect(facts.claims).toEqual({ average: Number(numeral) });
    },
  );

  test.each(["9007199254740993", "9007199254740992", "-9007199254740992", "1e300", "0.1234567890123456789", "1e-400"])(
    "%s is refused",
    async (numeral) => {
      expect(await reasonFor({ disclosures: [encode(`[ "${SALT}", "average", ${numeral} ]`)] })).toBe(
        "claim_number_unsafe",
      );
    },
  );
});

test("digests that are not in their order are refused", async () => {
  const disclosures = ["firstName", "lastName", "level"].map((name) => makeDisclosure(name, "x"));
  const _sd = disclosures.map(digestOf).sort().reverse();
  expect(await reasonFor({ disclosures, payload: { _sd } })).toBe("digests_unsorted");
});

test("an issuer with characters that no DID has is refused", async () => {
  expect(await reasonFor({ payload: { iss: "did:web:a.example\u202e" } })).toBe("payload_refused");
});
