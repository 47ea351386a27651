/** The catalogue of refusals, joined from its subjects, and their sentences in each language. */

import type { Language } from "../product.ts";
import { ACCOUNT_REFUSALS } from "./accounts.ts";
import { CALL_REFUSALS } from "./calls.ts";
import { CERTIFICATE_REFUSALS } from "./certificates.ts";
import { DIPLOMA_REFUSALS } from "./diplomas.ts";
import { DOCUMENT_REFUSALS } from "./documents.ts";
import { CELL_ERRORS } from "./fields.ts";
import { FORM_ERRORS } from "./forms.ts";
import { HANDED_IN_ERRORS } from "./handed-in-files.ts";
import { IMPORT_REFUSALS } from "./imports.ts";
import { INPUT_ERRORS } from "./inputs.ts";
import { ISSUING_REFUSALS } from "./issuing.ts";
import { KEY_REFUSALS } from "./keys.ts";
import { PRIVACY_REFUSALS } from "./privacy.ts";
import { fillSentence, type SentenceData } from "./sentences.ts";
import { SESSION_REFUSALS } from "./session.ts";
import { SHARE_REFUSALS } from "./shares.ts";
import { LEARNER_REFUSALS } from "./students.ts";
import { TENANT_REFUSALS } from "./universities.ts";

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
export const FIELD_ERRORS = { ...FORM_ERRORS, ...CELL_ERRORS, ...HANDED_IN_ERRORS, ...INPUT_ERRORS } as const;

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
