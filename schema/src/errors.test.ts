import { expect, test } from "vitest";
import { ACCOUNT_REFUSALS } from "./errors/accounts.ts";
import { CALL_REFUSALS } from "./errors/calls.ts";
import { CERTIFICATE_REFUSALS } from "./errors/certificates.ts";
import { DIPLOMA_REFUSALS } from "./errors/diplomas.ts";
import { DOCUMENT_REFUSALS } from "./errors/documents.ts";
import { IMPORT_REFUSALS } from "./errors/imports.ts";
import { ISSUING_REFUSALS } from "./errors/issuing.ts";
import { KEY_REFUSALS } from "./errors/keys.ts";
import { LEARNER_REFUSALS } from "./errors/learners.ts";
import { PRIVACY_REFUSALS } from "./errors/privacy.ts";
import { SESSION_REFUSALS } from "./errors/session.ts";
import { SHARE_REFUSALS } from "./errors/shares.ts";
import { TENANT_REFUSALS } from "./errors/tenants.ts";
import { ERRORS } from "./errors.ts";

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
