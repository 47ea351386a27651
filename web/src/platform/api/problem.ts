/** What a failed call reports: the server's refusal, or why no answer came. */
import type { Problem } from "@ijaza/schema/errors/errors";

/** The part of a refusal that pages use; `status` is 0 when no server answered. */
export type Failure = {
  status: number;
  /** Stable name: one of the server's, or `fetch_error`, `timeout_error`, `parsing_error`, `unknown_error`. */
  error: string;
  /** The server's message in the reader's language; absent when it gave none. */
  message?: string;
  errors?: Problem["errors"];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isFieldErrors = (value: unknown): value is NonNullable<Problem["errors"]> =>
  Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.path === "string");

const refusalOf = (status: number, data: unknown): Failure => {
  if (!isRecord(data)) return { status, error: "unknown_error" };
  return {
    status,
    error: typeof data.error === "string" ? data.error : "unknown_error",
    message: typeof data.message === "string" ? data.message : undefined,
    errors: isFieldErrors(data.errors) ? data.errors : undefined,
  };
};

/** Reads any error of RTK Query. */
export const failureOf = (error: unknown): Failure => {
  if (!isRecord(error)) return { status: 0, error: "unknown_error" };
  if (typeof error.status === "number") return refusalOf(error.status, error.data);
  if (error.status === "PARSING_ERROR" && typeof error.originalStatus === "number")
    return { status: error.originalStatus, error: "parsing_error" };
  return { status: 0, error: typeof error.status === "string" ? error.status.toLowerCase() : "unknown_error" };
};
