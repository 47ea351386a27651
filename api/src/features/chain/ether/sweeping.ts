/** Returns the rest of a former wallet to the platform, once the wallet sends nothing more. */
import { appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { platformKeyOf } from "../keys/platform-keys.ts";
import type { ChainNode } from "../node.ts";
import { nothingMore } from "../registry/enrolment.ts";
import type { Foresight, OutboxHandler } from "../relayer/context.ts";
import { firstFees } from "../relayer/fees.ts";
import { queueTransaction, type TransactionRow } from "../relayer/outbox.ts";

export const SWEEP = "ether.sweep";

/** Gas units whose price stays in the wallet: the fee of the transfer with all its raises. */
const GAS_KEPT = 10n * 30_000n;

type QueueSweepOptions = { universityId: string | null; address: string };

/** Queues the transfer; its amount is read when it is sent. */
export async function queueSweep(trx: Trx, { universityId, address }: QueueSweepOptions): Promise<void> {
  const { public_id: target } = await platformKeyOf(trx);
  await queueTransaction(trx, { universityId, kind: SWEEP, signer: address, target, data: "0x", subject: {} });
}

export function sweeping(node: ChainNode): OutboxHandler {
  return {
    ...nothingMore,
    foresee: (row) => foreseeSweep(node, row),
    /** Writes an audit event, unless the wallet was empty. */
    async final(trx, { university_id: universityId, signer, value, id }, { at, hash }) {
      if (!hash) return;
      const events = [{ kind: "ether.returned", subjectId: id, data: { wallet: signer, wei: value } }];
      await appendAudit(trx, { universityId, author: SYSTEM, at, events });
    },
  };
}

/** The balance without the fees; a wallet with less is left as it is. */
async function foreseeSweep(node: ChainNode, { signer, data, subject }: TransactionRow): Promise<Foresight> {
  const [balance, head, tip] = await Promise.all([node.balance(signer), node.block("latest"), node.tip()]);
  if (!head) return { wait: "chain" };
  const value = balance - GAS_KEPT * firstFees({ baseFee: head.baseFee, tip }).maxFee;
  if (value <= 0n) return { place: { hash: "", block: 0, at: head.time } };
  return { data: `0x${data.toString("hex")}`, subject, value };
}
