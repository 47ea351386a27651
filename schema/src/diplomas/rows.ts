/** Rules of a diploma's row beyond its single cells, apart from its fields, which every page that shows a diploma loads. */

import type { LooseRow } from "../calls/wire.ts";
import { type JudgedRow, judgeRow } from "../fields/rows.ts";
import { fileKey, namesIn } from "../imports/handed-in-files.ts";
import type { Mode } from "../users/calls.ts";
import { fieldsOfMode, TITLES } from "./fields.ts";

/** Checks a single row of a diploma import. Only the server can compare it with other records. */
export function judgeDiplomaRow({ mode, row, today }: { mode: Mode; row: LooseRow; today: string }): JudgedRow {
  const { values, faults } = judgeRow(fieldsOfMode(mode), row, today);
  const hasTitle = TITLES.some((title) => values[title] !== undefined || faults.some((fault) => fault.path === title));
  if (!hasTitle) faults.push({ path: "titleFr", error: "title_missing" });
  if (namesFileTwice(values)) faults.push({ path: "attachments", error: "named_twice" });
  return { values, faults };
}

const namesFileTwice = ({ file, attachments }: JudgedRow["values"]): boolean =>
  file !== undefined && namesIn(attachments).some((name) => fileKey(name) === fileKey(String(file)));
