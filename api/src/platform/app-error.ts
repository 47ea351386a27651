/** An expected refusal: a code of the catalogue and the values of its sentence. Anything else thrown is a bug. */
import { ERRORS, type ErrorData, type FieldErrorCode, type RefusalCode } from "@ijaza/schema/errors/errors";

export type FieldRefusal = { path: string; error: FieldErrorCode; data?: ErrorData };

type Extras = {
  data?: ErrorData;
  fields?: FieldRefusal[];
  retryAfter?: number;
  members?: Record<string, unknown>;
  /** The underlying error; the server logs it and sends it to nobody. */
  cause?: unknown;
  about?: string;
};

export class AppError extends Error {
  readonly code: RefusalCode;
  readonly data: ErrorData;
  readonly fields: FieldRefusal[] | undefined;
  /** Seconds to wait, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Further members of the problem, for instance the universities to choose from. */
  readonly members: Record<string, unknown> | undefined;
  /** The refused value, only for its digest in the security log: it is neither sent nor logged in clear. */
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
