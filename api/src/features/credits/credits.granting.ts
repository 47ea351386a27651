/** Grants credits in the ledger and, as a cumulative total, on the chain. */
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { type Chain, registryCalls } from "../chain/chain.service.ts";
import "./credits.tables.ts";

export type Grant = { universityId: string; registryId: number; amount: number; reference: string; author: Author };

export async function grantCredits(
  trx: Trx,
  { universityId, registryId, amount, reference, author }: Grant,
  { chain, at }: { chain: Pick<Chain, "platformKey" | "queue" | "identity">; at: Date },
): Promise<void> {
  await trx
    .insertInto("credit_accounts")
    .values({ university_id: universityId })
    .onConflict((on) => on.doNothing())
    .execute();
  const { granted } = await trx
    .updateTable("credit_accounts")
    .set((row) => ({ granted: row("granted", "+", amount) }))
    .where("university_id", "=", universityId)
    .returning("granted")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("credit_entries")
    .values({
      university_id: universityId,
      kind: "grant",
      amount,
      grant_total: granted,
      reference,
      settled_at: null,
    })
    .execute();
  const platform = await chain.platformKey(trx);
  await chain.queue(trx, {
    universityId,
    kind: "credits.grant",
    signer: platform.public_id,
    target: chain.identity.registry,
    data: registryCalls.grantCredits(registryId, granted),
    subject: { universityId, total: granted },
  });
  const event = { kind: "credits.granted", subjectId: universityId, data: { amount, total: granted } };
  await appendAudit(trx, { universityId, author, at, events: [event] });
}
