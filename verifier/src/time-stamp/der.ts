/** Whether bytes are DER (X.690, section 10): each value in its one spelling, as far as no type of it must be known. */

const CONSTRUCTED = 0x20;
const NUMBER = 0x1f;
const CLASS = 0xc0;
const BOOLEAN = 1;
const INTEGER = 2;
const SEQUENCE = 16;
const SET = 17;
const DEEPEST = 32;

type Part = { at: number; end: number; depth: number };

/** One value, and nothing after it. */
export function isDer(bytes: Uint8Array): boolean {
  return endOfValue(bytes, { at: 0, end: bytes.length, depth: 0 }) === bytes.length;
}

/** Where the value ends that begins at `at`; null when it is not DER. */
function endOfValue(bytes: Uint8Array, { at, end, depth }: Part): number | null {
  const tag = bytes[at];
  const size = readLength(bytes, at + 1);
  // Tags of several bytes stand for no member of a time stamp.
  if (tag === undefined || (tag & NUMBER) === NUMBER || size === null || depth > DEEPEST) return null;
  const { start, length } = size;
  if (start + length > end) return null;
  const content = bytes.subarray(start, start + length);
  if ((tag & CLASS) === 0 && !isOfType(tag, content)) return null;
  const isWhole = (tag & CONSTRUCTED) === 0 || areValues(bytes, { at: start, end: start + length, depth: depth + 1 });
  return isWhole ? start + length : null;
}

function areValues(bytes: Uint8Array, { at, end, depth }: Part): boolean {
  let next: number | null = at;
  while (next !== null && next < end) next = endOfValue(bytes, { at: next, end, depth });
  return next === end;
}

/** Lists alone are constructed; numbers and truth values have one spelling. */
function isOfType(tag: number, content: Uint8Array): boolean {
  const number = tag & NUMBER;
  if (((tag & CONSTRUCTED) !== 0) !== (number === SEQUENCE || number === SET)) return false;
  const [first = 0, second = 0] = content;
  if (number === BOOLEAN) return content.length === 1 && (first === 0 || first === 0xff);
  if (number !== INTEGER) return true;
  const isPadded = content.length > 1 && (first === 0 ? second < 0x80 : first === 0xff && second >= 0x80);
  return content.length > 0 && !isPadded;
}

/** The shortest spelling of a length; null for any other one, and for one that is open. */
function readLength(bytes: Uint8Array, at: number): { start: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined) return null;
  if (first < 0x80) return { start: at + 1, length: first };
  const many = first & 0x7f;
  const digits = bytes.subarray(at + 1, at + 1 + many);
  if (many === 0 || many > 4 || digits.length < many || digits[0] === 0) return null;
  const length = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  return length < 0x80 ? null : { start: at + 1 + many, length };
}
