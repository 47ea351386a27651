/** Claims that a holder hides: only the holder and the university see them. */
import { isPublic } from "@ijaza/schema/records/record";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { notify } from "../../../platform/notify.ts";
import type { Signals } from "../../../platform/signals.ts";
import type { FoundRecord, RecordKind } from "../records.kind.ts";
import { ALWAYS_SHOWN } from "./audience.ts";
import "../records.choices.tables.ts";

/** Names of the claims that holders hide, sorted, by the documents' ids; documents without hidden claims are absent. */
export async function findHiddenClaims(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom("hidden_claims").selectAll().where("record_id", "in", ids).execute();
  return new Map(rows.map(({ record_id, names }) => [record_id, [...names].sort()]));
}

export type HideClaimsOptions = { recordId: string; hidden: readonly string[]; requestId: string };
export type HidingDeps = { db: Db; clock: Clock; signals: Pick<Signals, "about"> };
type Find = (trx: Trx, id: string) => Promise<FoundRecord | undefined>;

const CHANNEL = "documents";
const RECEIVED_WITHIN_MS = 1000;

export function createHiding({ db, clock, signals }: HidingDeps, find: Find) {
  const store = async (actor: TenantActor, { recordId, hidden, requestId }: HideClaimsOptions): Promise<boolean> => {
    const names = sortNames(hidden);
    return inScope(db, { university: actor.universityId }, async (trx) => {
      const found = await find(trx, recordId);
      if (!found || found.record.student_id !== actor.id || !isPublic(found.record)) {
        throw new AppError("not_found");
      }
      refuseUnhideable(found.kind, names);
      const before = (await findHiddenClaims(trx, [recordId])).get(recordId) ?? [];
      if (names.join(" ") === before.join(" ")) return false;
      const at = clock.now();
      const row = { record_id: recordId, university_id: actor.universityId, names, changed_at: at };
      await trx
        .insertInto("hidden_claims")
        .values(row)
        .onConflict((clash) => clash.column("record_id").doUpdateSet({ names, changed_at: at }))
        .execute();
      const event = { kind: `${found.kind.name}.visibility_changed`, subjectId: recordId };
      const author = authorOf(actor, requestId);
      await appendAudit(trx, { universityId: actor.universityId, author, at, events: [event] });
      await notify(trx, { channel: CHANNEL, subject: recordId });
      return true;
    });
  };

  return {
    /**
     * Hides these claims of the actor's own document, and shows all others again. Throws `not_found` for a document
     * that is not the actor's or not signed, `invalid_input` for a claim that is not public or must be shown.
     */
    async hide(actor: TenantActor, hiding: HideClaimsOptions): Promise<{ hidden: string[] }> {
      const unchanged = new AbortController();
      const wait = { subject: hiding.recordId, timeoutMs: RECEIVED_WITHIN_MS, signal: unchanged.signal };
      const delivered = signals.about(CHANNEL, wait);
      const isChanged = await store(actor, hiding).catch((error: unknown) => {
        unchanged.abort();
        throw error;
      });
      if (!isChanged) unchanged.abort();
      // Waits for the signal, so that this node answers the next reader with the new choice.
      await delivered;
      return { hidden: sortNames(hiding.hidden) };
    },
  };
}

const sortNames = (names: readonly string[]) => [...new Set(names)].sort();

function refuseUnhideable(kind: RecordKind, names: readonly string[]): void {
  const fields = names
    .filter((name) => name === ALWAYS_SHOWN || !kind.declared.isPublicClaim(name))
    .map((name) => ({ path: `hidden.${name}`, error: "not_to_be_hidden" as const }));
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}
