/**
 * Gives a registered university another identity in the registry, as when the issuer that its credentials name follows the
 * platform to another address. Batches that name the former issuer come first, or are made anew.
 */

import type { Finality } from "@ijaza/verifier/trust/trust";
import { sql } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { registrarOf } from "../keys/platform-keys.ts";
import { wakeWaitingForKeys } from "../keys/signing-keys.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { queueTransaction, withdrawTransaction } from "../relayer/outbox.ts";
import type { Registration } from "./enrolment.ts";
import { type EnteredIdentity, holdIdentity } from "./entry-reads.ts";
import { locateIdentity } from "./identities.ts";
import { type RegistryIdentity, registryCalls } from "./registry-calls.ts";
import type { Registry } from "./registry-reads.ts";

const RENAME = "university.rename";

type RenameOptions = { registry: string; registrar?: string | undefined };

/**
 * Queues the university's identity when it is not the one that the registry has, or is about to have; one that was never sent
 * is withdrawn. Gives the identity that is replaced, or null. The university's row must be locked.
 */
export async function queueRename(
  trx: Trx,
  { registry, registrar }: RenameOptions,
  entry: Registration,
): Promise<RegistryIdentity | null> {
  const { universityId, registryId, name, domain, did } = entry;
  const newest = await holdIdentity(trx, universityId);
  if (!newest || (newest.status !== "refused" && isSame(newest, entry))) return null;
  if (newest.kind === RENAME && (await withdrawTransaction(trx, newest.id))) {
    await queueRename(trx, { registry, registrar }, entry);
    await wakeWaitingForKeys(trx, universityId);
    return newest;
  }
  await queueTransaction(trx, {
    universityId,
    kind: RENAME,
    signer: await registrarOf(trx, registrar),
    target: registry,
    data: registryCalls.renameUniversity({ registryId, name, domain, did }),
    subject: { universityRegistryId: registryId, name, domain, did },
  });
  return newest;
}

const isSame = (one: EnteredIdentity, other: RegistryIdentity): boolean =>
  one.name === other.name && one.domain === other.domain && one.did === other.did;

type RenamedDeps = Registry & { db: Db; finality: Finality; clock: Clock };

export function universityRenamed(deps: RenamedDeps): OutboxHandler<typeof RENAME> {
  const wake = (trx: Trx, { university_id }: { university_id: string | null }) =>
    wakeWaitingForKeys(trx, university_id);
  return {
    final: wake,
    refused: wake,
    locate: locateIdentity(deps),
    /** A batch that reached the registry after the new name would name another issuer than the registry does. */
    async foresee({ university_id, subject: { did } }) {
      const isAwaited = await inScope(deps.db, { all: "the relayer renames any university" }, (trx) =>
        isIssuingAsAnother(trx, university_id, did),
      );
      return isAwaited ? { wait: "chain" } : null;
    },
  };
}

async function isIssuingAsAnother(trx: Trx, universityId: string | null, did: string): Promise<boolean> {
  const found = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("university_id", "=", universityId)
    .where("kind", "=", "batch.issue")
    .where("status", "in", ["queued", "sent"])
    .where(sql<string>`subject->>'did'`, "is distinct from", did)
    .executeTakeFirst();
  return found !== undefined;
}
