/** Signals a change to all nodes once the transaction has committed. */
import { sql } from "kysely";
import type { Trx } from "./database.ts";
import type { Channel } from "./signals.ts";

export async function notify(trx: Trx, { channel, subject }: { channel: Channel; subject: string }): Promise<void> {
  await sql`select pg_notify(${channel}, ${subject})`.execute(trx);
}
