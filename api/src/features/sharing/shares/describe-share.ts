/** Shares as they are sent to their owner. */
import type { Share } from "@ijaza/schema/sharing/shares";
import type { Trx } from "../../../platform/database.ts";
import { listShareItems } from "../../records/records.service.ts";
import { findRequests } from "../requests/requests.repository.ts";
import type { RequestRow } from "../requests/requests.tables.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import type { ShareRow } from "./shares.tables.ts";
import { hasEnded, stateOf } from "./states.ts";

/** Describes the shares, in the order of the rows. */
export async function describeShares(trx: Trx, deps: SharingDeps, rows: readonly ShareRow[]): Promise<Share[]> {
  const items = await listShareItems(
    trx,
    rows.map(({ id }) => id),
  );
  const found = await deps.records.findAll(trx, [...new Set(items.map((item) => item.record_id))]);
  const kinds = new Map(found.map(({ kind, record }) => [record.id, kind.document]));
  const requests = await findRequests(
    trx,
    rows.flatMap((row) => row.request_id ?? []),
  );
  return rows.map((row) => ({
    ...describeShare(row, deps),
    grantedTo: grantedTo(requests.get(row.request_id ?? "")),
    items: items.flatMap(({ share_id: shareId, record_id: recordId, names: claims }) => {
      const kind = kinds.get(recordId);
      return shareId === row.id && kind ? [{ documentId: recordId, kind, claims }] : [];
    }),
  }));
}

export async function describeOne(trx: Trx, deps: SharingDeps, row: ShareRow): Promise<Share> {
  const [described] = await describeShares(trx, deps, [row]);
  return described!;
}

function describeShare(row: ShareRow, { clock, secrets, publicUrl }: SharingDeps): Omit<Share, "items" | "grantedTo"> {
  const state = stateOf(row, clock.now());
  return {
    _id: row.id,
    label: row.label,
    purpose: row.purpose,
    purposeText: row.purpose_text,
    state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    takenBackAt: row.taken_back_at?.toISOString() ?? null,
    views: row.views,
    viewsAllowed: row.views_allowed,
    hasPin: row.pin_digest !== null,
    link: hasEnded(state) ? null : linkOf(publicUrl, secrets.openLink(row)),
  };
}

/** The organisation; null also when its request has been deleted. */
const grantedTo = (request: RequestRow | undefined): Share["grantedTo"] =>
  request ? { requestId: request.id, organisation: request.organisation, domain: request.domain } : null;

/** The page that opens a share. The secret is behind `#`, so that it reaches no server and no log. */
export const linkOf = (publicUrl: string, secret: string): string => `${publicUrl}/share-certificate#${secret}`;
