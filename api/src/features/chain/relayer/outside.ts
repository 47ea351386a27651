/** Calls that another party makes, such as a ministry's wallet as the registrar: they are looked for on the chain. */
import type { Address, Hex } from "viem";
import { inScope } from "../../../platform/database.ts";
import { NodeRefused } from "../node.ts";
import { handlerOf, type RelayerContext } from "./context.ts";
import type { TransactionRow } from "./outbox.ts";
import { endQueued, meetRefusal } from "./refusal.ts";
import type { Trouble } from "./trouble.ts";

/** What it waits for; or `ended`, as it stands on the chain or was refused for good; or `lost`, when another node was quicker. */
export async function lookForCall(
  context: RelayerContext,
  queued: TransactionRow,
): Promise<Trouble | "ended" | "lost"> {
  const { foresee, locate } = handlerOf(context, queued.kind);
  const place = await locate?.(queued);
  if (place) return endQueued(context, { queued, place });
  const seen = await foresee?.(queued);
  if (seen && "wait" in seen) return seen.wait;
  if (seen && "place" in seen) return endQueued(context, { queued, ...seen });
  const worded = seen ? await reword(context, queued, seen) : queued;
  return context.node.call(callOf(worded)).then(
    () => "registrar" as const,
    (error) => {
      if (error instanceof NodeRefused) return meetRefusal(context, { queued: worded, keyIsWaiting: false, error });
      throw error;
    },
  );
}

const callOf = ({ signer, target, data }: TransactionRow) => {
  const hex: Hex = `0x${data.toString("hex")}`;
  return { from: signer as Address, to: target as Address, data: hex };
};

/** The party is shown the call as it is worded now. */
async function reword(
  { db }: RelayerContext,
  queued: TransactionRow,
  { data, subject }: { data: Hex; subject: TransactionRow["subject"] },
): Promise<TransactionRow> {
  const bytes = Buffer.from(data.slice(2), "hex");
  await inScope(db, { all: "one outbox serves all universities" }, (trx) =>
    trx
      .updateTable("chain_transactions")
      .set({ data: bytes, subject: JSON.stringify(subject) })
      .where("id", "=", queued.id)
      .where("status", "=", "queued")
      .execute(),
  );
  return { ...queued, data: bytes, subject };
}
