/** Describes invalid input field by field, from the issues of zod; parsed with `reportInput`. */
import { FIELD_ERRORS, type FieldErrorCode } from "@ijaza/schema/errors/errors";
import { missingLetter } from "@ijaza/schema/templates/printed-letters";
import type { z } from "zod";
import { AppError, type FieldRefusal } from "../app-error.ts";

type Issue = z.core.$ZodIssue;
type Fault = Omit<FieldRefusal, "path">;

const MOST_FAULTS = 100;
/** The longest list of choices, in characters, that people read. */
const LONGEST_CHOICES = 400;

/** Invalid input as one refusal that names each field, under `above` if given, and the valid values. */
export function inputRefusal(error: z.ZodError, ...above: string[]): AppError {
  return new AppError("invalid_input", {
    fields: error.issues.flatMap((issue) => faultsOf(issue, above)).slice(0, MOST_FAULTS),
  });
}

function faultsOf(issue: Issue, above: PropertyKey[] = []): FieldRefusal[] {
  const path = [...above, ...issue.path];
  const at = (place: PropertyKey[], fault: Fault): FieldRefusal => ({ path: place.map(String).join("."), ...fault });
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => at([...path, key], { error: "unknown_field" }));
  }
  if (issue.code === "invalid_key") return issue.issues.flatMap((inner) => faultsOf(inner, path));
  const isUnnamed = issue.code === "invalid_union" && !isCode(issue.message) && issue.input !== undefined;
  const branch = isUnnamed ? closestBranch(issue) : undefined;
  return branch ? branch.flatMap((inner) => faultsOf(inner, path)) : [at(path, faultOf(issue))];
}

const isCode = (text: string): text is FieldErrorCode => Object.hasOwn(FIELD_ERRORS, text);

/** The first option of a union that the type of the value does not rule out. */
function closestBranch({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] | undefined {
  const isRuledOut = (issue: Issue) => issue.code === "invalid_type" && issue.path.length === 0;
  return errors.find((issues) => !issues.some(isRuledOut)) ?? errors[0];
}

function faultOf(issue: Issue): Fault {
  if (issue.input === undefined && issue.code !== "custom") return { error: "required" };
  // A rule of the schema with its own refusal.
  if (isCode(issue.message)) return { error: issue.message };
  switch (issue.code) {
    case "invalid_type":
      return { error: TYPES[issue.expected] ?? "not_an_object" };
    case "invalid_value":
      return { error: "not_a_choice", data: { choices: choicesOf(issue.values) } };
    case "invalid_union":
      return { error: "not_a_choice", data: { choices: choicesOf("options" in issue ? (issue.options ?? []) : []) } };
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "not_multiple_of":
      return { error: "not_a_multiple", data: { step: issue.divisor } };
    default:
      return letterFault(issue);
  }
}

/** The refusal that says what zod expected. */
const TYPES: Partial<Record<string, FieldErrorCode>> = {
  string: "not_text",
  number: "not_a_number",
  int: "not_a_whole_number",
  boolean: "not_true_or_false",
  array: "not_a_list",
  object: "not_an_object",
  record: "not_an_object",
};

function choicesOf(values: readonly unknown[]): string {
  const text = values.map(String).join(", ");
  return text.length > LONGEST_CHOICES ? `${text.slice(0, LONGEST_CHOICES)} …` : text;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Fault {
  const data = { min: Number(minimum) };
  if (origin === "string") return data.min === 1 ? { error: "required" } : { error: "too_short", data };
  return origin === "array" ? { error: "too_few_entries", data } : { error: "below_minimum", data };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Fault {
  const data = { max: Number(maximum) };
  if (origin === "string") return { error: "too_long", data };
  return origin === "array" ? { error: "too_many_entries", data } : { error: "above_maximum", data };
}

/** The only rule with a value beside its code: the letter that no font has. */
function letterFault(issue: Issue): Fault {
  const missing = typeof issue.input === "string" ? missingLetter(issue.input) : null;
  if (missing) return { error: "letter_without_font", data: missing };
  throw new Error(`the rule at ${issue.path.join(".")} does not say by which code it refuses (${issue.message})`);
}
