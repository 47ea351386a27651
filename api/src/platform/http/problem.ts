/** Refusals as RFC 9457 problems, in the caller's language. */
import { ERRORS, fieldMessage, type Problem, refusalMessage } from "@ijaza/schema/errors/errors";
import type { Language } from "@ijaza/schema/product";
import type { AppError, FieldRefusal } from "../app-error.ts";
import { explanationOf } from "./error-address.ts";

/** The problem of a refusal. */
export function problemOf(error: AppError, language: Language): Problem {
  const { code, status } = ERRORS[error.code];
  const message = refusalMessage({ code: error.code, language, data: error.data });
  return {
    type: explanationOf(error.code),
    title: ERRORS[error.code].en.replace(/\{\w+\}/g, "…"),
    status,
    detail: message,
    code,
    error: error.code,
    message,
    ...(error.fields && { errors: describeFields(error.fields, language) }),
    ...error.members,
  };
}

/** Field errors with their sentences. */
export function describeFields(fields: readonly FieldRefusal[], language: Language) {
  return fields.map(({ path, error, data }) => ({
    path,
    error,
    message: fieldMessage({ code: error, language, ...(data && { data }) }),
  }));
}
