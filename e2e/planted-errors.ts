/** A sheet with mistakes that registrars make, and where each must be named. */
import { DIPLOMA_COLUMNS, diplomaCells } from "./cohort-rows.ts";

/** `row` counts the header as 1. */
export type PlantedError = { row: number; path: string };

const FIRST = 31;
const HEADER_AND_BASE = 2;

/** What is written into which column of the nth row, from 0; the others are good. */
const PLANTED: readonly (readonly [column: (typeof DIPLOMA_COLUMNS)[number], cell: string] | null)[] = [
  null,
  ["level", "maîtrise-ès-sorcellerie"],
  ["average", "20,5"],
  ["average", "quatorze"],
  ["decisionDate", "30/02/2026"],
  ["academicYear", "2026-2025"],
  ["studentNumber", "PERSONNE"],
  ["studentNumber", ""],
  ["diplomaNumber", ""],
  ["honours", "splendide"],
  ["session", "automne"],
  ["credits", "-3"],
  ["titleAr", "\u202eمقلوب"],
  ["decisionDate", "01/01/2199"],
  ["titleFr", "x".repeat(301)],
  null,
];

export function erroneousRows(): { rows: string[][]; good: number } {
  const rows = PLANTED.map((planted, at) => {
    const cells = diplomaCells(FIRST + at, { prefix: "P" });
    if (planted) cells[DIPLOMA_COLUMNS.indexOf(planted[0])] = planted[1];
    // Another title, so that the student may have this diploma beside the one of the good cohort.
    if (planted?.[0] !== "titleFr") cells[DIPLOMA_COLUMNS.indexOf("titleFr")] = "Licence en océanographie";
    return cells;
  });
  return { rows, good: PLANTED.filter((planted) => planted === null).length };
}

export function plantedErrors(): PlantedError[] {
  return PLANTED.flatMap((planted, at) => (planted ? [{ row: at + HEADER_AND_BASE, path: planted[0] }] : []));
}
