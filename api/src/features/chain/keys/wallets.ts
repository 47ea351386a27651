/** Successive wallets: a new one takes over once it is entered in the registry, and the former one is ended. */

import type { Finality } from "@ijaza/verifier/trust/trust";
import { sql } from "kysely";
import type { Address } from "viem";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { queueSweep } from "../ether/sweeping.ts";
import { nothingMore } from "../registry/enrolment.ts";
import { registryCalls, walletHex } from "../registry/registry-calls.ts";
import type { Registry } from "../registry/registry-reads.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import { endOf, findEnd, planEnd } from "./key-ends.ts";
import { findActiveKey, type KeyRow, lockActiveKeys } from "./keys.ts";
import { registrarOf } from "./platform-keys.ts";

type WalletEndDeps = Registry & TakeOverDeps & { db: Db; finality: Finality; clock: Clock };

/**
 * The wallet that signs now, held until the transaction ends: what is queued under it is seen by the wallet that takes
 * over. Looks twice, because the one that was found first may have been replaced while we waited for it.
 */
export async function holdWallet(trx: Trx, universityId: string): Promise<KeyRow | undefined> {
  const look = () =>
    trx
      .selectFrom("chain_keys")
      .selectAll()
      .where("purpose", "=", "wallet")
      .where("university_id", "=", universityId)
      .where("state", "=", "active")
      .orderBy("version", "desc")
      .forShare()
      .executeTakeFirst();
  return (await look()) ?? look();
}

export type TakeOverDeps = {
  identity: { registry: string };
  /** The registrar's address when it is another party. */
  registrar?: string | undefined;
};

/** A wallet that is valid in the registry takes over from the former ones. */
export async function takeOver(trx: Trx, deps: TakeOverDeps, universityId: string): Promise<void> {
  const [current, ...former] = await lockActiveKeys(trx, { purpose: "wallet", universityId });
  if (!current) return;
  for (const key of former) {
    await handOver(trx, { from: key.public_id, to: current.public_id });
    await retireWallet(trx, deps, key);
  }
  if (former.length > 0) crashPoint("wallet.taken-over");
}

/** The wallet is used for nothing more, and is ended in the registry once nothing that it has sent is open. */
export async function retireWallet(
  trx: Trx,
  { identity, registrar }: TakeOverDeps,
  { id, university_id: universityId, public_id: address }: KeyRow,
): Promise<void> {
  await trx.updateTable("chain_keys").set({ state: "retired" }).where("id", "=", id).execute();
  await queueTransaction(trx, {
    universityId,
    kind: "university.wallet-end",
    signer: await registrarOf(trx, registrar),
    target: identity.registry,
    data: registryCalls.endKey(walletHex(address as Address), 0),
    subject: { keyId: id, address },
  });
}

/** What is queued under the former key is signed by the new one, and ether on its way goes to the new one. */
export async function handOver(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    update chain_transactions set signer = ${to}, subject = jsonb_set(subject, '{formerSigners}',
      coalesce(subject->'formerSigners', '[]') || to_jsonb(${from}::text))
    where signer = ${from} and status = 'queued'`.execute(trx);
  await sql`
    update chain_transactions set target = ${to}
    where kind = 'ether.transfer' and target = ${from} and status = 'queued'`.execute(trx);
}

/** Ends a former key once nothing that it has sent is open; the date is set when the registry is told, not before. */
export function walletEnd(deps: WalletEndDeps): OutboxHandler<"university.wallet-end"> {
  const { db, node, registrar } = deps;
  return {
    ...nothingMore,
    async foresee({ subject, university_id: universityId }) {
      const { address } = subject;
      const open = await inScope(db, { all: "the relayer ends wallets of any university" }, (trx) =>
        drain(trx, { universityId, address }),
      );
      crashPoint("wallet.drained");
      const head = await node.block("latest");
      if (open > 0 || !head) return { wait: "chain" };
      const { validUntil } = subject;
      const key = walletHex(address as Address);
      const planned = planEnd({ key, head: head.time, isOutside: registrar !== undefined, validUntil });
      return planned && { data: planned.data, subject: { ...subject, validUntil: planned.validUntil } };
    },
    locate: ({ subject }) => findEnd(deps, { key: walletHex(subject.address as Address), at: deps.clock.now() }),
    async final(trx, { subject, university_id: universityId }, { at, validUntil = endOf(subject) ?? at }) {
      const { keyId, address } = subject;
      await trx.updateTable("chain_keys").set({ valid_until: validUntil }).where("id", "=", keyId).execute();
      await queueSweep(trx, { universityId, address });
      crashPoint("wallet.ended");
    },
  };
}

/** Number of open transactions of the former key. One that returned to the queue because its nonce was taken is handed over too. */
async function drain(trx: Trx, { universityId, address }: { universityId: string | null; address: string }) {
  const current = await findActiveKey(trx, { purpose: "wallet", universityId });
  if (current) await handOver(trx, { from: address, to: current.public_id });
  const { open } = await trx
    .selectFrom("chain_transactions")
    .select((row) => row.fn.countAll<number>().as("open"))
    .where("signer", "=", address)
    .where("status", "in", ["queued", "sent"])
    .executeTakeFirstOrThrow();
  return open;
}
