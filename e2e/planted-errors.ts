/** A spreadsheet with typical mistakes, and the position at which each must be reported. */
import { DIPLOMA_COLUMNS, diplomaCells } from "./cohort-rows.ts";

/** `row` counts the header as 1. */
export type PlantedError = { row: number; path: string };

const FIRST = 11;
const HEADER_AND_BASE = 2;

/** The wrong cell of the nth row, from 0, and its column; rows with null are valid. */
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
    // A different title, so that the student may have this diploma beside the one of the valid cohort.
    if (planted?.[0] !== "titleFr") cells[DIPLOMA_COLUMNS.indexOf("titleFr")] = "Licence en océanographie";
    return cells;
  });
  return { rows, good: PLANTED.filter((planted) => planted === null).length };
}

export function plantedErrors(): PlantedError[] {
  return PLANTED.flatMap((planted, at) => (planted ? [{ row: at + HEADER_AND_BASE, path: planted[0] }] : []));
}
