/**
 * The words of documents that vary: days, terms and titles by country, sentences by sex. What is printed stands in
 * `printed-words/`, for a registrar of each country to read; `npx vitest run starters.words -u` writes it.
 */

import type { Language } from "@ijaza/schema/product";
import type { Digits } from "@ijaza/schema/templates/printed-dates";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { expect, test } from "vitest";
import { differencesOf, raisedIn, setTexts, textsOf, wordsOf } from "../../../../test/printed-words.ts";
import { sceneOf } from "../../../../test/starter-scenes.ts";
import type { PrintedContent } from "../drawing/content.ts";
import type { Starter } from "./starter-parts.ts";
import { STARTERS } from "./starters.ts";

/** Where universities write Arabic. */
const COUNTRIES = "TN DZ MA MR LY EG SD SA AE QA KW BH OM YE JO PS LB SY IQ".split(" ");
const LANGUAGES = ["ar", "fr", "en"] as const;

type Place = { country: string; digits?: Digits; calendar?: "gregorian" | "both" };
type Claims = PrintedContent["claims"];

const womanOf = (starter: Starter): PrintedContent =>
  sceneOf(starter, { sample: "ordinary", sex: "F", isPublic: false });
const withClaims = (content: PrintedContent, claims: Claims): PrintedContent => ({
  ...content,
  claims: { ...content.claims, ...claims },
});

/** A diploma of a university that writes as its country does. */
function diplomaIn({ country, digits = "latin", calendar = "gregorian" }: Place, claims: Claims = {}): PrintedContent {
  const content = womanOf(STARTERS[0]!);
  return withClaims({ ...content, university: { ...content.university, country, digits, calendar } }, claims);
}

/** Countries that say the same stand together. */
function byCountry(linesOf: (country: string) => string[]): string {
  const countries = new Map<string, string[]>();
  for (const country of COUNTRIES) {
    const text = linesOf(country).join("\n");
    countries.set(text, [...(countries.get(text) ?? []), country]);
  }
  return [...countries].map(([text, same]) => `${same.join(" ")}\n\n${text}\n`).join("\n");
}

const page = (name: string) => `./printed-words/${name}.txt`;

const monthsOn = (day: string) =>
  Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}-${day}`);

type DayOptions = Place & { language: Language; form?: "on" | "hijri" | "calendars" };

const dayIn = (day: string, { language, form, ...place }: DayOptions): string =>
  wordsOf(form ? `{birthDate:${form}}` : "{birthDate}", { content: diplomaIn(place, { birthDate: day }), language });

/** In Latin and in Eastern digits. */
const inBothDigits = (day: string, options: Omit<DayOptions, "language" | "digits">): string =>
  (["latin", "eastern"] as const).map((digits) => dayIn(day, { ...options, language: "ar", digits })).join(" · ");

test("days are written in the months of each country", { tags: ["all"] }, async () => {
  const first = "2026-10-01";
  const text = byCountry((country) => [
    ...monthsOn("02").map((day) => inBothDigits(day, { country })),
    `the first of a month: ${inBothDigits(first, { country })}`,
    `with its preposition: ${inBothDigits(first, { country, form: "on" })}`,
    `a year alone: ${inBothDigits("2003", { country, form: "on" })}`,
    `both calendars: ${inBothDigits(first, { country, form: "calendars", calendar: "both" })}`,
    ...(["fr", "en"] as const).map((language) => {
      const options = { country, language, form: "on" } as const;
      return `${language}: ${dayIn(first, options)} · ${dayIn("2003", options)}`;
    }),
  ]);
  await expect(text).toMatchFileSnapshot(page("days"));
});

test("the months of the Hijri year, of the French and of the English one are named", async () => {
  const hijri = { country: "SA", calendar: "both", form: "hijri" } as const;
  const lines = [
    ...monthsOn("15").map((day) => inBothDigits(day, hijri)),
    ...(["fr", "en"] as const).flatMap((language) =>
      monthsOn("01").map((day) => dayIn(day, { country: "TN", language })),
    ),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(page("other-months"));
});

test("a range of years is read from the left in Latin digits, and from the right in Eastern ones", () => {
  const fromLeft = (digits: Digits) => {
    const texts = setTexts(diplomaIn({ country: "JO", digits }, { academicYear: "2025-2026" }));
    const { runs } = texts.find(({ id, language }) => id === "year" && language === "ar")!;
    const years = runs.filter(({ text }) => /[\d٠-٩-]/.test(text)).toSorted((one, other) => one.x - other.x);
    return years.map(({ text }) => text.trim()).join("");
  };
  expect([fromLeft("latin"), fromLeft("eastern")]).toEqual(["2025-2026", "٢٠٢٦-٢٠٢٥"]);
});

const TERMS = ["document", "identity", "number", "check", "domain", "programme", "speciality", "honours"];
const CHOICES: [field: string, form: string, codes: string[]][] = [
  ["honours", "", ["none", "passable", "assez_bien", "bien", "tres_bien", "excellent"]],
  ["session", "", ["main", "resit"]],
  ["nationalIdType", ":number", ["cin", "passport", "other"]],
  ["level", ":title", ["technician", "bachelor", "licence", "engineer", "master", "doctorate", "other"]],
];

test("terms, honours, sessions and titles are those of each country", { tags: ["all"] }, async () => {
  const text = byCountry((country) =>
    LANGUAGES.flatMap((language) => {
      const words = (written: string, claims?: Claims) =>
        wordsOf(written, { content: diplomaIn({ country }, claims), language });
      return [
        ...TERMS.map((name) => `${language} ${name}: ${words(`{term.${name}}`)}`),
        ...CHOICES.map(([field, form, codes]) => {
          const each = codes.map((code) => words(`{${field}${form}}`, { [field]: code }));
          return `${language} ${field}${form}: ${each.join(" · ")}`;
        }),
      ];
    }),
  );
  await expect(text).toMatchFileSnapshot(page("terms"));
});

const slotsOf = ({ elements }: StackLayout): number[] =>
  elements.flatMap((each) => (each.kind === "signatory" && each.slot !== "holder" ? [each.slot] : [])).sort();

const signedBy = (content: PrintedContent, { slot, sex }: { slot: number; sex: "F" | "M" }): PrintedContent => ({
  ...content,
  signatories: content.signatories.map((each, at) => (each && at === slot - 1 ? { ...each, sex } : each)),
});

test.each(STARTERS.map((starter) => [starter.id, starter] as const))(
  "the sentences of %s vary",
  async (id, starter) => {
    const woman = womanOf(starter);
    const { sex: _sex, ...unknown } = woman.claims;
    const lines = [
      "All that is said of a woman",
      ...[...textsOf(woman)].map(([place, text]) => `${place}: ${text}`),
      `raised: ${raisedIn(woman).join(" ")}`,
      "\nA man, a woman, somebody whose sex is not known",
      ...differencesOf({ M: withClaims(woman, { sex: "M" }), F: woman, "?": { ...woman, claims: unknown } }),
      ...slotsOf(woman.layout as StackLayout).flatMap((slot) => [
        `\nA man or a woman who signs as signatory ${slot}`,
        ...differencesOf({ M: signedBy(woman, { slot, sex: "M" }), F: signedBy(woman, { slot, sex: "F" }) }),
      ]),
      "\nBorn on the first of a month, or in a year",
      ...differencesOf({
        day: withClaims(woman, { birthDate: "2003-07-01" }),
        year: withClaims(woman, { birthDate: "2003" }),
      }),
    ];
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(page(id));
  },
);
