/** Which names look alike: examples of both, and properties that hold for every letter. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { skeletonsOf } from "./users.skeletons.ts";

const lookAlike = (one: string, other: string): boolean => {
  const [a, b] = [skeletonsOf(one), skeletonsOf(other)];
  return a.skeleton === b.skeleton || a.caseless_skeleton === b.caseless_skeleton;
};

describe("two names look alike", () => {
  test.each([
    ["with a Cyrillic capital", "Mounir Belhaj", "\u041counir Belhaj"],
    ["with Cyrillic small letters", "Amel Saad", "\u0410mel S\u0430\u0430d"],
    ["with a Cyrillic capital and another case", "MOUNIR BELHAJ", "\u041counir Belhaj"],
    ["with a Greek letter", "Victor", "\u03bdictor"],
    ["in fullwidth letters", "Mounir", "\uff2d\uff4f\uff55\uff4e\uff49\uff52"],
    ["in capitals", "Mounir Belhaj", "MOUNIR BELHAJ"],
    ["with a capital I for an l", "Salma Ali", "SaIma Ali"],
    ["with an r and an n for an m", "Amel", "Arnel"],
    ["with a figure", "agent l", "agent 1"],
    ["with a zero-width space", "Mounir", "Mounir\u200b"],
    ["with another apostrophe", "O'Brien", "O\u2019Brien"],
    ["with accents of their own", "Am\u00e9lie", "Ame\u0301lie"],
    ["with a ya without its dots", "علي", "على"],
    ["with a Persian kaf", "كريم", "کریم"],
    ["in presentation forms of Arabic", "محمد", "\ufee3\ufea4\ufee4\ufeaa"],
    ["with a non-joiner", "علیرضا", "علی\u200cرضا"],
  ])("%s", (_, one, other) => {
    expect(lookAlike(one, other)).toBe(true);
  });
});

describe("two names do not", () => {
  test.each([
    ["Nabil", "Nabli"],
    ["Amel", "Amal"],
    ["Inès", "Ines"],
    ["agent-1", "agent-2"],
    ["محمد", "احمد"],
    ["أحمد", "احمد"],
    ["فاطمة", "فاطمه"],
    ["سليم", "سليمة"],
    ["بسام", "نسام"],
    ["حسين", "حسن"],
    ["خالد", "حالد"],
  ])("%s and %s", (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });
});

const inRange = (from: number, to: number, is: RegExp): string[] =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at)).filter((letter) => is.test(letter));

/** A part of the confusables of Unicode for Arabic; all other letters stay different. */
test("of the Arabic letters only ya and alif maqsura are equal", () => {
  const letters = inRange(0x621, 0x64b, /\p{L}/u).filter(
    (letter) => !"\u063b\u063c\u063d\u063e\u063f\u0640".includes(letter),
  );
  const alike = letters.flatMap((one, at) =>
    letters.slice(at + 1).flatMap((other) => (lookAlike(one, other) ? [`${one} ${other}`] : [])),
  );
  expect(letters).toHaveLength(36);
  expect(alike).toEqual(["ى ي"]);
});

test("without case no two Arabic letters become equal that UTS 39 distinguishes", () => {
  const letters = [...inRange(0x600, 0x700, /\p{L}/u), ...inRange(0x750, 0x780, /\p{L}/u)];
  for (const one of letters) {
    const { skeleton, caseless_skeleton } = skeletonsOf(one);
    expect(caseless_skeleton, one).toBe(skeleton);
  }
});

describe("whatever the name", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1 });
  const alwaysAlike = (names: fc.Arbitrary<[string, string]>) =>
    fc.assert(fc.property(names, ([one, other]) => lookAlike(one, other)));

  test("its Latin letters may change their case", () => {
    const latin = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzéèçàïôñ '-") });
    alwaysAlike(latin.map((letter) => [letter, letter.toUpperCase()]));
  });

  test("characters that are not drawn do not make another name", () => {
    const unseen = fc.constantFrom("\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\ufe0f");
    alwaysAlike(fc.tuple(name, unseen).map(([username, put]) => [username, `${username}${put}`]));
  });

  test("its composed and decomposed forms are equal", () => {
    alwaysAlike(name.map((username) => [username.normalize("NFC"), username.normalize("NFD")]));
  });
});
