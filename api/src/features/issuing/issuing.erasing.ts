/** Empties the credentials of erased records; their leaves stay, which prove every other record of a batch. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";

/** Leaves out records that are not erased, or are of another university than the transaction's. */
export async function eraseCredentials(trx: Trx, recordIds: readonly string[]): Promise<void> {
  await sql`select erase_credentials(${recordIds})`.execute(trx);
}
