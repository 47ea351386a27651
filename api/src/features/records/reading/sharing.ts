/** The claims of documents in a share, as chosen by their holder; stored here beside the hidden ones. */
import { isPublic } from "@ijaza/schema/records/record";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import type { FoundRecord } from "../records.kind.ts";
import { ALWAYS_SHOWN, type Disclosure, disclosureTo } from "./audience.ts";
import "../records.choices.tables.ts";

/** A document, and the names of its chosen claims. */
export type ChosenClaims = { recordId: string; claims: readonly string[] };

type ChoosingOptions = { shareId: string; items: readonly ChosenClaims[] };
type FindAll = (trx: Trx, ids: readonly string[]) => Promise<FoundRecord[]>;

export function createChoosing(findAll: FindAll) {
  /**
   * Stores the holder's choice for a share, in its transaction. Throws `not_found` for a document that is not the
   * holder's or not signed, `invalid_input` for a document that is named twice or a claim that it does not have.
   */
  return async (trx: Trx, actor: TenantActor, { shareId, items }: ChoosingOptions): Promise<void> => {
    const records = await findAll(
      trx,
      items.map(({ recordId }) => recordId),
    );
    const rows = items.map(({ recordId, claims }, place) => {
      const record = records.find((each) => each.record.id === recordId)?.record;
      if (record?.student_id !== actor.id || !record.content || !isPublic(record)) throw new AppError("not_found");
      if (items.findIndex((each) => each.recordId === recordId) < place) {
        throw new AppError("invalid_input", { fields: [{ path: `items.${place}`, error: "document_named_twice" }] });
      }
      const made = new Set(Object.keys(JSON.parse(record.content)));
      const unknown = claims.filter((name) => !made.has(name));
      if (unknown.length > 0) {
        const path = `items.${place}.claims`;
        throw new AppError("invalid_input", { fields: unknown.map(() => ({ path, error: "no_such_claim" as const })) });
      }
      const names = [...made].filter((name) => name === ALWAYS_SHOWN || claims.includes(name)).sort();
      return { share_id: shareId, place, university_id: actor.universityId, record_id: recordId, names };
    });
    await trx.insertInto("share_items").values(rows).execute();
  };
}

/** The items of these shares, in the order of each share. */
export async function listShareItems(trx: Trx, shareIds: readonly string[]) {
  if (shareIds.length === 0) return [];
  const items = trx.selectFrom("share_items").selectAll().where("share_id", "in", shareIds);
  return items.orderBy("share_id").orderBy("place").execute();
}

/** The visible claims for anyone with the link of a share, by document, in the share's order. */
export async function findSharedDisclosures(
  trx: Trx,
  shareId: string,
): Promise<{ recordId: string; disclosure: Disclosure<{ share: string }> }[]> {
  const items = await listShareItems(trx, [shareId]);
  return items.map(({ record_id: recordId, names: chosen }) => ({
    recordId,
    disclosure: disclosureTo({ audience: { share: shareId }, chosen }),
  }));
}
