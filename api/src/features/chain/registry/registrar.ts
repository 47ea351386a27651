/** Who enters universities and keys: the platform's own key, or another party that signs for itself. */
import { REGISTRAR_CALL_KINDS, type RegistrarCallKind } from "@ijaza/schema/registrar-calls/calls";
import { type Db, inScope } from "../../../platform/database.ts";
import type { Keys } from "../keys/keys.ts";
import { ensurePlatformKey } from "../keys/platform-keys.ts";

/** What only the registrar may do. */
export const REGISTRAR_KINDS: readonly RegistrarCallKind[] = REGISTRAR_CALL_KINDS;

type AssignRegistrarOptions = {
  keys: Keys;
  /** The registrar's address when it is another party. */
  registrar: string | undefined;
};

/** What is queued for a former registrar is the present one's. */
export async function assignRegistrar(db: Db, { keys, registrar }: AssignRegistrarOptions): Promise<void> {
  await inScope(db, { all: "a registrar's transactions are of every university" }, async (trx) => {
    const signer = registrar ?? (await ensurePlatformKey(trx, keys, "registrar")).public_id;
    await trx
      .updateTable("chain_transactions")
      .set({ signer })
      .where("kind", "in", REGISTRAR_KINDS)
      .where("status", "=", "queued")
      .where("signer", "!=", signer)
      .execute();
  });
}
