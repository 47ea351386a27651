import type { Language } from "@ijaza/schema/product";
import { expect, test } from "vitest";
import { makeMultikey } from "../../platform/multikey.ts";
import { titleOfDiploma } from "./badges.achievements.ts";
import { describeBadge, type Subject } from "./badges.content.ts";
import { signAs } from "./badges.signing.ts";

const did = "did:web:ijaza.example:issuers:tunis";
const known = {
  id: "i".repeat(26),
  signedAt: new Date("2026-07-02T10:00:00.123Z"),
  slug: "tunis",
  status: { list: 0, entry: 5 },
  publicUrl: "https://ijaza.example",
  issuer: { did, name: { en: "Tunis", fr: "Tunis", ar: "تونس" } },
};
const diploma: Subject = {
  ...known,
  kind: "diploma",
  title: "Licence en droit",
  language: "fr",
  definitions: [],
  claims: {
    firstName: "Inès",
    lastName: "Mansouri",
    level: "licence",
    titleFr: "Licence en droit",
    titleAr: "الإجازة",
    domain: "Droit",
    speciality: "Droit privé",
    honours: "bien",
    decisionDate: "2026-07-01",
    credits: 180,
  },
};
const certificate: Subject = {
  ...known,
  kind: "certificate",
  title: "شهادة حضور",
  language: "ar",
  definitions: [
    { name: "hours", type: "number", required: true, label: { en: "Hours", fr: "Heures", ar: "عدد الساعات" } },
  ],
  claims: {
    recipientFirstName: "Sami",
    recipientLastName: "Ben Ali",
    issueDate: "2026-06-01",
    expiryDate: "2028-06-01",
    hours: 12,
    firstName: "not a name here",
  },
};

test("a diploma says its titles, its degree and its result in the language of its title", () => {
  const badge = describeBadge(diploma);
  expect(badge).toMatchObject({ name: "Licence en droit", awardedDate: "2026-07-01T00:00:00Z" });
  expect(badge).not.toHaveProperty("validUntil");
  expect(badge.credentialSubject).toMatchObject({
    narrative: "Mention obtenue\u00a0: Bien",
    creditsEarned: 180,
    achievement: {
      achievementType: "BachelorDegree",
      description: "الإجازة · Licence · Droit · Droit privé",
      fieldOfStudy: "Droit",
      specialization: "Droit privé",
      inLanguage: "fr",
    },
  });
});

test("a diploma describes its degree in the language of its title, and names the faculty that awards it", () => {
  const claims = {
    ...diploma.claims,
    titleEn: "Bachelor of Law",
    domainEn: "Law",
    domainAr: "القانون",
    specialityAr: "القانون الخاص",
    establishment: "Faculté de droit",
    thesisTitle: "Le contrat",
    thesisTitleAr: "العقد",
  };
  const describedIn = (language: Language, title: string) =>
    describeBadge({ ...diploma, title, language, claims }).credentialSubject;
  const english = describedIn("en", "Bachelor of Law");
  expect(english.achievement).toMatchObject({
    description: "Licence en droit · الإجازة · Licence · Law · Droit privé · Faculté de droit",
    fieldOfStudy: "Droit",
    specialization: "Droit privé",
  });
  expect(english).toHaveProperty("narrative", expect.stringContaining("Title of the thesis (Arabic): العقد"));
  expect(describedIn("ar", "الإجازة").achievement).toHaveProperty(
    "description",
    "Bachelor of Law · Licence en droit · إجازة · القانون · القانون الخاص · Faculté de droit",
  );
});

test("a certificate has the title of its template, its defined fields in words, and an end", () => {
  const badge = describeBadge(certificate);
  expect(badge).toMatchObject({
    name: "شهادة حضور",
    awardedDate: "2026-06-01T00:00:00Z",
    validUntil: "2028-06-01T23:59:59Z",
    id: `https://ijaza.example/api/certificate/file/${certificate.id}?format=openbadge`,
  });
  expect(badge.credentialSubject).toMatchObject({
    identifier: [{ identityType: "name", identityHash: "Sami Ben Ali" }],
    narrative: "عدد الساعات: 12",
    achievement: { achievementType: "Certificate" },
  });
});

test("a holder who hides names and titles is not named, but still has a badge", async () => {
  const badge = describeBadge({ ...diploma, ...titleOfDiploma({}), claims: {} });
  expect(badge).toMatchObject({ name: "Diploma", credentialSubject: { achievement: { description: "Diploma" } } });
  expect(badge.credentialSubject).toHaveProperty("id", expect.stringMatching(/^urn:uuid:/));
  expect(badge.credentialSubject).not.toHaveProperty("identifier");
  const signing = { did, key: makeMultikey(), at: new Date("2026-07-03T00:00:00Z") };
  await expect(signAs(badge, signing)).resolves.toBeDefined();
});

test("the badge of a certificate that never expires has no end", () => {
  const claims = { ...certificate.claims, expiryDate: "none" };
  expect(describeBadge({ ...certificate, claims })).not.toHaveProperty("validUntil");
});

test("records with the same title have the same achievement, and others do not", () => {
  const achievedIn = (claims: Subject["claims"]) =>
    describeBadge({ ...diploma, claims: { ...diploma.claims, ...claims } }).credentialSubject.achievement.id;
  expect(achievedIn({ firstName: "Leïla", honours: "excellent" })).toBe(achievedIn({}));
  expect(achievedIn({ speciality: "Droit public" })).not.toBe(achievedIn({}));
  expect(achievedIn({ establishment: "Faculté de droit" })).not.toBe(achievedIn({}));
  expect(achievedIn({})).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("the translations of a degree make no other achievement than badges had before", () => {
  const idOf = (claims: Subject["claims"]) => describeBadge({ ...diploma, claims }).credentialSubject.achievement.id;
  const before = "urn:uuid:776a58ae-43dc-886a-807b-4700224a1b1c";
  expect(idOf(diploma.claims)).toBe(before);
  expect(idOf({ ...diploma.claims, domainAr: "القانون", domainEn: "Law", specialityEn: "Private law" })).toBe(before);
  const { speciality: _, ...arabic } = diploma.claims;
  const inArabic = ["القانون الخاص", "القانون العام"].map((specialityAr) => idOf({ ...arabic, specialityAr }));
  expect(new Set([before, ...inArabic]).size).toBe(3);
});

test.each([diploma, certificate])("every statement about a $kind is signed", async (subject) => {
  const signing = { did, key: makeMultikey(), at: new Date("2026-07-03T00:00:00Z") };
  await expect(signAs(describeBadge(subject), signing)).resolves.toHaveProperty("proof.length", 1);
  const stray = { ...describeBadge(subject), undefinedMember: "left out of what is signed" };
  await expect(signAs(stray, signing)).rejects.toThrow();
});
