/** Parses JSON that has no duplicate members (escaped or not) and a limited size, depth and number of members. */

export type StrictJson =
  | { ok: true; value: unknown }
  | { ok: false; why: "syntax" | "duplicate" | "depth" | "members" | "size"; detail: string };

/** `size` in UTF-16 units or bytes; `depth` of objects and arrays inside each other; `members` in total. */
export type JsonLimits = { size: number; depth: number; members: number };

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** Parses text, or bytes that must be UTF-8 without a byte order mark. Never throws. */
export function parseStrictJson(input: string | Uint8Array, limits: JsonLimits): StrictJson {
  if (input.length > limits.size) return { ok: false, why: "size", detail: `Longer than ${limits.size} characters.` };
  let text: string;
  let value: unknown;
  try {
    text = typeof input === "string" ? input : UTF8.decode(input);
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: "syntax", detail: "Not JSON in UTF-8." };
  }
  const isFlatList = !text.includes("{") && text.lastIndexOf("[") <= 0;
  return (isFlatList ? null : findAmbiguity(text, limits)) ?? { ok: true, value };
}

/** Walks the tokens of valid JSON. Outside of strings, every colon follows a member name. */
function findAmbiguity(text: string, { depth, members: most }: JsonLimits): StrictJson | null {
  const open: Set<string>[] = [];
  let last = "";
  let count = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") {
      open.push(new Set());
      if (open.length > depth) return { ok: false, why: "depth", detail: `Nested deeper than ${depth} levels.` };
    } else if (token === "}" || token === "]") {
      open.pop();
    } else if (token === ":") {
      count += 1;
      if (count > most) return { ok: false, why: "members", detail: `More than ${most} members.` };
      const name: string = JSON.parse(last);
      const members = open.at(-1);
      if (members?.has(name)) return { ok: false, why: "duplicate", detail: `The member ${last} stands twice.` };
      members?.add(name);
    } else {
      last = token;
    }
  }
  return null;
}
