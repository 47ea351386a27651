/** Rules of a certificate's row beyond its single cells. */

import type { LooseRow } from "../calls/wire.ts";
import type { Field } from "../fields/fields.ts";
import { type JudgedRow, judgeRow } from "../fields/rows.ts";

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
