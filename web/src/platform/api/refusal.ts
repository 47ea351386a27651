/** Sorts the server's refusal of a form: messages by field, and whether one concerns the whole form. Pure. */
import { failureOf } from "./problem.ts";

/** Refusals that concern one field, though the server names none. */
const ABOUT: Partial<Record<string, string>> = {
  username_taken: "username",
  username_ar_taken: "usernameAr",
  email_taken: "email",
  picture_not_accepted: "signature",
};

export type Refusal = {
  /** Messages by the name of their field. */
  fields: Partial<Record<string, string>>;
  /** No message belongs to a field that the form shows, so the failure is shown for the whole form. */
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
