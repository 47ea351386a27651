/** Rules of a certificate's row beyond its single cells. */
import type { Field } from "./fields.ts";
import { type JudgedRow, judgeRow } from "./rows.ts";
import type { LooseRow } from "./wire.ts";

/** Checks a row of an import alone. `fields` are its template's (`fieldsOfCertificate`); `today` is `YYYY-MM-DD`. */
export function judgeCertificateRow({
  fields,
  row,
  today,
}: {
  fields: readonly Field[];
  row: LooseRow;
  today: string;
}): JudgedRow {
  const { values, faults } = judgeRow(fields, row, today);
  const { issueDate, expiryDate } = values;
  const endsEarly = issueDate !== undefined && expiryDate !== undefined && expiryDate < issueDate;
  return { values, faults: endsEarly ? [...faults, { path: "expiryDate", error: "expires_before_issue" }] : faults };
}
