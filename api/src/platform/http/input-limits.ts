/** Limits of any input beyond its schema: no characters that PostgreSQL cannot store or nobody types; limited depth. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import { AppError, type FieldRefusal } from "../app-error.ts";

/** Deeper than any input of ours; recursion to this depth is safe. */
const DEEPEST = 64;
/** Control characters and unpaired surrogates; lines and tabs are allowed, and schemas for one line refuse them. */
const NOT_IN_TEXT = /[^\P{Cc}\t\r\n]|\p{Cs}/u;
const NOT_ON_A_LINE = /\p{Cc}|\p{Cs}/u;
/** The most path parts that a refusal names, because readers cannot use more. */
const LONGEST_PATH = 8;

type Input = { params: unknown; query: unknown; body: unknown };

/** Throws `invalid_input` with the first invalid place. Rows of an import are judged one by one, elsewhere. */
export function refuseHostileInput({ looseRows }: Pick<Endpoint, "looseRows">, { params, query, body }: Input): void {
  const refusal =
    findHostile(params, { forbidden: NOT_ON_A_LINE }) ??
    findHostile(query, { forbidden: NOT_ON_A_LINE }) ??
    findHostile(body, { forbidden: NOT_IN_TEXT, except: looseRows });
  if (refusal) throw new AppError("invalid_input", { fields: [refusal] });
}

type FindHostileOptions = { forbidden: RegExp /** Characters under this member are not looked at. */; except?: string };
type Place = { value: unknown; path: readonly string[]; anyText: boolean };

/** Visits all values without recursion, so that deep input is harmless. */
function findHostile(input: unknown, { forbidden, except }: FindHostileOptions): FieldRefusal | null {
  const places: Place[] = [{ value: input, path: [], anyText: false }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path, anyText } = place;
    if (typeof value === "string" && !anyText && forbidden.test(value)) return refusalAt(path, "control_character");
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue;
    if (path.length >= DEEPEST) return { ...refusalAt(path, "too_deep"), data: { max: DEEPEST } };
    for (const [name, member] of Object.entries(value)) {
      const isLoose = anyText || (path.length === 0 && name === except);
      if (!isLoose && forbidden.test(name)) return refusalAt(path, "control_character");
      places.push({ value: member, path: [...path, name], anyText: isLoose });
    }
  }
  return null;
}

const refusalAt = (path: readonly string[], error: FieldRefusal["error"]): FieldRefusal => ({
  path: path.slice(0, LONGEST_PATH).join("."),
  error,
});
