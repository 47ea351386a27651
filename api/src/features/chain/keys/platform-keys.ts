/** The platform's own keys, one for each role in the registry. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { KeyPurpose } from "../chain.tables.ts";
import { findActiveKey, type KeyRow, type Keys } from "./keys.ts";

/**
 * `platform` is the operator, which also pays; `admin` gives and takes roles, and is made only where the platform deploys
 * the registry itself.
 */
export type PlatformPurpose = Extract<KeyPurpose, "platform" | "admin" | "registrar" | "guardian">;

/** The platform's key for this; throws where it has none. */
export async function platformKeyOf(trx: Trx, purpose: PlatformPurpose = "platform"): Promise<KeyRow> {
  const key = await findActiveKey(trx, { purpose, universityId: null });
  if (!key) throw new Error(`the platform has no key of the kind ${purpose}`);
  return key;
}

/** The address that enters universities and keys: another party's, or that of the platform's own key. */
export async function registrarOf(trx: Trx, outside: string | undefined): Promise<string> {
  return outside ?? (await platformKeyOf(trx, "registrar")).public_id;
}

/** The key, made now if there is none. If two nodes start for the first time at once, the second finds that of the first. */
export async function ensurePlatformKey(trx: Trx, keys: Keys, purpose: PlatformPurpose): Promise<KeyRow> {
  await sql`lock table chain_keys in share row exclusive mode`.execute(trx);
  const found = await findActiveKey(trx, { purpose, universityId: null });
  if (found) return found;
  const made = await keys.make(trx, { purpose, universityId: null });
  await trx.updateTable("chain_keys").set({ state: "active" }).where("id", "=", made.id).execute();
  return { ...made, state: "active" };
}
