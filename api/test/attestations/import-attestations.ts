/** Checks the rows of an import of attestations, each alone and against those that are stored. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import { judgeRow, type Values } from "@ijaza/schema/fields/rows";
import { sql } from "kysely";
import { ATTESTATION_FIELDS, type CALLS } from "../../../schema/test/attestation.ts";
import {
  type Caller,
  createImporting,
  makeSalts,
  type RecordRoomDeps,
  readKnownImport,
  type StaffMails,
  type Verdict,
} from "../../src/features/records/records.service.ts";
import type { Students } from "../../src/features/students/students.service.ts";
import { today } from "../../src/platform/clock.ts";
import type { Trx } from "../../src/platform/database.ts";
import { newId } from "../../src/platform/ids.ts";
import { ATTESTATIONS, columnsOf, type NewAttestation } from "./attestations.kind.ts";

type ImportInput = Input<typeof CALLS.add>;
export type AttestationDeps = RecordRoomDeps & { students: Pick<Students, "findByNumbers" | "findByIds"> };

const keyOf = (values: Values): string => `${values.studentNumber} ${values.academicYear}`;

/** Ids of stored attestations, by student and year. */
async function findStored(trx: Trx, universityId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const key = sql<string>`student_number || ' ' || academic_year`;
  const { rows } = await sql<{ id: string; key: string }>`
    select id, ${key} as key from attestations where university_id = ${universityId} and ${key} = any(${keys})`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

export function createAdding(deps: AttestationDeps & Pick<StaffMails, "tellWaiting">) {
  return createImporting(deps, {
    kind: ATTESTATIONS,
    async judge(trx, { caller, input }: { caller: Caller; input: ImportInput }) {
      const { universityId } = caller.actor;
      const judged = input.attestations.map((row, at) => {
        return { row: input.firstRow + at, ...judgeRow(ATTESTATION_FIELDS, row, today(deps.clock)) };
      });
      const stored = await findStored(
        trx,
        universityId,
        judged.map(({ values }) => keyOf(values)),
      );
      const known = await readKnownImport(trx, {
        kind: ATTESTATIONS,
        universityId,
        importId: input.importId,
        rows: judged.map(({ row }) => row),
        recordIds: [...stored.values()],
      });
      const verdicts = judged.map(({ row, values, faults }): Verdict<{ values: Values }> => {
        if (known.seenRows.has(row)) return { kind: "existing", row, recordId: null };
        if (faults.length > 0) return { kind: "refused", row, faults };
        const recordId = stored.get(keyOf(values));
        return recordId ? { kind: "existing", row, recordId } : { kind: "new", row, values };
      });
      return { verdicts };
    },
    async makeRecords(trx, { caller, judged: { verdicts }, at }): Promise<NewAttestation[]> {
      const { universityId, id: agentId } = caller.actor;
      const fresh = verdicts.flatMap((verdict) => (verdict.kind === "new" ? [columnsOf(verdict.values)] : []));
      const numbers = fresh.map(({ student_number }) => student_number);
      const students = await deps.students.findByNumbers(trx, { universityId, numbers });
      const salts = makeSalts(fresh.length);
      return fresh.map((columns, index) => ({
        ...columns,
        id: newId(),
        university_id: universityId,
        agent_id: agentId,
        student_id: students.get(columns.student_number)?.id ?? null,
        status: "pending",
        submitted_at: at,
        content_salt: salts[index]!,
      }));
    },
  });
}
