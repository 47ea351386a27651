import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText, detectEncoding } from "./encoding.ts";
import { ARABIC, type SingleByte, WESTERN } from "./encodings.ts";

/** Encodes a text in a single-byte encoding, by decoding all 256 bytes. */
const bytesOf = (text: string, encoding: SingleByte): Uint8Array => {
  const letters = Array.from({ length: 256 }, (_, byte) => decodeText(Uint8Array.of(byte), encoding));
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)));
};
const utf8 = (text: string) => new TextEncoder().encode(text);

const FRENCH = "niveau;intitulé\nlicence;Diplôme national d'ingénieur\nmaster;Économie appliquée à l'hôtellerie\n";
const MIXED = "intitulé;titre\nDiplôme d'ingénieur;الشهادة الوطنية لمهندس في الهندسة\nGénie civil;درة الشريف\n";

test("valid UTF-8 is UTF-8, with or without a byte order mark", () => {
  expect(detectEncoding(utf8(MIXED))).toBe("utf-8");
  expect(detectEncoding(utf8(`\ufeff${FRENCH}`))).toBe("utf-8");
  expect(decodeText(utf8(`\ufeff${FRENCH}`), "utf-8")).toBe(FRENCH);
});

test("a file of plain ASCII is UTF-8", () => {
  expect(detectEncoding(utf8("a,b\n1,2\n"))).toBe("utf-8");
});

test("Excel's Unicode text is recognised by its byte order mark", () => {
  expect(detectEncoding(Uint8Array.of(0xff, 0xfe, 0x61, 0x00))).toBe("utf-16le");
  expect(detectEncoding(Uint8Array.of(0xfe, 0xff, 0x00, 0x61))).toBe("utf-16be");
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x06, 0x45), "utf-16be")).toBe("م");
});

test("Arabic beside French accents is windows-1256, and is decoded correctly", () => {
  const bytes = bytesOf(MIXED, "windows-1256");
  expect(detectEncoding(bytes)).toBe("windows-1256");
  expect(decodeText(bytes, "windows-1256")).toBe(MIXED);
});

test("a single Arabic name in a French file is enough", () => {
  expect(detectEncoding(bytesOf(`${FRENCH}${FRENCH}master;منصوري\n`, "windows-1256"))).toBe("windows-1256");
});

test("French is windows-1252", () => {
  expect(detectEncoding(bytesOf(FRENCH, "windows-1252"))).toBe("windows-1252");
});

test.each([
  "ÉCOLE SUPÉRIEURE D'INGÉNIERIE À NÎMES",
  "João Conceição, São Tomé",
  "Müller, Jürgen und Bäcker",
  "« créée » à Köln",
])("%s is windows-1252, although its bytes are Arabic letters in windows-1256", (text) =>
  expect(detectEncoding(bytesOf(text, "windows-1252"))).toBe("windows-1252"),
);

const FRENCH_NAMES = ["Amélie Benoît", "Zoé Noël", "Inès Chérif", "François Lefèvre", "Gabès", "Médenine", "Hélène"];
const ARABIC_NAMES = ["محمد الطرابلسي", "أمينة بن صالح", "درة الشريف", "يوسف الغربي", "هاجر قاسمي", "فاطمة الزهراء"];
const namesOf = (names: readonly string[]) =>
  fc
    .array(fc.constantFrom(...names), { minLength: 2, maxLength: 40 })
    .map((rows) => `nom;prénom\n${rows.join(";x\n")}\n`);

test.each([
  ...ARABIC.map((encoding) => [encoding, ARABIC_NAMES] as const),
  ...WESTERN.map((encoding) => [encoding, FRENCH_NAMES] as const),
])("names in %s are read as they were written", (encoding, names) => {
  fc.assert(
    fc.property(namesOf(names), (text) => {
      const plain = names === ARABIC_NAMES ? text.replace("é", "e") : text;
      expect(detectEncoding(bytesOf(plain, encoding))).toBe(encoding);
    }),
    { numRuns: 40 },
  );
});

test("a file that is UTF-8 but for a few bytes is UTF-8, wherever they stand, and its other letters stay", () => {
  const strays = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0x80, max: 0xff })), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(namesOf([...FRENCH_NAMES, ...ARABIC_NAMES]), strays, (text, places) => {
      const long = text.repeat(4);
      const bytes = [...utf8(long)];
      for (const [place, byte] of places) bytes.splice(place % bytes.length, 0, byte);
      const file = Uint8Array.from(bytes);
      expect(detectEncoding(file)).toBe("utf-8");
      expect(decodeText(file, "utf-8").split("\ufffd").length).toBeGreaterThan(1);
    }),
    { numRuns: 100 },
  );
});

test("a stray byte in a line of Western letters does not change the other lines", () => {
  const file = Uint8Array.from([...utf8("prenom\nAmélie Benoît\nZoé\nRen"), 0xe9, ...utf8(" Dupont\n")]);
  expect(decodeText(file, detectEncoding(file))).toBe("prenom\nAmélie Benoît\nZoé\nRen\ufffd Dupont\n");
});
