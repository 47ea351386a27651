/** Checks a call's rows against the database, and creates the students of its valid rows. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { makesStudents } from "@ijaza/schema/diplomas/fields";
import type { CellFault, Values } from "@ijaza/schema/fields/rows";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { Mode } from "@ijaza/schema/users/calls";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { authorFor, type Caller, readKnownImport } from "../../records/records.service.ts";
import type { StudentRow } from "../../students/students.service.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import { findConflicts } from "./conflicts.repository.ts";
import { groupByFile, groupByNumber, groupBySameness } from "./conflicts.ts";
import { type Candidate, judgeAgainst, type KnownDiplomas, readCandidates, type Verdict } from "./judging.ts";

export type Import = { mode: Mode; diplomas: readonly LooseRow[]; importId?: string; firstRow: number };

/** Reads the documents of a row into its values; absent in a dry run, which knows only their names. */
export type ReadFiles = (candidate: Candidate) => Candidate;

/** The verdicts in the order of the rows, and the students of the valid ones by number. */
export type JudgedDiplomas = { verdicts: Verdict[]; students: ReadonlyMap<string, StudentRow> };

type JudgeOptions = { deps: DiplomaDeps; caller: Caller; input: Import; readFiles?: ReadFiles | undefined };

/** If the rows contain students, this registers them; a dry run rolls it back with its transaction. */
export async function judgeImport(trx: Trx, { deps, caller, input, readFiles }: JudgeOptions): Promise<JudgedDiplomas> {
  const { mode, diplomas: rows, firstRow } = input;
  const alone = readCandidates({ mode, rows, firstRow, today: today(deps.clock) });
  const candidates = readFiles ? alone.map(readFiles) : alone;
  const { universityId } = caller.actor;
  if (!makesStudents(mode)) {
    const numbers = textsOf(candidates, "studentNumber");
    const students = await deps.students.findByNumbers(trx, { universityId, numbers });
    const known = await readKnown(trx, { caller, input, candidates, students: new Set(students.keys()) });
    return { verdicts: judgeAgainst(known, candidates), students };
  }
  const known = await readKnown(trx, { caller, input, candidates, students: null });
  return addStudents(trx, { deps, caller, verdicts: judgeAgainst(known, candidates) });
}

type Key = "studentNumber" | "diplomaNumber" | "fileSha256";

const textsOf = (candidates: readonly Candidate[], name: Key): string[] => [
  ...new Set(candidates.flatMap(({ values }) => values[name] ?? []).map(String)),
];

async function readKnown(
  trx: Trx,
  {
    caller,
    input: { importId, firstRow, diplomas },
    candidates,
    students,
  }: Pick<JudgeOptions, "caller" | "input"> & { candidates: Candidate[]; students: KnownDiplomas["students"] },
): Promise<KnownDiplomas> {
  const { universityId } = caller.actor;
  const { byNumber, ofStudents, byFile } = await findConflicts(trx, {
    universityId,
    numbers: textsOf(candidates, "diplomaNumber"),
    studentNumbers: textsOf(candidates, "studentNumber"),
    files: textsOf(candidates, "fileSha256"),
  });
  const grouped = { bySameness: groupBySameness(ofStudents), byFile: groupByFile(byFile) };
  const found = { ...grouped, byNumber: groupByNumber(byNumber), students };
  const rows = diplomas.map((_, index) => firstRow + index);
  const recordIds = [...new Set([...byNumber, ...byFile].map(({ id }) => id))];
  return { ...found, ...(await readKnownImport(trx, { kind: DIPLOMAS, universityId, importId, rows, recordIds })) };
}

type AddStudentsOptions = { deps: DiplomaDeps; caller: Caller; verdicts: Verdict[] };

/** Finds or registers the students of valid rows; a row that differs from a registered student is refused now. */
async function addStudents(trx: Trx, { deps, caller, verdicts }: AddStudentsOptions): Promise<JudgedDiplomas> {
  const rows = verdicts.flatMap((verdict) =>
    verdict.kind === "new" || (verdict.kind === "existing" && verdict.recordId !== null)
      ? [{ row: verdict.row, values: studentValues(verdict.values) }]
      : [],
  );
  if (rows.length === 0) return { verdicts, students: new Map() };
  const { byNumber, faults } = await deps.students.addFromRows(trx, {
    universityId: caller.actor.universityId,
    author: authorFor(caller),
    at: deps.clock.now(),
    rows,
  });
  return { verdicts: verdicts.map((verdict) => withFaults(verdict, faults)), students: byNumber };
}

function withFaults(verdict: Verdict, faults: ReadonlyMap<number, CellFault[]>): Verdict {
  const own = faults.get(verdict.row);
  return own ? { kind: "refused", row: verdict.row, faults: own } : verdict;
}

const studentValues = (values: Values): Values =>
  Object.fromEntries(STUDENT_FIELDS.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])));
