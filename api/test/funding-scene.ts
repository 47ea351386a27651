/** Sets up requests for credits and ether: a university that issues on a real chain, or one with a simulated chain. */

import { handlerOf } from "../src/features/chain/relayer/context.ts";
import type { TransactionKind } from "../src/features/chain/relayer/subjects.ts";
import { inScope } from "../src/platform/database.ts";
import type { ChainApp } from "./chain-harness.ts";
import { EVERYTHING } from "./everything.ts";
import type { TestApp } from "./harness.ts";

export const askingUniversity = async ({ fixtures }: Pick<ChainApp, "fixtures">) => {
  const university = await fixtures.issuingUniversity();
  return { university, responsable: await fixtures.responsable({ university }) };
};

/** Simulates the chain: nothing is sent, and the test itself enters keys and ends transactions. */
export function actOutChain({ db, rooms }: Pick<TestApp, "db" | "rooms">) {
  const enterKey = (purpose: "platform" | "wallet", universityId: string | null) =>
    inScope(db, EVERYTHING, async (trx) => {
      const { id, public_id } = await rooms.chainInsides.keys.make(trx, { purpose, universityId });
      await trx.updateTable("chain_keys").set({ state: "active" }).where("id", "=", id).execute();
      return public_id;
    });

  const listQueued = (universityId: string, kind: TransactionKind) =>
    inScope(db, EVERYTHING, (trx) =>
      trx
        .selectFrom("chain_transactions")
        .selectAll()
        .where("university_id", "=", universityId)
        .where("kind", "=", kind)
        .where("status", "=", "queued")
        .orderBy("seq")
        .execute(),
    );

  /** Ends the oldest transaction of the kind as the relayer does: final at the given time, or refused. */
  const end = async (universityId: string, kind: TransactionKind, at: Date | "refused") => {
    const [row] = await listQueued(universityId, kind);
    if (!row) throw new Error(`nothing of the kind ${kind} is queued`);
    const handler = handlerOf(rooms.chainInsides.context, kind);
    const inclusion = at === "refused" ? null : { hash: `0x${row.id}`, block: 7, at };
    const ending = inclusion
      ? ({ status: "final", final_hash: inclusion.hash } as const)
      : ({ status: "refused" } as const);
    await inScope(db, EVERYTHING, async (trx) => {
      const mine = trx.updateTable("chain_transactions").set({ ...ending, final_at: inclusion?.at ?? new Date() });
      await mine.where("id", "=", row.id).execute();
      if (inclusion) await handler.final(trx, row, inclusion);
      else await handler.refused(trx, row, "Refused");
    });
    return row;
  };

  return { enterKey, listQueued, end };
}
