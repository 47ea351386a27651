/** Tells by the letters which encoding of one byte a letter a text has. Pure. */
import { ofDos } from "./dos-letters.ts";
import { ARABIC, type SingleByte, WESTERN } from "./encodings.ts";

export const decodeSingleBytes = (bytes: Uint8Array, encoding: SingleByte): string =>
  encoding === "ibm850" ? ofDos(bytes) : new TextDecoder(encoding).decode(bytes);

/** Whether each byte is such a letter in this encoding. */
const lettersOf = (encoding: SingleByte, letter: RegExp): boolean[] =>
  Array.from(
    { length: 256 },
    (_, byte) => byte > 0x7f && letter.test(decodeSingleBytes(Uint8Array.of(byte), encoding)),
  );

const westernLetters = lettersOf("windows-1252", /^\p{L}$/u);
const asciiLetters = (letter: RegExp): boolean[] =>
  Array.from({ length: 256 }, (_, byte) => letter.test(String.fromCharCode(byte)));
const plainLetters = asciiLetters(/^[A-Za-z]$/);

/** Enough to tell. */
const MOST = 1_000_000;

/** The letters that make up some three quarters of any Arabic text. */
const FREQUENT_ARABIC = /^[اليمنروتهةعدب]$/;

/**
 * Arabic words are runs of Arabic letters, most of them frequent ones; French accents stand alone between ASCII
 * letters. Bytes with the same meaning in both (é, è, ç…) are ignored.
 */
function weighArabic(bytes: Uint8Array, encoding: SingleByte): { arabic: number; western: number } {
  const letters = lettersOf(encoding, /^\p{Script=Arabic}$/u);
  const frequent = lettersOf(encoding, FREQUENT_ARABIC);
  const end = Math.min(bytes.length, MOST);
  let [arabic, western] = [0, 0];
  for (let at = 0; at < end; ) {
    const from = at;
    let common = 0;
    for (; at < end && letters[bytes[at]!]; at++) if (frequent[bytes[at]!]) common++;
    const length = at - from;
    if (length === 0) {
      at++;
      continue;
    }
    const besideAscii = plainLetters[bytes[from - 1] ?? 0] || plainLetters[bytes[at] ?? 0];
    if (besideAscii && westernLetters[bytes[from]!]) western += length;
    else if (length > 1) arabic += common + (length - common) / 2;
  }
  return { arabic, western };
}

/** Inside a word a letter is small after a small one, and large after a large one. */
const CASES = [
  { before: /^[a-z]$/, frequent: /^[éèêëàâçîïôöùûüñáíóúãõäå]$/ },
  { before: /^[A-Z]$/, frequent: /^[ÉÈÊËÀÂÇÎÏÔÖÙÛÜÑÁÍÓÚÃÕÄÅ]$/ },
].map(({ before, frequent }) => ({ before: asciiLetters(before), frequent }));

/** How many frequent accented letters stand inside words. */
function weighWestern(bytes: Uint8Array, encoding: SingleByte): number {
  const end = Math.min(bytes.length, MOST);
  let count = 0;
  for (const { before, frequent } of CASES) {
    const letters = lettersOf(encoding, frequent);
    for (let at = 1; at < end - 1; at++) {
      if (letters[bytes[at]!] && before[bytes[at - 1]!] && before[bytes[at + 1]!]) count++;
    }
  }
  return count;
}

/** The encoding in which most letters are frequent ones; of equals the usual one. */
const likeliest = <E extends SingleByte>(encodings: readonly E[], weigh: (encoding: E) => number): E =>
  encodings
    .map((encoding) => ({ encoding, weight: weigh(encoding) }))
    .reduce((best, each) => (each.weight > best.weight ? each : best)).encoding;

export function detectSingleBytes(bytes: Uint8Array): SingleByte {
  const encoding = likeliest(ARABIC, (each) => weighArabic(bytes, each).arabic);
  const { arabic, western } = weighArabic(bytes, encoding);
  return arabic > 2 * western ? encoding : likeliest(WESTERN, (each) => weighWestern(bytes, each));
}
