/** Corrections of a diploma that is revoked for fraud: they are sent back with it, and cannot be accepted or signed. */

import { REJECTABLE } from "@ijaza/schema/diplomas/record";
import type { Texts } from "@ijaza/schema/product";
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { type Caller, sendBack } from "../../records/records.service.ts";
import type { Corrections } from "../correcting/correction-ends.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

export const BLOCKING_REASON = "fraud";

const SENT_BACK: Texts = {
  en: "The diploma that it corrects was revoked.",
  fr: "Le diplôme qu’il corrige a été révoqué.",
  ar: "أُلغيت الشهادة التي تصحّحها.",
};

/** Corrections of a diploma that is or will be revoked for fraud. Their locks prevent a revocation meanwhile. */
export async function findBlocked(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; blocked: boolean }>`
    select c.id, o.status in ('revoking', 'revoked') and o.revocation_reason = ${BLOCKING_REASON} as blocked
    from diplomas c join diplomas o on o.id = c.supersedes
    where c.supersedes is not null and c.id = any(${ids}) order by o.id for share of o`.execute(trx);
  return new Set(rows.filter(({ blocked }) => blocked).map(({ id }) => id));
}

type SendBackCorrectionOptions = {
  old: DiplomaRow;
  caller: Caller;
  at: Date;
  contentKey: Buffer;
  corrections: Pick<Corrections, "tell">;
};

/** Sends back a correction that is not being signed. One that is being signed can be revoked afterwards. */
export async function sendBackCorrection(trx: Trx, { old, caller, at, ...deps }: SendBackCorrectionOptions) {
  const { contentKey, corrections } = deps;
  const correction = await trx
    .selectFrom("diplomas")
    .selectAll()
    .where("supersedes", "=", old.id)
    .where("status", "in", REJECTABLE)
    .forUpdate()
    .executeTakeFirst();
  if (!correction) return;
  await sendBack(trx, {
    kind: DIPLOMAS,
    rows: [correction],
    caller,
    reason: SENT_BACK[caller.language],
    at,
    contentKey,
  });
  await corrections.tell(trx, [{ kind: "rejected", correction, reason: SENT_BACK }]);
}
