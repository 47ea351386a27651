/** A refused form: what is said of which field, and what is said of the whole. Pure. */
import { failureOf } from "./problem.ts";

/** Refusals that are about one field, though the server names none. */
const ABOUT: Partial<Record<string, string>> = {
  username_taken: "username",
  email_taken: "email",
  picture_not_accepted: "signature",
};

export type Refusal = {
  /** Sentences by the name of their field. */
  fields: Partial<Record<string, string>>;
  /** Nothing was said of a field that the form shows: the failure is to be told as a whole. */
  whole: boolean;
};

/** `names` are the fields that the form shows. */
export const refusalOf = (error: unknown, names: readonly string[]): Refusal => {
  if (error === undefined) return { fields: {}, whole: false };
  const { error: code, message, errors = [] } = failureOf(error);
  const about = ABOUT[code];
  const problems = about ? [{ path: about, message: message ?? "" }] : errors;
  const shown = problems.filter(({ path }) => names.includes(path));
  return {
    fields: Object.fromEntries(shown.map(({ path, message: text }) => [path, text])),
    whole: shown.length === 0,
  };
};
