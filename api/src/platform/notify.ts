/** Tells all nodes, once the transaction has committed, that something is not as it was. */
import { sql } from "kysely";
import type { Trx } from "./database.ts";
import type { Channel } from "./signals.ts";

export async function notify(trx: Trx, { channel, subject }: { channel: Channel; subject: string }): Promise<void> {
  await sql`select pg_notify(${channel}, ${subject})`.execute(trx);
}
