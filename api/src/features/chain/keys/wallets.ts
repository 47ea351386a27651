/** Successive wallets: a new one takes over once it is entered in the registry, and the former one is ended. */

import type { Finality } from "@ijaza/verifier/trust";
import { sql } from "kysely";
import type { Address } from "viem";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { queueSweep } from "../ether/sweeping.ts";
import { nothingMore } from "../registry/enrolment.ts";
import { registryCalls, walletHex } from "../registry/registry-calls.ts";
import { type Registry, readKey } from "../registry/registry-reads.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import type { SubjectOf } from "../relayer/subjects.ts";
import { findActiveKey, type KeyRow } from "./keys.ts";
import { registrarOf } from "./platform-keys.ts";

/** How far ahead the end of a former key is set, because the registry refuses an end before its block. */
const END_AHEAD_SECONDS = 600;
/** The same where several people of another party sign the call. */
const END_AHEAD_OUTSIDE_SECONDS = 14 * 24 * 3600;

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
export async function takeOver(trx: Trx, { identity, registrar }: TakeOverDeps, universityId: string): Promise<void> {
  const [current, ...former] = await trx
    .selectFrom("chain_keys")
    .selectAll()
    .where("purpose", "=", "wallet")
    .where("university_id", "=", universityId)
    .where("state", "=", "active")
    .orderBy("version", "desc")
    .forUpdate()
    .execute();
  if (!current) return;
  const signer = await registrarOf(trx, registrar);
  for (const { id, public_id: address } of former) {
    await trx.updateTable("chain_keys").set({ state: "retired" }).where("id", "=", id).execute();
    await handOver(trx, { from: address, to: current.public_id });
    await queueTransaction(trx, {
      universityId,
      kind: "university.wallet-end",
      signer,
      target: identity.registry,
      data: registryCalls.endKey(walletHex(address as Address), 0),
      subject: { keyId: id, address },
    });
  }
  if (former.length > 0) crashPoint("wallet.taken-over");
}

/** What is queued under the former key is signed by the new one, and ether on its way goes to the new one. */
async function handOver(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
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
  const aheadSeconds = registrar ? END_AHEAD_OUTSIDE_SECONDS : END_AHEAD_SECONDS;
  return {
    ...nothingMore,
    async foresee({ subject, university_id: universityId }) {
      const { address } = subject;
      const open = await inScope(db, "all", (trx) => drain(trx, { universityId, address }));
      crashPoint("wallet.drained");
      const head = await node.block("latest");
      if (open > 0 || !head) return { wait: "chain" };
      const now = Math.floor(head.time.getTime() / 1000);
      // Another party is to find the same call again as long as it has time for it.
      if (registrar && (subject.validUntil ?? 0) > now + aheadSeconds / 2) return null;
      const validUntil = now + aheadSeconds;
      const data = registryCalls.endKey(walletHex(address as Address), validUntil);
      return { data, subject: { ...subject, validUntil } };
    },
    async locate({ subject }) {
      const final = await node.finalBlock(deps.finality);
      const key = walletHex(subject.address as Address);
      const found = final === null ? null : await readKey(deps, { key, at: final });
      if (!found || found.validUntil === 0) return null;
      return { hash: "", block: 0, at: deps.clock.now(), validUntil: new Date(found.validUntil * 1000) };
    },
    async final(trx, { subject, university_id: universityId }, { at, validUntil = endOf(subject) ?? at }) {
      const mine = trx.updateTable("chain_keys").set({ valid_until: validUntil });
      await mine.where("id", "=", subject.keyId).execute();
      await queueSweep(trx, { universityId, address: subject.address });
      crashPoint("wallet.ended");
    },
  };
}

const endOf = ({ validUntil }: SubjectOf<"university.wallet-end">) =>
  validUntil === undefined ? undefined : new Date(validUntil * 1000);

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
