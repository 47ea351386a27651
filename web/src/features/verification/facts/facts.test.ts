/** The facts of a diploma in the reader's language: one row for all that says the same. */
import { expect, test } from "vitest";
import { rowsOf } from "./facts.ts";

const CLAIMS = {
  titleFr: "Licence en droit",
  placeOfIssueAr: "صفاقس",
  placeOfIssue: "Sfax",
  issueDate: "2026-10-01",
  level: "licence",
  establishment: "Faculté de droit",
  domain: "Droit",
  domainEn: "Law",
  domainAr: "القانون",
};
const shown = (language: "en" | "fr" | "ar", claims: Record<string, string> = CLAIMS) =>
  rowsOf(claims, language).map(({ label, value, others = [] }) => [label, value, ...others]);

test("a translated fact is one row, in the reader's language first, with a label that names no language", () => {
  expect(shown("en")).toContainEqual(["Domain", "Law", "Droit", "القانون"]);
  expect(shown("fr")).toContainEqual(["Domaine", "Droit", "Law", "القانون"]);
  expect(shown("ar")).toContainEqual(["المجال", "القانون", "Droit", "Law"]);
  expect(shown("ar")).toContainEqual(["مكان الإصدار", "صفاقس", "Sfax"]);
});

test("the faculty follows the programme, and the place of issue its day", () => {
  expect(shown("en").map(([label]) => label)).toEqual([
    "Domain",
    "Faculty or school",
    "Level",
    "Date of issue",
    "Place of issue",
  ]);
});

test("what is not disclosed leaves no row, and one translation stands for the others", () => {
  expect(shown("fr", { domainAr: "القانون" })).toEqual([["Domaine", "القانون"]]);
  expect(shown("fr", { establishmentAr: "" })).toEqual([]);
});
