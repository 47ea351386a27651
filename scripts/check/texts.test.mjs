/** Pages and mails keep to the words that docs/reference/words.md has chosen. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (path) => readFileSync(join(root, path), "utf8");

/** The rows of the table "Not | But" under a heading. */
function refusedIn(heading) {
  const [, section = ""] = read("docs/reference/words.md").split(`\n## ${heading}\n`);
  const rows = section
    .split("\n## ")[0]
    .split("\n")
    .filter((line) => /^\| (?!Not |---)/.test(line));
  return rows.map((row) => row.split("|")[1].trim());
}

const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path));

/** Files of pages hold one language each; those of mails name the language before each text. */
function textsIn(language) {
  const pages = filesIn("web/src", new RegExp(`(locales/${language}[.]json|[.]${language}[.]md)$`));
  const named = new RegExp(`\\b${language}: *(?:\\([^)]*\\) *=> *)?(["\`])((?:(?!\\1).)*)\\1`, "gs");
  const code = ["api/src", "schema/src"].flatMap((folder) => filesIn(folder, /(?<![.]test)[.]ts$/));
  const texts = [
    ...pages.map((path) => [path, read(path)]),
    ...code.map((path) => [path, [...read(path).matchAll(named)].map((match) => match[2]).join("\n")]),
  ];
  const mails = mailsIn(language);
  assert(mails.length > 8, "the mails are not found");
  return [...texts.filter(([, text]) => text !== ""), ...mails];
}

/** The texts of mails, which are several in an object that ends at its own indentation. */
const mailsIn = (language) =>
  filesIn("api/src", /(?<![.]test)[.]ts$/)
    .map((path) => [
      path,
      [...read(path).matchAll(new RegExp(`^( *)${language}: \\{\\n(.*?)^\\1\\}`, "gms"))]
        .flatMap(([block]) => block.match(/"[^"]*"|`[^`]*`/g) ?? [])
        .join("\n"),
    ])
    .filter(([, text]) => text !== "");

/** The texts of ready-made templates, which are arguments: `ar("…")`, `headingAr("…")`. French spaces are set when they are printed. */
const templatesIn = (language) => {
  const made = `(?:\\b${language}|[a-z]${language[0].toUpperCase()}${language[1]})`;
  const text = new RegExp(`${made}\\(\\s*(["\`])((?:(?!\\1).)*)\\1`, "gs");
  return filesIn("api/src/features/templates/starters", /(?<![.]test)[.]ts$/)
    .map((path) => [path, [...read(path).matchAll(text)].map((match) => match[2]).join("\n")])
    .filter(([, texts]) => texts !== "");
};

/** A document of a country has the words of its country. */
const OF_A_COUNTRY = /(tunisia|morocco)[.]ts: عمومية$/;

const ARABIC_LETTER = "[\\u0621-\\u0652]";
/** A word and not a part of a longer one; in Arabic and, but, for, with and so are written in one with it. */
const whole = (word) => new RegExp(`(?<!${ARABIC_LETTER})[وفبلك]?${word}(?!${ARABIC_LETTER})`);

const LANGUAGES = [
  ["English", "en", (word) => new RegExp(word, "i")],
  ["French", "fr", (word) => new RegExp(word, "i")],
  ["Arabic", "ar", whole],
];

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each(LANGUAGES)("no text in %s says what the list of words refuses", (heading, language, matcher) => {
  const words = refusedIn(heading);
  assert(words.length > 3, "the table is not found");
  const texts = textsIn(language);
  const templates = templatesIn(language);
  assert(texts.length > 30 && templates.length > 3, "the texts are not found");
  const found = [...texts, ...templates].flatMap(([path, text]) =>
    words.filter((word) => matcher(escaped(word)).test(text)).map((word) => `${path}: ${word}`),
  );
  expect(found.filter((each) => !OF_A_COUNTRY.test(each))).toEqual([]);
});

/** What a university chooses for its documents. */
const OTHER_DIGITS = '"١ ٢ ٣"';

test("Arabic has one spelling of tanwin, and European digits", () => {
  const found = [...textsIn("ar"), ...templatesIn("ar")].flatMap(([path, text]) =>
    /اً|[٠-٩]/.test(text.replace(OTHER_DIGITS, "")) ? [path] : [],
  );
  expect(found).toEqual([]);
});

test("in French no line ends before a double sign or within the marks of a quotation", () => {
  const found = textsIn("fr").flatMap(([path, text]) =>
    [...text.matchAll(/.{0,12}(?: [:;!?»%](?!\/\/)|« ).{0,12}/g)].map(([place]) => `${path}: ${place}`),
  );
  expect(found).toEqual([]);
});
