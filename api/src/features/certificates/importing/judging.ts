/** Checks the rows of an import: each alone, then against other rows and the university's records. Pure. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { judgeCertificateRow } from "@ijaza/schema/certificates/rows";
import type { Field } from "@ijaza/schema/fields/fields";
import type { CellFault, Values } from "@ijaza/schema/fields/rows";
import { oversize } from "../../../platform/row-size.ts";
import type { KnownImport, Verdict as RowVerdict } from "../../records/records.service.ts";
import { columnsOf, type FieldColumns, isIdentical, samenessOf } from "../certificates.fields.ts";
import type { Conflict } from "./conflicts.repository.ts";

/** A row with its number in the file (the header is row 1); `sameness` only if the row alone is valid. */
export type Candidate = { row: number; columns: FieldColumns; sameness: string | null; faults: CellFault[] };

/** Stored data about a call's rows: the import, and every record that is the same certificate as one of them. */
export type KnownCertificates = KnownImport & { conflicts: readonly Conflict[] };

export type Verdict = RowVerdict<{ columns: FieldColumns; sameness: string }>;

type ReadCandidatesOptions = {
  fields: readonly Field[];
  templateId: string;
  rows: readonly LooseRow[];
  firstRow: number;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** Judges each row alone. */
export function readCandidates({ fields, templateId, rows, firstRow, today }: ReadCandidatesOptions): Candidate[] {
  return rows.map((row, index) => {
    const tooLarge = oversize(row);
    const nothing: { values: Values; faults: CellFault[] } = { values: {}, faults: [] };
    const { values, faults } = tooLarge
      ? { ...nothing, faults: [tooLarge] }
      : judgeCertificateRow({ fields, row, today });
    const columns = columnsOf(values);
    const sameness = faults.length === 0 ? samenessOf(columns, templateId) : null;
    return { row: firstRow + index, columns, sameness, faults };
  });
}

/** Whether a record prevents others: not if it is rejected or revoked. */
export const isLive = ({ status }: Pick<Conflict, "status">): boolean => status !== "rejected" && status !== "revoked";

/**
 * Judges the rows in their order against each other and stored data. Of two equal good rows the first is stored. The
 * result does not depend on how a file is split into calls.
 */
export function judgeAgainst(known: KnownCertificates, candidates: readonly Candidate[]): Verdict[] {
  const claimed = new Map<string, number>();
  const conflictsOf = groupBySameness(known.conflicts);
  return candidates.map((candidate) => {
    const conflicts = conflictsOf.get(candidate.sameness ?? "") ?? [];
    const verdict = judgeOne({ known, claimed, conflicts }, candidate);
    if (verdict.kind !== "refused" && candidate.sameness) claimed.set(candidate.sameness, candidate.row);
    return verdict;
  });
}

function groupBySameness(conflicts: readonly Conflict[]): ReadonlyMap<string, readonly Conflict[]> {
  const groups = new Map<string, Conflict[]>();
  for (const conflict of conflicts) groups.set(conflict.sameness, [...(groups.get(conflict.sameness) ?? []), conflict]);
  return groups;
}

type JudgeOneOptions = {
  known: KnownCertificates;
  claimed: ReadonlyMap<string, number>;
  conflicts: readonly Conflict[];
};

function judgeOne(
  { known, claimed, conflicts }: JudgeOneOptions,
  { row, columns, sameness, faults }: Candidate,
): Verdict {
  if (known.seenRows.has(row)) return { kind: "existing", row, recordId: null };
  if (sameness === null) return { kind: "refused", row, faults };
  const earlier = conflicts.map(({ id }) => known.rowOfRecord.get(id)).find((each) => each !== undefined);
  const duplicate = claimed.get(sameness) ?? earlier;
  if (duplicate !== undefined)
    return refused(row, { path: "email", error: "duplicate_in_file", data: { row: duplicate } });
  const identical = conflicts.find((conflict) => isIdentical(conflict, columns));
  if (identical) return { kind: "existing", row, recordId: identical.id };
  if (conflicts.some(isLive)) return refused(row, { path: "email", error: "certificate_exists" });
  return { kind: "new", row, columns, sameness };
}

const refused = (row: number, fault: CellFault): Verdict => ({ kind: "refused", row, faults: [fault] });
