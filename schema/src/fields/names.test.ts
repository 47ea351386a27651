/** Names must be visible and unambiguous. Properties test the rules for any text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { username, usernameAr } from "../accounts/calls.ts";
import { putCertificateTemplate, putDiplomaTemplate } from "../templates/calls.ts";
import { createUniversity, updateUniversity } from "../universities/calls.ts";
import { type Field, readCell } from "./fields.ts";
import { email } from "./forms.ts";
import { faultOfEmail, faultOfIdentifier, faultOfName, faultOfText, plainName } from "./names.ts";

const read = (kind: Field["kind"], text: string) =>
  readCell({ name: "x", label: { en: "x", fr: "x", ar: "x" }, kind }, text, "2026-11-21");
const refusalOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message;

describe("a name", () => {
  test.each([
    ["Latin with marks", "Ñandú Łódź Nguyễn ẹ̀kọ́ O’Brien d'Arc Jean-Noël"],
    ["Arabic with its vowels", "مُحَمَّد بْنُ عَلِيّ"],
    ["a letter with shadda, fatha and a small alef", "لـلَّٰه"],
    ["Persian with its non-joiner, also after a vowel mark", "علی\u200cرضا میِ\u200cشود"],
    ["Tifinagh", "ⵎⵓⵃⵎⵎⴷ"],
    ["letters and figures", "Agent 7"],
  ])("in %s is accepted", (_, text) => {
    expect(faultOfName(plainName(text))).toBeNull();
  });

  test.each([
    ["only a zero-width space", "\u200b", "invisible_character"],
    ["a zero-width space at its end", "Mounir Belhaj\u200b", "invisible_character"],
    ["a soft hyphen", "Mou\u00adnir", "invisible_character"],
    ["a word joiner", "Mounir\u2060", "invisible_character"],
    ["a variation selector", "Mounir\ufe0f", "invisible_character"],
    ["a tag", "Mounir\u{e0041}", "invisible_character"],
    ["a filler of Hangul", "Mounir\u3164", "invisible_character"],
    ["the blank of Braille", "Mounir\u2800", "invisible_character"],
    ["a non-joiner between Latin letters", "Mou\u200cnir", "invisible_character"],
    ["a non-joiner after the last Arabic letter", "علی\u200c", "invisible_character"],
    ["two non-joiners", "علی\u200c\u200cرضا", "invisible_character"],
    ["a joiner between Arabic letters, which changes nothing", "علی\u200dرضا", "invisible_character"],
    ["five marks on a letter", `Max${"\u0301".repeat(5)}`, "too_many_marks"],
    ["figures alone", "12 34", "no_letter"],
    ["signs alone", "- .", "no_letter"],
    ["a mark alone", "\u0301", "no_letter"],
  ])("of %s is refused", (_, text, code) => {
    expect(faultOfName(plainName(text))).toBe(code);
    expect(refusalOf(username.safeParse(text))).toBe(code);
  });

  test("has single plain spaces, whatever spaces were typed, in forms and in files", () => {
    const written = "\u00a0Mounir\u00a0 \u2003Belhaj\u3000";
    expect(username.parse(written)).toBe("Mounir Belhaj");
    expect(read("name", written)).toEqual({ value: "Mounir Belhaj" });
    expect(username.parse("Ame\u0301lie")).toBe("Amélie");
  });

  test("is refused for one reason, the most exact one", () => {
    expect(username.safeParse("\u202ex").error?.issues.map(({ message }) => message)).toEqual(["bidi_control"]);
    expect(username.safeParse("").error?.issues).toHaveLength(1);
  });
});

describe("a name in Arabic letters", () => {
  test.each(["مُحَمَّد بْنُ عَلِيّ", "سلـمى", "علی\u200cرضا", "د. سامي (2)", ""])("may be %j", (text) => {
    expect(usernameAr.parse(text)).toBe(text);
  });

  test.each([
    ["Mounir", "not_arabic_letters"],
    ["منير B.", "not_arabic_letters"],
    ["Ⰿⱁⱆⱀⰹⱃ", "not_arabic_letters"],
    ["12 34", "no_letter"],
    ["منير\u200b", "invisible_character"],
    ["م".repeat(81), "Too big: expected string to have <=80 characters"],
  ])("may not be %j", (text, code) => {
    expect(refusalOf(usernameAr.safeParse(text))).toBe(code);
  });
});

describe("a cell", () => {
  test.each([
    ["name", "\u200b", "invisible_character"],
    ["name", "123", "no_letter"],
    ["text", "Licence\u200b", "invisible_character"],
    ["text", `Licence${"\u0301".repeat(100)}`, "too_many_marks"],
    ["identifier", "12\u200c34", "invisible_character"],
    ["identifier", "علی\u200cرضا", "invisible_character"],
    ["email", "agent\u200b@ijaza.example", "invisible_character"],
  ] as const)("of the kind %s with %j is refused as %s", (kind, cell, error) => {
    expect(read(kind, cell)).toEqual({ fault: { error } });
  });

  test("of the kind text may be a number", () => {
    expect(read("text", "2026")).toEqual({ value: "2026" });
  });
});

describe.each([
  ["the name of a diploma's template", putDiplomaTemplate.body.shape.name],
  ["the name of a certificate's template", putCertificateTemplate.body.shape.name],
  ["the address of a university that is founded", createUniversity.body.shape.address.unwrap()],
  ["the address of a university that is kept", updateUniversity.body.shape.address.unwrap()],
])("%s", (_, rule) => {
  test.each([
    ["\u200b", "invisible_character"],
    ["Licence\u200b", "invisible_character"],
    [`Max${"\u0301".repeat(5)}`, "too_many_marks"],
    ["Licence\u202e", "bidi_control"],
    ["one\ntwo", "control_character"],
  ])("may not be %j", (text, code) => {
    expect(refusalOf(rule.safeParse(text))).toBe(code);
  });

  test("has single plain spaces, and may be a number", () => {
    expect(rule.parse("\u00a012\u00a0 rue de\u2003la Liberte\u0301 ")).toBe("12 rue de la Liberté");
    expect(rule.parse("2026")).toBe("2026");
  });
});

describe("an e-mail", () => {
  test.each([
    "amel@a.example",
    "agent+one@a.example",
    "amélie@université.example",
    "أمل@جامعة.example",
    "нина@школа.example",
    "νίκη@σχολή.example",
    "agent.\u0645@a.example",
  ])("%s is accepted", (text) => {
    expect(email.parse(text)).toBe(text);
  });

  test.each([
    ["a zero-width space", "agent\u200b@ijaza.example", "invisible_character"],
    ["a non-joiner between Arabic letters", "علی\u200cرضا@a.example", "invisible_character"],
    ["fullwidth letters", "ＡＤＭＩＮ＠ijaza.example", "not_an_email"],
    ["a fullwidth local part", "ａｄｍｉｎ@ijaza.example", "not_an_email"],
    ["a ligature", "oﬃce@ijaza.example", "not_an_email"],
    ["a Cyrillic letter in a Latin domain", "agent@ij\u0430za.example", "look_alike_letters"],
    ["a Cyrillic letter in a Latin name", "\u0430gent@ijaza.example", "look_alike_letters"],
    ["a Greek capital in a Latin name", "\u0391gent@ijaza.example", "look_alike_letters"],
    [
      "a domain of Cyrillic letters that reads as a Latin one",
      "hr@\u0430\u0440\u0440\u04cf\u0435.example",
      "look_alike_letters",
    ],
  ])("with %s is refused", (_, text, code) => {
    expect(faultOfEmail(text)).toBe(code);
    expect(refusalOf(email.safeParse(text))).toBe(code);
  });

  test("is stored composed, whatever was typed", () => {
    expect(email.parse("ame\u0301lie@a.example")).toBe("amélie@a.example");
  });
});

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("a", "é", "ع", "ل", "\u064e", "\u0301", "\u200c", "\u200b", " ", "\u00a0", "٧"))
    .map((all) => all.join("")),
);

describe("whatever the text", () => {
  test("normalising a stored name again does not change it", () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(plainName(plainName(input))).toBe(plainName(input));
        expect(plainName(input)).not.toMatch(/(?! )\p{Zs}|^ | $| {2}/u);
      }),
    );
  });

  test("an accepted name has a letter, and is visible except for non-joiners among Arabic letters", () => {
    fc.assert(
      fc.property(text, (input) => {
        if (faultOfName(input) !== null) return;
        expect(input).toMatch(/\p{L}/u);
        expect(input).not.toMatch(/\p{M}{5}/u);
        for (const unseen of input.matchAll(/(?<=(.?))\p{Default_Ignorable_Code_Point}(?=(.?))/gsu)) {
          expect(unseen.join("")).toMatch(/^\u200c[\p{Script=Arabic}\p{M}]\p{Script=Arabic}$/u);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("a fault of a text is a fault of a name, and of an identifier too, except for letters", () => {
    fc.assert(
      fc.property(text, (input) => {
        const fault = faultOfText(input);
        if (fault === null) return;
        expect(faultOfName(input)).toBe(fault);
        expect(faultOfIdentifier(input)).not.toBeNull();
      }),
    );
  });
});
