/** What JSON holds, found in its bytes before anything is parsed, so that what is too much costs nothing else. Pure. */

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

export type Limits = {
  /** Members of objects and entries of lists, at every depth. */
  members: number;
  /** Objects and lists inside each other. */
  depth: number;
};

/** The limit that JSON exceeds, or null. Linear in the bytes; of what is no JSON it may tell either. */
export function findExcess(bytes: Uint8Array, limits: Limits): keyof Limits | null {
  let members = 0;
  let depth = 0;
  /** Whether a bracket has just been opened: what follows, if anything does, is its first member. */
  let isFirst = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte <= 0x20) continue;
    const isEnd = byte === CLOSE_LIST || byte === CLOSE_OBJECT;
    if (byte === COMMA || (isFirst && !isEnd)) members += 1;
    if (members > limits.members) return "members";
    isFirst = byte === OPEN_LIST || byte === OPEN_OBJECT;
    if (isFirst) depth += 1;
    else if (isEnd) depth -= 1;
    else if (byte === QUOTE) at = endOfText(bytes, at);
    if (depth > limits.depth) return "depth";
  }
  return null;
}

export type Span = { from: number; to: number };

/**
 * Where each entry stands of the list that this member of the outermost object holds: from its first byte to the comma or
 * bracket behind it. Empty when there is no such list. Ends after `most` entries and one.
 */
export function spansOfRows(bytes: Uint8Array, { member, most }: { member: string; most: number }): Span[] {
  const spans: Span[] = [];
  const name = Buffer.from(JSON.stringify(member));
  let depth = 0;
  let isNamed = false;
  let from = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      const end = endOfText(bytes, at);
      if (depth === 1) isNamed = name.equals(bytes.subarray(at, end + 1));
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth === 2 && isNamed && byte === OPEN_LIST) from = at + 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (depth === 2 && from >= 0) {
        spans.push({ from, to: at });
        return spans;
      }
      depth -= 1;
    } else if (byte === COMMA && depth === 2 && from >= 0) {
      spans.push({ from, to: at });
      if (spans.length > most) return spans;
      from = at + 1;
    }
  }
  return [];
}

/** The place of the quotation mark that ends a text; the end of the bytes when nothing ends it. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
