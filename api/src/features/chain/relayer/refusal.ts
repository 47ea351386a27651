/** Handles a refusal before anything is sent: the work may be done already, have to wait, or have failed. */
import type { Address, Hex } from "viem";
import { inScope } from "../../../platform/database.ts";
import { NodeRefused } from "../node.ts";
import { areRolesUnderway, isEntryOpen } from "../registry/entry-reads.ts";
import { type RegistryRefusal, readRefusal } from "../registry/registry-calls.ts";
import { saysPoor } from "./attempts.ts";
import { type FinalPlace, handlerOf, type RelayerContext } from "./context.ts";
import { lockTransaction, type TransactionRow } from "./outbox.ts";
import { type JudgedTransaction, type Judgement, judgeRefusal } from "./refusals.ts";
import type { Trouble } from "./trouble.ts";

type MeetRefusalOptions = { queued: TransactionRow; keyIsWaiting: boolean; error: NodeRefused };

/** What to wait for; or `ended`, also when it was worded anew; or `lost`, when another node was quicker. */
export async function meetRefusal(
  context: RelayerContext,
  { queued, keyIsWaiting, error }: MeetRefusalOptions,
): Promise<Trouble | "ended" | "lost"> {
  const refusal = readRefusal(error.data);
  if (!refusal) {
    // Not a refusal of the registry: an account without ether, or a node that cannot estimate.
    context.log.warn({ transaction: queued.id, reason: error.message }, "the node cannot estimate");
    return saysPoor(error.message) ? "ether" : "chain";
  }
  const entryIsOpen = await inScope(context.db, { all: "the refused transaction may be of any university" }, (trx) =>
    isEntryOpen(trx, queued.university_id),
  );
  const transaction = { ...queued, keyIsWaiting, entryIsOpen };
  const judgement = judgeRefusal(refusal, transaction);
  if (judgement.outcome === "wait") {
    if (judgement.trouble !== "setup") return judgement.trouble;
    if (await inScope(context.db, { all: "roles are no university's" }, areRolesUnderway)) return "chain";
    context.faults.report(queued, refusal);
    return "setup";
  }
  if (!(await standsFinally(context, { queued, transaction, judgement }))) return "chain";
  if (judgement.outcome === "refused") return endQueued(context, { queued, refusal });
  const { locate, displaced } = handlerOf(context, queued.kind);
  const place = locate ? await locate(queued) : { hash: "", block: 0, at: context.clock.now() };
  if (place) return endQueued(context, { queued, place });
  await displaced?.(queued);
  return displaced ? "ended" : "chain";
}

type StandsFinallyOptions = { queued: TransactionRow; transaction: JudgedTransaction; judgement: Judgement };

/** Whether the final block refuses it alike: what only the newest blocks say may be taken back with them. */
async function standsFinally(
  { node, finality }: RelayerContext,
  { queued, transaction, judgement }: StandsFinallyOptions,
) {
  const block = await node.finalBlock(finality);
  if (block === null) return false;
  const data: Hex = `0x${queued.data.toString("hex")}`;
  const call = { from: queued.signer as Address, to: queued.target as Address, data };
  const refusal = await node.call(call, block).then(
    () => null,
    (error) => {
      if (error instanceof NodeRefused) return readRefusal(error.data);
      throw error;
    },
  );
  return refusal !== null && judgeRefusal(refusal, transaction).outcome === judgement.outcome;
}

/** A refusal that no retry can mend: it is stored in the row and logged once. */
export function logRefusal({ log }: Pick<RelayerContext, "log">, { id, kind }: TransactionRow, refusal: string): void {
  log.error({ transaction: id, kind, refusal }, "the registry refused a transaction for good");
}

type EndQueuedOptions = { queued: TransactionRow } & (
  | { place: FinalPlace; refusal?: undefined }
  | { place?: undefined; refusal: RegistryRefusal }
);

/** Ends what was never sent, or not this time; `lost` when it was taken on or handed to another key meanwhile. */
export async function endQueued(
  context: RelayerContext,
  { queued, place, refusal }: EndQueuedOptions,
): Promise<"ended" | "lost"> {
  const handler = handlerOf(context, queued.kind);
  return inScope(context.db, { all: "one outbox serves all universities" }, async (trx) => {
    const mine = await lockTransaction(trx, { id: queued.id, status: "queued" });
    if (mine?.signer !== queued.signer) return "lost";
    if (refusal) logRefusal(context, mine, refusal.name);
    await trx
      .updateTable("chain_transactions")
      .set({
        status: place ? "final" : "refused",
        refusal: refusal?.name ?? null,
        final_at: place?.at ?? context.clock.now(),
        final_hash: place?.hash || null,
        final_block: place?.block || null,
        trouble: null,
      })
      .where("id", "=", mine.id)
      .execute();
    if (place) await handler.final(trx, mine, place);
    else await handler.refused(trx, mine, refusal.name);
    return "ended";
  });
}
