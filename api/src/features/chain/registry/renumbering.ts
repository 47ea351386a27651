/**
 * Gives a university that is not registered yet the next free registry number if its own is taken, as after a restored
 * backup or in a shared registry. A registered university keeps its number.
 */
import { sql } from "kysely";
import { type Hex, numberToHex } from "viem";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { RelayerContext } from "../relayer/context.ts";
import { isOfKind, lockTransaction, type TransactionOf } from "../relayer/outbox.ts";
import { readUniversity } from "./registry-reads.ts";

/** Where universities keep their numbers; a higher room's. */
export type RegistryIds = {
  /** The next number that no university of ours has or had. */
  next(trx: Trx): Promise<number>;
  assign(trx: Trx, given: { universityId: string; registryId: number }): Promise<void>;
};

/** What is queued for a university before it is registered; each call names its number first. */
const BY_NUMBER = [
  "university.register",
  "university.rename",
  "university.wallet",
  "university.credential-key",
  "university.suspend",
  "university.resume",
  "credits.grant",
];

/** Gives the university of a queued registration another number, and words anew what is queued for it. */
export async function takeAnotherId(
  context: Pick<RelayerContext, "db" | "node" | "identity" | "log">,
  { ids, queued }: { ids: RegistryIds; queued: TransactionOf<"university.register"> },
): Promise<void> {
  const { db, log } = context;
  const { university_id: universityId, subject } = queued;
  if (universityId === null) throw new Error(`the registration ${queued.id} is nobody's`);
  const registryId = await findFreeId(context, ids);
  await inScope(db, { all: "the relayer renumbers any university" }, async (trx) => {
    const mine = await lockTransaction(trx, { id: queued.id, status: "queued" });
    // Another node has done it meanwhile.
    const isUnchanged =
      mine !== undefined &&
      isOfKind(mine, "university.register") &&
      mine.subject.universityRegistryId === subject.universityRegistryId;
    if (!isUnchanged) return;
    await ids.assign(trx, { universityId, registryId });
    await wordAnew(trx, { universityId, registryId });
    const change = { university: universityId, from: subject.universityRegistryId, to: registryId };
    log.warn(change, "the university's number in the registry was another one's: it has a new one");
  });
}

async function findFreeId({ db, ...registry }: Pick<RelayerContext, "db" | "node" | "identity">, ids: RegistryIds) {
  for (;;) {
    const registryId = await inScope(db, { all: "a number in the registry is taken for all universities" }, ids.next);
    if (!(await readUniversity(registry, { registryId })).registered) return registryId;
  }
}

const SELECTOR_BYTES = 4;
const WORD_BYTES = 32;

/** Nothing of it was ever sent: the registration stands before it in the same key's queue. */
async function wordAnew(trx: Trx, { universityId, registryId }: { universityId: string; registryId: number }) {
  const word: Hex = numberToHex(registryId, { size: WORD_BYTES });
  await sql`
    update chain_transactions set next_try_at = now(), trouble = null,
      data = overlay(data placing ${Buffer.from(word.slice(2), "hex")}::bytea from ${SELECTOR_BYTES + 1} for ${WORD_BYTES}),
      subject = case when subject ? 'universityRegistryId'
        then jsonb_set(subject, '{universityRegistryId}', to_jsonb(${registryId}::bigint)) else subject end
    where university_id = ${universityId} and status = 'queued' and kind = any(${BY_NUMBER})`.execute(trx);
}
