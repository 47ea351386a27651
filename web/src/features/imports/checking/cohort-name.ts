/** Proposes the name of a cohort: what its rows have in common, or else the name of the file. Pure. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { LEVELS, SESSIONS } from "@ijaza/schema/diplomas/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import type { Language } from "@ijaza/schema/product";
import { judgeOf, type Subject } from "../parsing/subject.ts";

type ProposeNameOptions = {
  rows: readonly LooseRow[];
  subject: Subject;
  fileName: string;
  language: Language;
  /** `YYYY-MM-DD` */
  today: string;
};

const LONGEST = 120;

/** The value that all have, as text; undefined if they differ or lack it. */
function common(all: readonly Values[], name: string): string | undefined {
  const values = new Set(all.map((values) => values[name]));
  const [only] = values;
  return values.size === 1 && only !== undefined && only !== null ? String(only) : undefined;
}

type Choice = { code: string; label: Record<Language, string> };
const labelIn = (choices: readonly Choice[], code: string | undefined, language: Language): string | undefined =>
  choices.find((choice) => choice.code === code)?.label[language];

/** The year in which an academic year ends. */
const endOf = (academicYear: string | undefined): string | undefined => academicYear?.slice(-4);

const DOMAINS: Record<Language, string> = { en: "domainEn", fr: "domain", ar: "domainAr" };

/** What a name is made of: what it is, its year, and what tells it from others of that year. */
function describe({ subject, language }: ProposeNameOptions, all: readonly Values[]) {
  if (subject.of === "certificates") {
    return { head: subject.templateName, year: common(all.map(yearOfIssue), "year"), tail: undefined };
  }
  const head = labelIn(LEVELS, common(all, "level"), language);
  const tail =
    common(all, DOMAINS[language]) ?? common(all, "domain") ?? labelIn(SESSIONS, common(all, "session"), language);
  return { head, year: endOf(common(all, "academicYear")), tail };
}

const yearOfIssue = ({ issueDate }: Values): Values => (issueDate ? { year: String(issueDate).slice(0, 4) } : {});

/** `Master_2026-july.xlsx` as `Master 2026-july`. */
const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replaceAll("_", " ")
    .trim();

export function proposeName(options: ProposeNameOptions): string {
  const { rows, subject, fileName, language, today } = options;
  const judge = judgeOf(subject, today);
  const { head, year, tail } = describe(
    options,
    rows.map((row) => judge(row).values),
  );
  if (!head || !year) return nameOfFile(fileName).slice(0, LONGEST);
  const comma = language === "ar" ? "، " : ", ";
  return [`${head} ${year}`, tail].filter(Boolean).join(comma).slice(0, LONGEST);
}
