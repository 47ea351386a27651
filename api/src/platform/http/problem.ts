/** Refusals as RFC 9457 problems, in the caller's language. */
import { ERRORS, type FieldErrorCode, fieldMessage, type Problem, refusalMessage } from "@ijaza/schema/errors";
import { missingLetter } from "@ijaza/schema/printed-letters";
import type { Language } from "@ijaza/schema/product";
import type { z } from "zod";
import { AppError, type FieldRefusal } from "../app-error.ts";

/** The problem of a refusal. */
export function problemOf(error: AppError, language: Language): Problem {
  const { code, status } = ERRORS[error.code];
  const message = refusalMessage({ code: error.code, language, data: error.data });
  return {
    type: `/docs/errors#${error.code}`,
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

/** What is wrong, and what its sentence names. */
function faultOf(issue: z.core.$ZodIssue): Omit<FieldRefusal, "path"> {
  const missing = issue.code === "custom" && typeof issue.input === "string" ? missingLetter(issue.input) : null;
  if (missing) return { error: "letter_without_font", data: missing };
  const error = fieldCodeOf(issue);
  return issue.code === "too_big" ? { error, data: { max: Number(issue.maximum) } } : { error };
}

function fieldCodeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (issue.code === "unrecognized_keys") return "unknown_field";
  if (issue.code === "too_big") return issue.origin === "string" ? "too_long" : "invalid_value";
  const absent = ["invalid_type", "invalid_value", "invalid_union"].includes(issue.code) && issue.input === undefined;
  if (absent) return "required";
  if (issue.code === "invalid_format" && issue.path.at(-1) === "email") return "not_an_email";
  return "invalid_value";
}

/** Input that does not fit its schema, as one refusal that names each field; parsed with `reportInput`. */
export function inputRefusal(error: z.ZodError): AppError {
  const fields = error.issues.flatMap((issue): FieldRefusal[] => {
    const fault = faultOf(issue);
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path: path.join("."), ...fault }));
  });
  return new AppError("invalid_input", { fields: fields.slice(0, 100) });
}
