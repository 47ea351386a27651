/** Cells of spreadsheets are read as people mean them, or refused with the reason. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOfCertificate } from "../certificates/fields.ts";
import { DIPLOMA_FIELDS } from "../diplomas/fields.ts";
import { fieldMessage } from "../errors/errors.ts";
import type { Language } from "../product.ts";
import { SEXES, STUDENT_FIELDS } from "../students/fields.ts";
import { type Field, readCell } from "./fields.ts";

const TODAY = "2026-11-21";
const label = { en: "X", fr: "X", ar: "X" };
const fieldOf = (kind: Field["kind"]): Field => ({ name: "x", label, kind });
const choiceOf = (choices: string[]): Field =>
  fieldsOfCertificate([{ name: "x", label, type: "choice", required: true, choices }]).at(-1)!;

test.each([
  ["name", "Ben\u00a0Salah", "Ben Salah"],
  ["name", "\u202fBen\u202fSalah\u00a0", "Ben Salah"],
  ["text", "Génie\u2009civil", "Génie civil"],
  ["day", "٠٣/٠٧/٢٠٢٦", "2026-07-03"],
  ["day", "2001-02-03 00:00:00", "2001-02-03"],
  ["day", "2001-02-03T00:00:00.000Z", "2001-02-03"],
  ["day", "03/02/2001 12:00:00 AM", "2001-02-03"],
  ["day", "۲۰۰۱/۰۲/۰۳", "2001-02-03"],
  ["day", "3\u20112\u20112001", "2001-02-03"],
  ["years", "2025\u20132026", "2025-2026"],
  ["years", "٢٠٢٥-٢٠٢٦", "2025-2026"],
  ["day", "2001-02-03 00:00:00+00", "2001-02-03"],
  ["average", "١٤٫٥", 14.5],
  ["average", "12,000", 12],
  ["number", "0,125", 0.125],
  ["number", "1.234", 1.234],
  ["number", "1234,5", 1234.5],
  ["integer", "12,00", 12],
  ["country", "tn", "TN"],
  ["country", "TUNISIE", "TN"],
  ["country", "الجزائر", "DZ"],
  ["country", "Cote d Ivoire", "CI"],
  ["identifier", "AB\u201112\u201377", "AB-12-77"],
  ["identifier", " AB\u00a0\u2212  ٧७７", "AB - 777"],
  ["identifier", "ＡＢ－１２／77", "AB-12/77"],
] as const)("a %s of %j is %j", (kind, cell, value) => {
  expect(readCell(fieldOf(kind), cell, TODAY)).toEqual({ value });
});

test.each([
  ["UK", "GB"],
  ["uk", "GB"],
  ["DD", "DE"],
  ["ZR", "CD"],
])("for the former or unofficial code %s, %s is named", (cell, code) => {
  const fault = { error: "country_replaced", data: { code } };
  expect(readCell(fieldOf("country"), cell, TODAY)).toEqual({ fault });
});

test("a choice of an older template that has something unseen is refused", () => {
  expect(readCell(choiceOf(["B\u200b"]), "B\u200b", TODAY)).toEqual({ fault: { error: "invisible_character" } });
});

test.each([
  ["text", "#N/A", "no_value"],
  ["name", "#REF!", "no_value"],
  ["identifier", "########", "no_value"],
  ["identifier", "1,23457E+11", "shortened_number"],
  ["identifier", "2.0261E+10", "shortened_number"],
  ["identifier", "1E+11", "shortened_number"],
  ["identifier", "32,7E+14", "shortened_number"],
  ["identifier", "=TEXT(A2;0)", "no_value"],
  ["identifier", "’0012", "quotation_marks"],
  ["identifier", "'A0012", "quotation_marks"],
  ["email", "'amina@a.example", "quotation_marks"],
  ["email", "amina@a.example'", "not_an_email"],
  ["email", "amina@a.example?", "not_an_email"],
  ["integer", "1,000", "thousands_or_decimals"],
  ["integer", "1.000", "thousands_or_decimals"],
  ["number", "1,234", "thousands_or_decimals"],
  ["number", "1,234,567", "thousands_or_decimals"],
  ["name", "Am%E9lie", "letters_lost"],
  ["name", "Am_x00e9_lie", "letters_lost"],
  ["name", "Jos‚", "letters_lost"],
  ["name", "Bjˆrn", "letters_lost"],
  ["day", "46206", "no_such_day"],
  ["day", "02/13/2001", "no_such_day"],
  ["day", "31/02/2001", "no_such_day"],
  ["day", "03/02/01", "no_such_day"],
  ["day", "03-02/2001", "no_such_day"],
  ["day", "2001-02-03T10:00:00Z", "day_with_time"],
  ["day", "03/02/2001 23:00", "day_with_time"],
  ["number", "123456789012.123456789", "too_many_digits"],
  ...["SU", "YU", "AN", "CS", "XK", "EU", "AC", "Congo", "T"].map(
    (code) => ["country", code, "not_a_country"] as const,
  ),
] as const)("a %s of %s is refused as %s", (kind, cell, error) => {
  expect(readCell(fieldOf(kind), cell, TODAY)).toEqual({ fault: { error } });
});

test.each([
  ["Bien, très bien", "Bien, très bien"],
  ["bien, TRÈS bien", "Bien, très bien"],
  ['dit "le" sage', 'Dit "le" sage'],
  ["a", "a"],
  ["A", "A"],
  ["L’été", "L'été"],
  ["plein air", "plein\u202fair"],
  ["plein\u00a0air", "plein\u202fair"],
  ["BIEN, tres-bien", "Bien, très bien"],
  ["l ete", "L'été"],
])("the choice %j is read as %j", (cell, value) => {
  const field = choiceOf(["A", "a", "Bien, très bien", 'Dit "le" sage', "L'été", "plein\u202fair"]);
  expect(readCell(field, cell, TODAY)).toEqual({ value });
});

test.each([
  ["A", ["A+", "B"]],
  ["12", ["1-2", "1 2"]],
  ["côte", ["Cote", "COTE"]],
  ["cote", ["Côte", "Côté"]],
])("the cell %j is none of the choices %j, since it is not surely one of them", (cell, choices) => {
  expect(readCell(choiceOf(choices), cell, TODAY)).toMatchObject({ fault: { error: "not_a_choice" } });
});

/** Letters that may stand for one another, and what may stand between them. */
const ALIKE = ["أإآاٱ", "ىيی", "ةه", "كک"];
const JOINTS = ["", " ", "\u00a0", "-", "\u2011", "’", "'", "_"];
const fields = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS].filter(({ kind }) => kind === "choice") as Field[];
const spellings = fields.flatMap((field) =>
  field.choices!.flatMap(({ code, label }) =>
    [code, ...Object.values(label)].map((spelling) => ({ field, code, spelling })),
  ),
);

/** A letter as another hand writes it, by a number. */
function respell(letter: string, by: number): string {
  if (/[\s'’_-]/.test(letter)) return JOINTS[by % JOINTS.length]!;
  const bare = by % 2 ? letter.normalize("NFD").replace(/\p{M}/gu, "") : letter.normalize(by % 3 ? "NFD" : "NFC");
  const group = bare ? ALIKE.find((each) => each.includes(bare)) : undefined;
  const other = group?.[by % group.length] ?? (by % 5 ? bare.toUpperCase() : bare);
  return /[ء-ي]/.test(other) && by % 7 === 0 ? `${other}\u064e\u0640` : other;
}

test("a choice is found however its label is written: capitals, accents, forms of letters, vowel marks, what joins words", () => {
  fc.assert(
    fc.property(fc.constantFrom(...spellings), fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }), (each, by) => {
      const cell = [...each.spelling].map((letter, at) => respell(letter, by[at % 40]!)).join("");
      expect([cell, readCell(each.field, cell, TODAY)]).toEqual([cell, { value: each.code }]);
    }),
  );
});

test("a number is one number in whatever digits and with whatever dashes it is written", () => {
  const signs = fc.stringMatching(/^[A-Z0-9]{1,6}(-[A-Z0-9]{1,6}){0,3}$/);
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10);
  fc.assert(
    fc.property(
      signs,
      zeros,
      fc.constantFrom(..."-\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d"),
      (number, zero, dash) => {
        const written = number
          .replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
          .replaceAll("-", dash);
        const isShortened = /^\dE/.test(number);
        if (!isShortened) expect(readCell(fieldOf("identifier"), written, TODAY)).toEqual({ value: number });
      },
    ),
  );
});

test("an unknown choice is refused with the known ones, in the reader's language", () => {
  const refusalOf = (field: Field, language: Language, cell = "?") => {
    const read = readCell(field, cell, TODAY);
    return "fault" in read ? fieldMessage({ code: read.fault.error, language, data: read.fault.data }) : "";
  };
  const sex = { ...fieldOf("choice"), choices: SEXES };
  expect(refusalOf(sex, "en")).toBe("Not one of: Female, Male");
  expect(refusalOf(sex, "ar")).toContain("أنثى، ذكر");
  expect(refusalOf(sex, "fr", "أثنى")).toContain("أنثى، ذكر");
  expect(refusalOf(sex, "ar", "feminine")).toContain("Féminin, Masculin");
  expect(refusalOf(choiceOf(["Bien", "Bien, très bien"]), "en")).toBe("Not one of: Bien | Bien, très bien");
  expect(refusalOf(choiceOf(Array.from({ length: 200 }, (_, at) => `c${at}`)), "en")).toMatch(/c19 …$/);
});
