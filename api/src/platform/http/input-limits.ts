/** Limits of any input beyond its schema: no characters that PostgreSQL cannot store or nobody types; limited depth. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import { AppError, type FieldRefusal } from "../app-error.ts";

/** Deeper than any input of ours; recursion to this depth is safe. */
export const DEEPEST = 64;
/** Control characters and unpaired surrogates; lines and tabs are allowed, and schemas for one line refuse them. */
const NOT_IN_TEXT = /[^\P{Cc}\t\r\n]|\p{Cs}/u;
const NOT_ON_A_LINE = /\p{Cc}|\p{Cs}/u;
/** What most texts are, which is found out five times as fast. */
const IS_PLAIN = /^[ -~]*$/;
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

type FindHostileOptions = {
  forbidden: RegExp /** What this member of the outermost object holds is not looked at. */;
  except?: string;
};
/** A value with the way to it, which is spelt out only where it is named. */
type Place = { value: unknown; name: string | number; above: Place | null; depth: number };

/** Visits all values without recursion, so that deep input is harmless. */
function findHostile(input: unknown, { forbidden, except }: FindHostileOptions): FieldRefusal | null {
  const places: Place[] = [{ value: input, name: "", above: null, depth: 0 }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, depth } = place;
    if (typeof value === "string" && !IS_PLAIN.test(value) && forbidden.test(value))
      return refusalAt(place, "control_character");
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue;
    if (depth >= DEEPEST) return { ...refusalAt(place, "too_deep"), data: { max: DEEPEST } };
    const add = (name: string | number, member: unknown) =>
      places.push({ value: member, name, above: place, depth: depth + 1 });
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1) if (mayBeHostile(value[at])) add(at, value[at]);
      continue;
    }
    for (const [name, member] of Object.entries(value)) {
      if (depth === 0 && name === except) continue;
      if (forbidden.test(name)) return refusalAt(place, "control_character");
      if (mayBeHostile(member)) add(name, member);
    }
  }
  return null;
}

/** Numbers, truth values and null hold nothing. */
const mayBeHostile = (value: unknown): boolean =>
  typeof value === "string" || (typeof value === "object" && value !== null);

function refusalAt(place: Place, error: FieldRefusal["error"]): FieldRefusal {
  const path: (string | number)[] = [];
  for (let at: Place | null = place; at?.above; at = at.above) path.unshift(at.name);
  return { path: path.slice(0, LONGEST_PATH).join("."), error };
}
