/** Requests for access as their student sees them. */
import type { AccessRequest } from "@ijaza/schema/sharing/third-party";
import type { Trx } from "../../../platform/database.ts";
import type { Caller } from "../../records/records.service.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { listGranted } from "./requests.repository.ts";
import type { MatchedRow } from "./requests.tables.ts";
import { endOf } from "./times.ts";

/** Describes the requests whose address is confirmed, and whose document still exists. */
export async function describeRequests(
  trx: Trx,
  { records, clock }: Pick<SharingDeps, "records" | "clock">,
  { caller, rows }: { caller: Caller; rows: readonly MatchedRow[] },
): Promise<AccessRequest[]> {
  const found = await records.findAll(trx, [...new Set(rows.map((row) => row.record_id))]);
  const kinds = new Map(found.map(({ kind, record }) => [record.id, kind.document]));
  const granted = await listGranted(trx, { studentId: caller.actor.id, now: clock.now() });
  return rows.flatMap((row) => {
    const [kind, confirmedAt, state] = [kinds.get(row.record_id), row.confirmed_at, row.state];
    if (!kind || !confirmedAt || state === "unconfirmed") return [];
    return [
      {
        _id: row.id,
        organisation: row.organisation,
        contact: row.contact,
        email: row.email,
        domain: row.domain,
        site: row.site,
        purpose: row.purpose,
        purposeText: row.purpose_text,
        claims: row.claims,
        document: { _id: row.record_id, kind },
        state,
        confirmedAt: confirmedAt.toISOString(),
        endsAt: endOf(confirmedAt).toISOString(),
        alreadyShared: granted.has(`${row.domain} ${row.record_id}`),
      },
    ];
  });
}
