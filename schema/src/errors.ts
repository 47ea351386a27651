/** The catalogue of refusals, joined from its subjects, and their sentences in each language. */
import { ACCOUNT_REFUSALS } from "./errors/accounts.ts";
import { CALL_REFUSALS } from "./errors/calls.ts";
import { CERTIFICATE_REFUSALS } from "./errors/certificates.ts";
import { DIPLOMA_REFUSALS } from "./errors/diplomas.ts";
import { DOCUMENT_REFUSALS } from "./errors/documents.ts";
import { CELL_ERRORS } from "./errors/fields.ts";
import { FORM_ERRORS } from "./errors/forms.ts";
import { IMPORT_REFUSALS } from "./errors/imports.ts";
import { INPUT_ERRORS } from "./errors/inputs.ts";
import { ISSUING_REFUSALS } from "./errors/issuing.ts";
import { KEY_REFUSALS } from "./errors/keys.ts";
import { LEARNER_REFUSALS } from "./errors/learners.ts";
import { PRIVACY_REFUSALS } from "./errors/privacy.ts";
import { SESSION_REFUSALS } from "./errors/session.ts";
import { SHARE_REFUSALS } from "./errors/shares.ts";
import { TENANT_REFUSALS } from "./errors/tenants.ts";
import type { Language } from "./product.ts";
import { fillSentence, type SentenceData } from "./sentences.ts";

/** Refusals of whole calls, by their stable names. */
export const ERRORS = {
  ...CALL_REFUSALS,
  ...SESSION_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...DIPLOMA_REFUSALS,
  ...CERTIFICATE_REFUSALS,
  ...IMPORT_REFUSALS,
  ...ISSUING_REFUSALS,
  ...KEY_REFUSALS,
  ...DOCUMENT_REFUSALS,
  ...TENANT_REFUSALS,
  ...LEARNER_REFUSALS,
  ...SHARE_REFUSALS,
  ...PRIVACY_REFUSALS,
} as const;

/** Refusals of a single field, by their stable names. */
export const FIELD_ERRORS = { ...FORM_ERRORS, ...CELL_ERRORS, ...INPUT_ERRORS } as const;

export type RefusalCode = keyof typeof ERRORS;
export type FieldErrorCode = keyof typeof FIELD_ERRORS;

export type ErrorData = SentenceData;

/** The sentence of a refusal in the caller's language. */
export function refusalMessage({
  code,
  language,
  data,
}: {
  code: RefusalCode;
  language: Language;
  data?: ErrorData;
}): string {
  return fillSentence(ERRORS[code][language], language, data);
}

/** The sentence of a field's error in the caller's language. */
export function fieldMessage({
  code,
  language,
  data,
}: {
  code: FieldErrorCode;
  language: Language;
  data?: ErrorData;
}): string {
  return fillSentence(FIELD_ERRORS[code][language], language, data);
}

/** RFC 9457 problem, as it is sent. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: number;
  error: string;
  message: string;
  errors?: { path: string; error: string; message: string }[];
};
