/** The list of what is signed leaves no claim out. */
import { DIPLOMA_FIELDS, FILE_CLAIMS } from "@ijaza/schema/diplomas/fields";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { expect, test } from "vitest";
import { certificateClaims } from "../features/certificates/certificate-claims.ts";
import { DIPLOMA_CLAIMS } from "../features/diplomas/diploma-claims.ts";
import { type ClaimLayout, type Claims, claimRows } from "../features/records/reviewing/claim-rows.ts";
import { certificateWith } from "../testing/certificates.ts";

const WORDS = { never: "No expiry", average: (value: string) => `${value} of 20`, credits: (value: string) => value };
const rows = (layout: ClaimLayout, claims: Claims, language: "en" | "fr" | "ar" = "en") =>
  claimRows(layout, { claims, language, words: WORDS });
const shown = (...input: Parameters<typeof rows>) =>
  rows(...input).flatMap(({ lines }) => lines.map(({ text }) => text));

const CONTACT = ["email", "phone"];
/** Those whose values are no numbers and no codes of countries. */
const CODED = ["average", "credits", "nationality"];
const WRITTEN = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS]
  .map(({ name }) => name)
  .filter((name) => ![...CONTACT, ...CODED].includes(name));

test("each claim of a full diploma is shown, in every language", () => {
  const claims = Object.fromEntries([...WRITTEN, ...FILE_CLAIMS].map((name) => [name, `value of ${name}.`]));
  for (const language of ["en", "fr", "ar"] as const) {
    const text = shown(DIPLOMA_CLAIMS, { ...claims, average: 14.62, credits: 120, nationality: "TN" }, language).join(
      "\n",
    );
    for (const name of [...WRITTEN, ...FILE_CLAIMS]) {
      expect(text).toContain(`value of ${name}.`);
    }
    expect(text).toMatch(/14[.,]62 of 20/);
    expect(text).toContain("120");
    expect(text).toMatch(/Tunisi|تونس/);
  }
});

test("in Arabic days have the months of the reader's country", () => {
  const claims = { decisionDate: "2026-07-01" };
  const ofEgypt = claimRows(DIPLOMA_CLAIMS, { claims, language: "ar", region: "EG", words: WORDS });
  expect(ofEgypt.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(["1 يوليو 2026"]);
  expect(shown(DIPLOMA_CLAIMS, claims, "ar")).toEqual(["1 جويلية 2026"]);
});

test("a claim without a place has a row of its own, under its name", () => {
  expect(rows(DIPLOMA_CLAIMS, { later: "unknown to this page" })).toEqual([
    { key: "later", label: { text: "later" }, lines: [{ text: "unknown to this page", isReference: false }] },
  ]);
});

test("codes are shown as words, days in the language, and the reader's script first", () => {
  const claims = { sex: "F", nationality: "TN", birthDate: "2001-08-12", titleFr: "Licence", titleAr: "إجازة" };
  expect(shown(DIPLOMA_CLAIMS, claims)).toEqual(["12 August 2001", "Tunisia · Female", "Licence", "إجازة"]);
  expect(shown(DIPLOMA_CLAIMS, claims, "ar").slice(-2)).toEqual(["إجازة", "Licence"]);
  const birth = { birthDate: "2000", birthPlace: "Constantine", birthPlaceAr: "قسنطينة" };
  expect(shown(DIPLOMA_CLAIMS, birth, "ar")).toEqual(["2000", "قسنطينة", "Constantine"]);
});

test("honours without a mention are told, and are not taken for a certificate without an end", () => {
  expect(shown(DIPLOMA_CLAIMS, { honours: "none" })).toEqual(["None"]);
});

test("each claim of a full certificate is shown: its recipient, its own fields, and that it never ends", () => {
  const { recipientFirstName, recipientLastName, issueDate, ...certificate } = certificateWith();
  const own = Object.fromEntries(certificate.fields.map(({ name, value }) => [name, value ?? ""]));
  const claims = { recipientFirstName, recipientLastName, issueDate, ...own, studentNumber: "S-1", expiryDate: "none" };
  expect(shown(certificateClaims(certificate), claims)).toEqual([
    "Anis Ayari",
    "Cybersécurité",
    "20",
    "15 October 2026",
    "No expiry",
    "S-1",
  ]);
});
