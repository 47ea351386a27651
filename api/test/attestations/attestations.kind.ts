/** Attestations as a kind of record: their columns, their claims, and the form in which they are sent. */
import type { Values } from "@ijaza/schema/fields/rows";
import { ATTESTATION, type Attestation } from "../../../schema/test/attestation.ts";
import {
  type Anchor,
  describeStanding,
  digestStates,
  type NewRecord,
  needed,
  type RecordKind,
  readColumns,
} from "../../src/features/records/records.service.ts";
import { foldAll } from "../../src/platform/folded-text.ts";
import type { AttestationRow } from "./attestations.tables.ts";

const COLUMN_OF = { studentNumber: "student_number", programme: "programme", academicYear: "academic_year" } as const;

type FieldColumns = Pick<AttestationRow, (typeof COLUMN_OF)[keyof typeof COLUMN_OF]>;
export type NewAttestation = NewRecord & FieldColumns;
type State = FieldColumns & Pick<AttestationRow, "status" | "content_salt"> & Partial<AttestationRow>;

export const columnsOf = (values: Values): FieldColumns & { search: string } => {
  const [number, programme, year] = [values.studentNumber, values.programme, values.academicYear].map(needed);
  const columns = { student_number: number!, programme: programme!, academic_year: year! };
  return { ...columns, search: foldAll(Object.values(columns)) };
};

export const claimsOf = (row: FieldColumns): Values => readColumns(row, COLUMN_OF);

export const ATTESTATIONS: RecordKind<AttestationRow, NewAttestation> = {
  name: ATTESTATION.name,
  document: null,
  declared: ATTESTATION,
  table: "attestations",
  credentialType: "attestation/v1",
  stateDigest: digestStates(
    (state: State) => claimsOf(state),
    ["student_id", "rejection_reason", "revocation_reason", "revocation_note", "batch_id", "batch_index"],
  ),
  labelOf: ({ student_number }) => student_number,
  columns: { stored: [], corrected: Object.values(COLUMN_OF), storedBy: "student_number" },
};

export const describeAttestation = (row: AttestationRow, anchor: Anchor | null): Attestation => ({
  ...describeStanding(row, anchor),
  studentId: row.student_id,
  studentNumber: row.student_number,
  programme: row.programme,
  academicYear: row.academic_year,
});
