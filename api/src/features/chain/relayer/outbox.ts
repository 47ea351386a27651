/** The outbox: what is to be sent to the chain, queued in the transaction that decides it. */
import { type Selectable, sql } from "kysely";
import type { Tables, Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Work } from "./pace.ts";
import { SUBJECTS, type SubjectOf, type TransactionKind } from "./subjects.ts";

export type TransactionRow = Selectable<Tables["chain_transactions"]>;
export type AttemptRow = Selectable<Tables["chain_attempts"]>;

/** A transaction of a kind. */
export type TransactionOf<Kind extends TransactionKind> = Omit<TransactionRow, "kind" | "subject"> & {
  kind: Kind;
  subject: SubjectOf<Kind>;
};

export const isOfKind = <Kind extends TransactionKind>(row: TransactionRow, kind: Kind): row is TransactionOf<Kind> =>
  row.kind === kind;

type Sending = {
  universityId: string | null;
  /** Lower-case address of the key that signs. */
  signer: string;
  target: string;
  /** 0x. */
  data: string;
  /** Wei. */
  value?: bigint;
};

export type NewTransaction = {
  [Kind in TransactionKind]: Sending & { kind: Kind; subject: SubjectOf<Kind> };
}[TransactionKind];

/**
 * Queues a transaction. The relayer of some node sends it once this database transaction is committed. Throws for a
 * subject that is not of the kind.
 */
export async function queueTransaction(trx: Trx, transaction: NewTransaction): Promise<string> {
  const id = newId();
  const subject = JSON.stringify(SUBJECTS[transaction.kind].parse(transaction.subject));
  await trx
    .insertInto("chain_transactions")
    .values({
      id,
      university_id: transaction.universityId,
      kind: transaction.kind,
      signer: transaction.signer,
      target: transaction.target,
      value: String(transaction.value ?? 0n),
      data: Buffer.from(transaction.data.slice(2), "hex"),
      subject,
    })
    .execute();
  return id;
}

/** Whether a transaction of the kind about this is queued, sent or final: work that is run again queues no second one. */
export async function isUnderway(
  trx: Trx,
  { kind, about, id }: { kind: TransactionKind; about: string; id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("kind", "=", kind)
    .where(sql`subject->>${about}`, "=", id)
    .where("status", "in", ["queued", "sent", "final"])
    .executeTakeFirst();
  return row !== undefined;
}

/** The keys with open transactions, each once, with the ids that are due. */
export async function listWork(trx: Trx, now: Date): Promise<Work[]> {
  const { rows } = await sql<Work>`
    select signer, coalesce(array_agg(id) filter (where status = 'queued' and next_try_at <= ${now}), '{}') as due
    from chain_transactions where status in ('queued', 'sent') group by signer`.execute(trx);
  return rows;
}

/** Sent and not yet final, in the order of their nonces. */
export async function listSent(trx: Trx, signer: string): Promise<TransactionRow[]> {
  return trx
    .selectFrom("chain_transactions")
    .selectAll()
    .where("signer", "=", signer)
    .where("status", "=", "sent")
    .orderBy("nonce")
    .execute();
}

/**
 * Kinds that nothing else of the same key builds upon: while one of these waits (for credits, for ether, because
 * issuing is frozen, for what a former key has sent), the others go on. All other kinds keep their order.
 */
const MAY_BE_OVERTAKEN: readonly TransactionKind[] = [
  "batch.issue",
  "university.rename",
  "credits.grant",
  "record.revoke",
  "record.revoke-many",
  "ether.transfer",
  "university.wallet-end",
  "university.credential-key-end",
  "key.mark",
  "key.confirm",
  "key.clear",
  "key.veto",
];

type NextQueuedOptions = {
  signer: string;
  now: Date;
  /** False for another party's account, which calls in an order of its own. */
  inOrder?: boolean;
};

/** The next one to be sent, or undefined. */
export async function nextQueued(trx: Trx, { signer, now, inOrder = true }: NextQueuedOptions) {
  const row = await trx
    .selectFrom("chain_transactions")
    .selectAll()
    .where("signer", "=", signer)
    .where("status", "=", "queued")
    .where((eb) =>
      inOrder
        ? eb.or([eb("next_try_at", "<=", now), eb("kind", "not in", MAY_BE_OVERTAKEN)])
        : eb("next_try_at", "<=", now),
    )
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst();
  return row && row.next_try_at <= now ? row : undefined;
}

/** All signed attempts, the one with the highest fee first: each raised the fee of the one before. */
export async function listAttempts(trx: Trx, transactionId: string): Promise<AttemptRow[]> {
  return trx
    .selectFrom("chain_attempts")
    .selectAll()
    .where("transaction_id", "=", transactionId)
    .orderBy("max_fee", "desc")
    .orderBy("hash")
    .execute();
}

/** The transaction, locked; undefined when it is no longer in the status. */
export async function lockTransaction(trx: Trx, { id, status }: { id: string; status: TransactionRow["status"] }) {
  return trx
    .selectFrom("chain_transactions")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", status)
    .forUpdate()
    .executeTakeFirst();
}

/** The highest nonce that the outbox has given to this key, or -1. Serialised by the lock on the key's row. */
export async function lockHighestNonce(trx: Trx, signer: string): Promise<number> {
  await trx.selectFrom("chain_keys").select("id").where("public_id", "=", signer).forUpdate().execute();
  const row = await trx
    .selectFrom("chain_transactions")
    .select((eb) => eb.fn.max("nonce").as("nonce"))
    .where("signer", "=", signer)
    .where("status", "in", ["sent", "final"])
    .executeTakeFirst();
  return row?.nonce ?? -1;
}

/** Takes back what was never sent, or not this time: nobody sends it any more. False once it is on its way. */
export async function withdrawTransaction(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("chain_transactions")
    .set({ status: "refused", refusal: "withdrawn" })
    .where("id", "=", id)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
