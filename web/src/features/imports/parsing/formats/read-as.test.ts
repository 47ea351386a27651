/** Cells are read as the sheet shows them, or refused: never as another value. */
import type { Field } from "@ijaza/schema/fields/fields";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOfNumber, formatOfText } from "./format.ts";
import { readAs } from "./read-as.ts";

type Kind = Field["kind"];
const read = (raw: string, code: string, kind: Kind) => {
  const { text, fault } = readAs(raw, formatOfNumber(code, false), kind);
  return fault ?? text;
};

test.each([
  ["4711", "0000000", "0004711"],
  ["42", '"D-"0000', "D-0042"],
  ["42", "\\D\\-0000", "D-0042"],
  ["1234", "00-00", "12-34"],
  ["120034567", "000-00-0000", "120-03-4567"],
  ["5551234", "[<=9999999]###-####;(###) ###-####", "555-1234"],
  ["2165551234", "[<=9999999]###-####;(###) ###-####", "(216) 555-1234"],
  ["123456789", '0#" "##" "##" "##" "##', "01 23 45 67 89"],
  ["12345", "000", "12345"],
  ["0", "0000", "0000"],
  ["0", "#", "not_as_shown"],
  ["0", "0;-0;", "not_as_shown"],
  ["4711", "[Red]0_)", "4711"],
  ["-5", "000", "-005"],
  ["-5", "0;(0)", "(5)"],
  ["999", "#,##0", "999"],
  ["4711", "#,##0", "not_as_shown"],
  ["42", "0,000", "not_as_shown"],
  ["4711", "0,", "not_as_shown"],
  ["4711", "0%", "not_as_shown"],
  ["4711", "0.00E+00", "not_as_shown"],
  ["4711", "# ?/?", "not_as_shown"],
  ["4711", ";;;", "not_as_shown"],
  ["4711", '"yes"', "not_as_shown"],
  ["4711", "[$-2060401]0", "not_as_shown"],
  ["4711", "[DBNum1]0", "not_as_shown"],
  ["12.6", "0", "not_as_shown"],
  ["12.5", "0.00", "12.50"],
  ["4711", "General", "4711"],
  ["4711", '"N° "General', "N° 4711"],
  ["4711", "@", "4711"],
  ["4.711E3", "General", "4711"],
  ["0.30000000000000004", "General", "0.3"],
  ["0.333333333333333", "General", "not_as_shown"],
  ["3271046504930002", "General", "3271046504930002"],
  ["3271046504930002", "0", "3271046504930002"],
  ["3271046504930000", "0", "shortened_number"],
  ["123456789012345680", "0", "shortened_number"],
  ["3.271046504930002E15", "0", "shortened_number"],
  ["1E+22", "General", "shortened_number"],
])("an identifier of %s shown as %s is %s", (raw, code, shown) => {
  expect(read(raw, code, "identifier")).toBe(shown);
});

test.each([
  ["average", "14.550000000000001", "General", "14.55"],
  ["average", "14.550000000000001", "0.0", "14.6"],
  ["average", "14.566666666666666", "0.00", "14.57"],
  ["average", "9.996", "0.00", "10"],
  ["average", "-0.004", "0.00", "0"],
  ["average", "12", "0.00", "12"],
  ["average", "14.53", "_-* #,##0.0_-", "14.5"],
  ["integer", "59.7", "0", "60"],
  ["average", "14.53", "0.00E+00", "not_as_shown"],
  ["average", "14.53", "# ?/?", "not_as_shown"],
  ["average", "0.333333333333333", "General", "0.333333333333333"],
  ["average", "0.85", "0%", "not_as_shown"],
  ["number", "12000", "0,", "not_as_shown"],
  ["number", "4711", "#,##0.00", "4711"],
  ["integer", "31213", "yyyy", "1985"],
  ["integer", "31213", "d-mmm", "spreadsheet_made_date"],
  ["average", "46157", "d-mmm", "spreadsheet_made_date"],
  ["day", "46206", "dd/mm/yyyy", "2026-07-03"],
  ["day", "46206", "[$-40C]dddd d mmmm yyyy", "2026-07-03"],
  ["day", "46206", "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", "2026-07-03"],
  ["day", "46206", "yyyy-mm-dd;@", "2026-07-03"],
  ["day", "46206.99999999999", "d-mmm-yy", "2026-07-04"],
  ["day", "46206.5", "dd/mm/yyyy", "2026-07-03 12:00:00"],
  ["day", "46206.5", "dd/mm/yyyy hh:mm", "2026-07-03 12:00:00"],
  ["day", "46206", "dd/mm/yyyy hh:mm", "2026-07-03"],
  ["day", "46206", "mmm-yy", "less_than_a_day"],
  ["day", "46206", "mm/yyyy", "less_than_a_day"],
  ["day", "46206", "yyyy", "less_than_a_day"],
  ["day", "46206", "dd/mm", "less_than_a_day"],
  ["day", "46206", "hh:mm", "less_than_a_day"],
  ["day", "46206", "dd hh:mm yyyy", "less_than_a_day"],
  ["day", "46206", "dddd mmmm yyyy", "less_than_a_day"],
  ["day", "46206", "d mmmmm yyyy", "less_than_a_day"],
  ["day", "46206", "B2dd/mm/yyyy", "not_as_shown"],
  ["day", "46206", "[$-2060401]dd/mm/yyyy", "not_as_shown"],
  ["day", "46206", "[$-2000401]dd/mm/yyyy", "2026-07-03"],
  ["day", "46206", "[$-411]ge.m.d", "not_as_shown"],
  ["day", "46206", "[~hijri]dd/mm/yyyy", "not_as_shown"],
  ["dayOrYear", "31213", "[>40000]dd/mm/yyyy;yyyy", "not_as_shown"],
  ["day", "2001-02-03T00:00:00", "dd/mm/yyyy", "2001-02-03"],
  ["dayOrYear", "46206", "yyyy", "2026"],
  ["dayOrYear", "46206", "mm/yyyy", "less_than_a_day"],
  ["dayOrYear", "1985", "General", "1985"],
  ["identifier", "46357", "d-mmm", "spreadsheet_made_date"],
  ["name", "46357", "mmm-yy", "spreadsheet_made_date"],
  ["choice", "46357", "d-mmm", "spreadsheet_made_date"],
  ["years", "46357", "mm-yyyy", "spreadsheet_made_date"],
] as const)("a cell of kind %s that stores %s with the format %s is %s", (kind, raw, code, shown) => {
  expect(read(raw, code, kind)).toBe(shown);
});

test("days of a workbook that counts from 1904 are the same days", () => {
  expect(readAs("44744", formatOfNumber("dd/mm/yyyy", true), "day")).toEqual({ text: "2026-07-03" });
});

test.each([
  ["0012", "@", "name", { text: "0012" }],
  ["0012", '"D-"@', "identifier", { text: "D-0012" }],
  ["0012", 'General;General;General;"D-"@', "identifier", { text: "D-0012" }],
  ["12.5", '"D-"@', "average", { text: "12.5" }],
  ["Err:510", "General", "choice", { text: "Err:510", fault: "no_value" }],
  ["0012", ";;;", "identifier", { text: "0012", fault: "not_as_shown" }],
  ['"Amira"', "General", "name", { text: '"Amira"', fault: "quotation_marks" }],
  ["« Amira »", "General", "name", { text: "« Amira »", fault: "quotation_marks" }],
  ["« Le Monde »", "General", "text", { text: "« Le Monde »" }],
  ['"Fake" and "true"', "General", "text", { text: '"Fake" and "true"' }],
] as const)("a text %s with the format %s in a column of kind %s is %j", (raw, code, kind, cell) => {
  expect(readAs(raw, formatOfText(code), kind)).toEqual(cell);
});

test("whatever stands around its places of digits, a number is shown with all of its digits, or refused", () => {
  const literal = fc.constantFrom("", '"D-"', "\\N", "-", " ", '"0"', "(", "[Red]");
  const places = fc.stringMatching(/^[0#]{1,9}$/);
  const format = fc.array(fc.tuple(literal, places), { minLength: 1, maxLength: 3 });
  fc.assert(
    // Of nought `#` shows nothing, so that only what stands around is left.
    fc.property(format, fc.integer({ min: 1, max: 999_999_999 }), (pieces, number) => {
      const code = pieces.flat().join("");
      const shown = read(String(number), code, "identifier");
      if (shown === "not_as_shown") return;
      // Noughts of the literals apart, the digits are those of the number, filled with noughts at its front.
      const digits = shown.replace(/D-|N/g, "").replace(/\D/g, "");
      const literals = pieces.filter(([sign]) => sign === '"0"').length;
      expect(digits.length).toBeGreaterThanOrEqual(String(number).length);
      if (literals === 0) expect(Number(digits)).toBe(number);
    }),
    { numRuns: 300 },
  );
});

test("a number with noughts before it is what the format's noughts make of it", () => {
  const noughts = fc.integer({ min: 1, max: 20 });
  const digits = fc.oneof(fc.nat(), fc.bigInt(0n, 10n ** 18n));
  fc.assert(
    fc.property(noughts, digits, (count, number) => {
      const shown = read(String(number), "0".repeat(count), "identifier");
      expect(["shortened_number", String(number).padStart(count, "0")]).toContain(shown);
    }),
    { numRuns: 300 },
  );
});

test("a format shows a day with its day, month and year, in whatever order, and else less than a day", () => {
  const run = fc.constantFrom("d", "dd", "ddd", "mm", "mmm", "mmmm", "yy", "yyyy", '"le"');
  fc.assert(
    fc.property(fc.uniqueArray(run, { minLength: 1 }), (runs) => {
      const isFull = [/^dd?$/, /^m/, /^y/].every((part) => runs.some((each) => part.test(each)));
      const isNumber = runs.join("") === '"le"';
      const shown = read("46206", runs.join("/"), "day");
      expect(shown).toBe(isNumber ? "not_as_shown" : isFull ? "2026-07-03" : "less_than_a_day");
    }),
    { numRuns: 200 },
  );
});
