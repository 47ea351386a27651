/** Gives a list of records as a sheet: the fields of its kind, and how far each record is. */

import type { SheetFormat } from "@ijaza/schema/calls/wire";
import { formatReference } from "@ijaza/schema/documents/reference";
import type { Language, Texts } from "@ijaza/schema/product";
import { type UserNames, userNameIn } from "@ijaza/schema/users/names";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { beginExport, EXPORT_LIMIT } from "../../../platform/sheets/begin-export.ts";
import { readInPages } from "../../../platform/sheets/read-in-pages.ts";
import { dayOf, makeSheet, type Sheet, type SheetColumn } from "../../../platform/sheets/sheet.ts";
import type { Users } from "../../users/users.service.ts";
import { type Caller, scopeFor } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { findRecords } from "../records.repository.ts";
import { HEADINGS, REVOCATION_LABELS, STATUS_LABELS } from "./export-texts.ts";
import type { AllFilter, Listing, WholeQuery } from "./listing.ts";

/** What a sheet says of every record beside its content. */
type Exportable = {
  _id: string;
  agentId: string | null;
  submittedAt: string;
  decidedAt: string | null;
  signedAt: string | null;
  revokedAt: string | null;
  rejectionReason: string | null;
  revocationReason: string | null;
};

type ExportDeps = { db: Db; clock: Clock; users: Pick<Users, "namesOf"> };

type ExportOptions<Row extends RecordRow, Shown> = {
  kind: RecordKind<Row>;
  listing: Pick<Listing<string, Row, Shown>, "describeAll" | "listIds">;
  /** What its rows are, in the name of the file and in that of the sheet. */
  name: string;
  title: Texts;
  /** The columns of its content, for these records. */
  columnsFor(trx: Trx, ids: readonly string[]): Promise<readonly SheetColumn<Shown>[]>;
  /** As lists show it. */
  statusOf(record: Shown): keyof typeof STATUS_LABELS;
};

/** All records of the list that the query and the filter of `listAll` give. Throws `too_many_to_export`. */
export type ExportList<Row extends RecordRow> = (
  caller: Caller,
  query: WholeQuery & { format: SheetFormat },
  filter: AllFilter<Row>,
) => Promise<Sheet>;

export function createExporting<Row extends RecordRow, Shown extends Exportable>(
  { db, clock, users }: ExportDeps,
  { kind, listing, name, title, columnsFor, statusOf }: ExportOptions<Row, Shown>,
): ExportList<Row> {
  const read = async (trx: Trx, ids: readonly string[]) => {
    const records = await listing.describeAll(trx, await findRecords(trx, { kind, ids }));
    const agents = await users.namesOf(trx, [...new Set(records.flatMap(({ agentId }) => agentId ?? []))]);
    return records.map((record) => ({ record, agent: agents.get(record.agentId ?? "") }));
  };

  return async (caller, { format, ...query }, filter) => {
    const { actor, requestId, language } = caller;
    const scope = scopeFor(caller);
    const at = clock.now();
    const { ids, content } = await inScope(db, scope, async (trx) => {
      const ids = await listing.listIds(trx, caller, { ...filter, query, limit: EXPORT_LIMIT });
      await beginExport(trx, { kind: `${kind.name}.exported`, actor, requestId, format, total: ids.length, at });
      return { ids, content: await columnsFor(trx, ids) };
    });
    const columns: SheetColumn<ExportedRow<Shown>>[] = [
      ...content.map(({ label, cellOf }) => ({
        label,
        cellOf: ({ record }: ExportedRow<Shown>, shown: Language) => cellOf(record, shown),
      })),
      { label: HEADINGS.status, cellOf: ({ record }, shown) => STATUS_LABELS[statusOf(record)][shown] },
      ...STANDING,
    ];
    const pages = readInPages({
      ids,
      read: (page) => inScope(db, scope, (trx) => read(trx, page)),
      idOf: ({ record }) => record._id,
    });
    return makeSheet({ name, title, at, language, columns, pages });
  };
}

type ExportedRow<Shown> = { record: Shown; agent: UserNames<string> | undefined };

const STANDING: readonly SheetColumn<ExportedRow<Exportable>>[] = [
  { label: HEADINGS.agent, cellOf: ({ agent }, language) => agent && userNameIn(agent, language) },
  { label: HEADINGS.submitted, cellOf: ({ record }) => dayOf(record.submittedAt) },
  { label: HEADINGS.decided, cellOf: ({ record }) => dayOf(record.decidedAt) },
  { label: HEADINGS.signed, cellOf: ({ record }) => dayOf(record.signedAt) },
  { label: HEADINGS.revoked, cellOf: ({ record }) => dayOf(record.revokedAt) },
  { label: HEADINGS.rejectionReason, cellOf: ({ record }) => record.rejectionReason },
  {
    label: HEADINGS.revocationReason,
    cellOf: ({ record }, language) => REVOCATION_LABELS[record.revocationReason ?? ""]?.[language],
  },
  { label: HEADINGS.reference, cellOf: ({ record }) => formatReference(record._id) },
];
