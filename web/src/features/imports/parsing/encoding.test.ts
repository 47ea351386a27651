import { expect, test } from "vitest";
import { decodeText, detectEncoding } from "./encoding.ts";

/** Encodes a text in a single-byte encoding, by decoding all 256 bytes. */
const bytesOf = (text: string, encoding: "windows-1256" | "windows-1252"): Uint8Array => {
  const letters = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)));
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
