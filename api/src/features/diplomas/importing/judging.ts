/** Checks the rows of an import: each alone, then against other rows and the university's records. Pure. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { judgeDiplomaRow } from "@ijaza/schema/diplomas/rows";
import type { CellFault, JudgedRow, Values } from "@ijaza/schema/fields/rows";
import { fileKey } from "@ijaza/schema/imports/handed-in-files";
import type { Mode } from "@ijaza/schema/users/calls";
import { oversize } from "../../../platform/row-size.ts";
import type { KnownImport, Verdict as RowVerdict } from "../../records/records.service.ts";
import { correctedRow, type FieldColumns, filesOf, isSame } from "../diplomas.fields.ts";
import { type Conflict, groupBySameness, isCorrection, isLive, sameDiploma } from "./conflicts.ts";

/** A row with its number in the file (the header is row 1). */
export type Candidate = { row: number; values: Values; faults: CellFault[] };

/** Stored data about a call's rows. */
export type KnownDiplomas = KnownImport & {
  /** Every record, also past ones, with a number of the call. */
  byNumber: ReadonlyMap<string, readonly Conflict[]>;
  /** Relevant records, by `sameDiploma`. */
  bySameness: ReadonlyMap<string, Conflict>;
  /** Relevant records, by the digest of their uploaded document. */
  byFile: ReadonlyMap<string, Conflict>;
  /** Registered student numbers; null if the row itself creates the student. */
  students: ReadonlySet<string> | null;
};

export type Verdict = RowVerdict<{ values: Values }, { values: Values }>;

/** Checks each row alone. `today` is `YYYY-MM-DD`. */
export function readCandidates({
  mode,
  rows,
  firstRow,
  today,
}: {
  mode: Mode;
  rows: readonly LooseRow[];
  firstRow: number;
  today: string;
}): Candidate[] {
  return rows.map((row, index) => {
    const number = firstRow + index;
    const tooLarge = oversize(row);
    if (tooLarge) return { row: number, values: {}, faults: [tooLarge] };
    return { row: number, ...judgeDiplomaRow({ mode, row, today }) };
  });
}

/** A stored row with the cells of a correction, checked; its files stay the same. */
export function judgeCells(
  stored: FieldColumns,
  cells: { [name: string]: string | number | null | undefined },
  today: string,
): JudgedRow {
  const { values, faults } = judgeDiplomaRow({ mode: "modeOne", row: correctedRow(stored, cells), today });
  return { values: { ...values, ...filesOf(stored) }, faults };
}

/**
 * Checks the rows in their order against each other and against stored data. Of two equal valid rows the first is
 * stored, and a refused row does not prevent others. The verdicts do not depend on how a file is split into calls.
 */
export function judgeAgainst(known: KnownDiplomas, candidates: readonly Candidate[]): Verdict[] {
  const claims: SeenValues = { numbers: new Map(), sameness: new Map(), files: new Map() };
  return candidates.map((candidate) => judgeOne(known, claims, candidate));
}

type SeenValues = { numbers: Map<string, number>; sameness: Map<string, string>; files: Map<string, number> };

function judgeOne(known: KnownDiplomas, claimed: SeenValues, { row, values, faults: own }: Candidate): Verdict {
  if (known.seenRows.has(row)) return { kind: "existing", row, values, recordId: null };
  const file = documentOf(values);
  const faults = [...own, ...studentFaults(known, values), ...sharedFileFaults(claimed, file)];
  const number = values.diplomaNumber === undefined ? null : String(values.diplomaNumber);
  const conflicts = number === null ? [] : (known.byNumber.get(number) ?? []);
  const duplicate = number === null ? null : duplicateRow({ known, claimed, number, conflicts });
  if (duplicate !== null) {
    faults.push({ path: "diplomaNumber", error: "duplicate_in_file", data: { row: duplicate } });
    return { kind: "refused", row, faults };
  }
  const identical = faults.length === 0 ? conflicts.find((conflict) => isSame(conflict, values)) : undefined;
  if (!identical) faults.push(...conflictFaults({ known, claimed: claimed.sameness, values, conflicts }));
  if (!identical && faults.length === 0) faults.push(...takenFileFaults(known, file));
  if (faults.length > 0) return { kind: "refused", row, faults };
  if (number !== null) {
    claimed.numbers.set(number, row);
    if (!identical || isLive(identical)) claimed.sameness.set(sameDiploma(values) ?? "", number);
  }
  if (file !== null) claimed.files.set(file, row);
  if (identical) return { kind: "existing", row, values, recordId: identical.id };
  return { kind: "new", row, values };
}

function studentFaults({ students }: Pick<KnownDiplomas, "students">, { studentNumber }: Values): CellFault[] {
  if (!students || studentNumber === undefined || students.has(String(studentNumber))) return [];
  return [{ path: "studentNumber", error: "student_unknown" }];
}

/** Identifies a row's document: its digest, in a dry run its name; null where we make the document. */
function documentOf({ fileSha256, file }: Values): string | null {
  if (fileSha256 !== undefined) return String(fileSha256);
  return file === undefined ? null : fileKey(String(file));
}

function sharedFileFaults({ files }: SeenValues, file: string | null): CellFault[] {
  const row = file === null ? undefined : files.get(file);
  return row === undefined ? [] : [{ path: "file", error: "duplicate_in_file", data: { row } }];
}

/** A document belongs to one diploma only: reports another row of this import, or another record, that has it. */
function takenFileFaults({ byFile, rowOfRecord }: KnownDiplomas, file: string | null): CellFault[] {
  const taken = byFile.get(file ?? "");
  if (!taken) return [];
  const row = rowOfRecord.get(taken.id);
  if (row !== undefined) return [{ path: "file", error: "duplicate_in_file", data: { row } }];
  return [{ path: "file", error: "file_taken", data: { number: taken.diploma_number } }];
}

type DuplicateOptions = { known: KnownDiplomas; claimed: SeenValues; number: string; conflicts: readonly Conflict[] };

/** Another row of this file with the same number, in this call or an earlier one. */
function duplicateRow({ known, claimed, number, conflicts }: DuplicateOptions): number | null {
  const inCall = claimed.numbers.get(number);
  if (inCall !== undefined) return inCall;
  const earlier = conflicts.map(({ id }) => known.rowOfRecord.get(id)).find((row) => row !== undefined);
  return earlier ?? null;
}

type ConflictOptions = {
  known: Pick<KnownDiplomas, "bySameness">;
  /** Row numbers of the call by `sameDiploma`. */
  claimed: SeenValues["sameness"];
  values: Values;
  conflicts: readonly Conflict[];
};

function conflictFaults({ known, claimed, values, conflicts }: ConflictOptions): CellFault[] {
  if (conflicts.some(isLive)) return [{ path: "diplomaNumber", error: "number_taken" }];
  const sameness = sameDiploma(values);
  if (sameness === null) return [];
  const number = claimed.get(sameness) ?? known.bySameness.get(sameness)?.diploma_number;
  if (number === undefined) return [];
  return [{ path: titlePath(values), error: "diploma_exists", data: { number } }];
}

/** Every fault of a correction: of its cells, of its student, and repetitions of other records. */
export function judgeCorrection({
  before,
  values,
  faults,
  conflicts,
  isStudentKnown,
}: {
  before: Conflict;
  values: Values;
  faults: readonly CellFault[];
  conflicts: readonly Conflict[];
  isStudentKnown: boolean;
}): CellFault[] {
  const number = String(values.studentNumber ?? "");
  const known = { students: new Set(isStudentKnown ? [number] : []), bySameness: new Map<string, Conflict>() };
  const own = [...faults, ...studentFaults(known, values)];
  const others = conflicts.filter(
    (conflict) => conflict.id !== before.id && isLive(conflict) && !isCorrection(before, conflict),
  );
  const sameNumber = others.filter((conflict) => conflict.diploma_number === values.diplomaNumber);
  known.bySameness = groupBySameness(others);
  const sameFile = others.find(
    (conflict) => conflict.file_sha256 !== null && conflict.file_sha256 === values.fileSha256,
  );
  const taken: CellFault[] = sameFile
    ? [{ path: "file", error: "file_taken", data: { number: sameFile.diploma_number } }]
    : [];
  return [...own, ...conflictFaults({ known, claimed: new Map(), values, conflicts: sameNumber }), ...taken];
}

/** The title that is present in the row, as the place of an error of the whole row. */
function titlePath({ titleFr, titleEn }: Values): string {
  if (titleFr !== undefined) return "titleFr";
  return titleEn !== undefined ? "titleEn" : "titleAr";
}
