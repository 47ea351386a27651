import { expect, test } from "vitest";
import { ACCOUNT_REFUSALS } from "./accounts.ts";
import { CALL_REFUSALS } from "./calls.ts";
import { CERTIFICATE_REFUSALS } from "./certificates.ts";
import { DIPLOMA_REFUSALS } from "./diplomas.ts";
import { DOCUMENT_REFUSALS } from "./documents.ts";
import { ERRORS } from "./errors.ts";
import { IMPORT_REFUSALS } from "./imports.ts";
import { ISSUING_REFUSALS } from "./issuing.ts";
import { KEY_REFUSALS } from "./keys.ts";
import { PRIVACY_REFUSALS } from "./privacy.ts";
import { SESSION_REFUSALS } from "./session.ts";
import { SHARE_REFUSALS } from "./shares.ts";
import { LEARNER_REFUSALS } from "./students.ts";
import { TENANT_REFUSALS } from "./universities.ts";

const SUBJECTS = [
  CALL_REFUSALS,
  SESSION_REFUSALS,
  ACCOUNT_REFUSALS,
  CERTIFICATE_REFUSALS,
  DIPLOMA_REFUSALS,
  IMPORT_REFUSALS,
  ISSUING_REFUSALS,
  KEY_REFUSALS,
  DOCUMENT_REFUSALS,
  TENANT_REFUSALS,
  LEARNER_REFUSALS,
  SHARE_REFUSALS,
  PRIVACY_REFUSALS,
];

test("every refusal has a unique name across all subjects", () => {
  const names = SUBJECTS.flatMap((subject) => Object.keys(subject));
  expect(names.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});

test("every refusal has a unique number", () => {
  const numbers = Object.values(ERRORS).map(({ code }) => code);
  expect(new Set(numbers).size).toBe(numbers.length);
});
