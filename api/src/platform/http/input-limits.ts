/** Limits of any input beyond its schema: no characters that PostgreSQL cannot store or nobody types. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { AppError } from "../app-error.ts";

/** Control characters and unpaired surrogates; lines and tabs are allowed, and schemas for one line refuse them. */
const NOT_IN_TEXT = /[^\P{Cc}\t\r\n]|\p{Cs}/u;
const NOT_ON_A_LINE = /\p{Cc}|\p{Cs}/u;
/** What most texts are, which is found out faster. */
const IS_PLAIN = /^[ -~]*$/;
/** The most path parts that a refusal names, because readers cannot use more. */
const LONGEST_PATH = 8;

type Input = { params: unknown; query: unknown; body: unknown };

/** Throws `invalid_input` with the first invalid place. Rows of an import are judged one by one, elsewhere. */
export function refuseHostileInput({ looseRows }: Pick<Endpoint, "looseRows">, { params, query, body }: Input): void {
  const path =
    findHostile(params, { forbidden: NOT_ON_A_LINE }) ??
    findHostile(query, { forbidden: NOT_ON_A_LINE }) ??
    findHostile(body, { forbidden: NOT_IN_TEXT, except: looseRows });
  if (!path) return;
  throw new AppError("invalid_input", {
    fields: [{ path: path.slice(0, LONGEST_PATH).join("."), error: "control_character" }],
  });
}

type FindHostileOptions = { forbidden: RegExp /** What this member holds is not looked at. */; except?: string };

/** The way to the first forbidden character, or null. JSON is no deeper than its reader lets it be. */
function findHostile(value: unknown, { forbidden, except }: FindHostileOptions): (string | number)[] | null {
  if (typeof value === "string") return IS_PLAIN.test(value) || !forbidden.test(value) ? null : [];
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return null;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const found = findHostile(value[at], { forbidden });
      if (found) return [at, ...found];
    }
    return null;
  }
  for (const [name, member] of Object.entries(value)) {
    if (name === except) continue;
    if (forbidden.test(name)) return [];
    const found = findHostile(member, { forbidden });
    if (found) return [name, ...found];
  }
  return null;
}
