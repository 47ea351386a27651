/** The errors of each row of a file: by the rules, by duplicates, and by the server. */

import type { RowErrors } from "@ijaza/schema/calls/wire";
import type { CellFault } from "@ijaza/schema/fields/rows";
import { commonCause } from "../checking/common-cause.ts";
import { createKeyIndex } from "../parsing/duplicates.ts";
import { judgeOf, keysOf, type Subject } from "../parsing/subject.ts";
import { FIRST_ROW } from "../parts.ts";
import { fileFaults, type Sketches } from "../uploads/files-report.ts";
import type { DayColumns } from "./day-columns.ts";
import type { ScriptRows } from "./script-rows.ts";
import type { SheetFault, Tally } from "./sheet-values.ts";

/** The server's errors of rows `from` up to, not including, `to`; `final` when it stored the others. */
type RefuseOptions = { from: number; to: number; errors: readonly RowErrors[]; final?: boolean };
type Keys = { path: string; key: string }[];

type JudgementOptions = { days: DayColumns; scripts: ScriptRows; subject: Subject; today: string };

export function createJudgement({ days, scripts, subject, today }: JudgementOptions) {
  const { rows } = days;
  const judgeOne = judgeOf(subject, today);
  const own = new Map<number, CellFault[]>();
  const served = new Map<number, SheetFault[]>();
  const keys = new Map<number, Keys>();
  const index = createKeyIndex();
  let files: Sketches | null = null;
  let bad: number[] | null = null;
  let filled: number[] | null = null;
  /** The bad rows as of the last complete validation: a corrected row stays listed until the next one. */
  let listed: number[] | null = null;
  const forgetLists = () => {
    bad = null;
    listed = null;
    scripts.forgetList();
  };

  const forgetOwn = (at: number) => {
    own.delete(at);
    for (const { key } of keys.get(at) ?? []) index.remove(key, at);
    keys.delete(at);
  };

  const judgeRowAt = (at: number) => {
    forgetOwn(at);
    const row = rows.looseRow(at);
    scripts.judge(at, row);
    if (rows.isBlank(at)) return;
    const { values, faults: inCells } = judgeOne(row);
    const faults = [...days.faultsOf(at), ...inCells, ...(files ? fileFaults(files, values) : [])];
    if (faults.length > 0) own.set(at, faults);
    const held = keysOf(subject, values);
    keys.set(at, held);
    for (const { key } of held) index.add(key, at);
  };

  const repeated = (at: number): SheetFault[] =>
    (keys.get(at) ?? []).flatMap(({ path, key }) => {
      const first = index.firstOf(key);
      return first === undefined || first === at
        ? []
        : [{ path, error: "duplicate_in_file", data: { row: first + FIRST_ROW } }];
    });

  const faultsOf = (at: number): SheetFault[] => {
    const ours = [...(own.get(at) ?? []), ...repeated(at)];
    const ownPaths = new Set(ours.map((fault) => fault.path));
    return [...ours, ...(served.get(at) ?? []).filter((fault) => !ownPaths.has(fault.path))];
  };

  const rowsThat = (are: (at: number) => boolean): number[] =>
    Array.from({ length: rows.count }, (_, at) => at).filter(are);

  const badRows = (): number[] => {
    bad ??= rowsThat((at) => faultsOf(at).length > 0);
    return bad;
  };

  const filledRows = (): number[] => {
    filled ??= rowsThat((at) => !rows.isBlank(at));
    return filled;
  };

  return {
    /** Sets the files by which the next validation checks the names of files. */
    judgeFiles: (there: Sketches) => {
      files = there;
    },
    judge: (from: number, to: number) => {
      forgetLists();
      for (let at = from; at < Math.min(to, rows.count); at++) judgeRowAt(at);
    },
    /** After a cell was changed: the server's errors of the row no longer hold. */
    judgeAgain: (at: number) => {
      bad = null;
      filled = null;
      served.delete(at);
      judgeRowAt(at);
    },
    refuse: ({ from, to, errors, final }: RefuseOptions) => {
      forgetLists();
      for (let at = from; at < to; at++) {
        served.delete(at);
        if (final) forgetOwn(at);
      }
      for (const { row, errors: faults } of errors) served.set(row - FIRST_ROW, faults);
    },
    faultsOf,
    /** Blank ones are neither counted nor shown. */
    filledRows,
    listedRows: (): number[] => {
      listed ??= badRows();
      return listed;
    },
    tally: (): Tally => {
      listed ??= badRows();
      const total = filledRows().length;
      const nowBad = badRows();
      const columns = days.columns();
      const common = commonCause(nowBad.map(faultsOf), total);
      return {
        rows: total,
        bad: nowBad.length,
        common,
        ...(columns.length > 0 && { days: columns }),
        ...scripts.tally(),
      };
    },
  };
}
