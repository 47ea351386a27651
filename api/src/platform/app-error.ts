/** An expected refusal: a code of the catalogue and what its sentence names. Anything else thrown is a bug. */
import { ERRORS, type ErrorData, type FieldErrorCode, type RefusalCode } from "@ijaza/schema/errors";

export type FieldRefusal = { path: string; error: FieldErrorCode; data?: ErrorData };

type Extras = {
  data?: ErrorData;
  fields?: FieldRefusal[];
  retryAfter?: number;
  members?: Record<string, unknown>;
  /** What went wrong elsewhere; the server logs it, and tells nobody. */
  cause?: unknown;
  about?: string;
};

export class AppError extends Error {
  readonly code: RefusalCode;
  readonly data: ErrorData;
  readonly fields: FieldRefusal[] | undefined;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Further members of the problem, for instance the universities to choose from. */
  readonly members: Record<string, unknown> | undefined;
  /** What was refused, for the digest in the security log alone: it is never sent, nor written as it is. */
  readonly about: string | undefined;

  constructor(code: RefusalCode, extras: Extras = {}) {
    super(code, { cause: extras.cause });
    this.name = "AppError";
    this.code = code;
    this.data = extras.data ?? {};
    this.fields = extras.fields;
    this.retryAfter = extras.retryAfter;
    this.members = extras.members;
    this.about = extras.about;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
