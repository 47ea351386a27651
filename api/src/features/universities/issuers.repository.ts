/** Public keys of issuers, read from the database. */
import type { Trx } from "../../platform/database.ts";

export type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];

/** Credential keys that are registered on the chain, also ended ones, because old diplomas name them. */
export async function listKeys(trx: Trx, universityIds: string[]): Promise<Map<string, KeyRow[]>> {
  const keys = new Map<string, KeyRow[]>();
  for (const row of await selectKeys(trx, universityIds)) {
    const owner = row.university_id ?? "";
    keys.set(owner, [...(keys.get(owner) ?? []), row]);
  }
  return keys;
}

async function selectKeys(trx: Trx, universityIds: string[]) {
  return trx
    .selectFrom("chain_keys")
    .select([
      "university_id",
      "public_id",
      "public_jwk",
      "valid_from",
      "valid_until",
      "compromised_since",
      "created_at",
    ])
    .where("purpose", "=", "credential")
    .where("state", "!=", "waiting")
    .where("university_id", "in", universityIds.length > 0 ? universityIds : [""])
    .orderBy("version")
    .execute();
}

/** Present and former keys of Open Badges; without compromised ones, because nothing proves when a badge was signed. */
export async function listMultikeys(trx: Trx, universityId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("chain_keys")
    .select("public_id")
    .where("purpose", "=", "badge")
    .where("state", "!=", "waiting")
    .where("compromised_since", "is", null)
    .where("university_id", "=", universityId)
    .orderBy("version")
    .execute();
  return rows.map(({ public_id }) => public_id);
}
