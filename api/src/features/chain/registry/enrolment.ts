/** Enrols a university in the registry: its entry, a wallet with ether, its credential key. */
import type { Finality } from "@ijaza/verifier/trust/trust";
import type { Clock } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { ensureBadgeKey } from "../keys/badge-keys.ts";
import { type NewKeyDeps, queueNewCredentialKey, queueNewWallet } from "../keys/new-keys.ts";
import { registrarOf } from "../keys/platform-keys.ts";
import { wakeWaitingForKeys } from "../keys/signing-keys.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import { locateIdentity } from "./identities.ts";
import { type RegistryIdentity, registryCalls } from "./registry-calls.ts";
import type { Registry } from "./registry-reads.ts";

/** `registryId` is the university's id in the registry, where its identity stands. */
export type Registration = RegistryIdentity & { universityId: string; registryId: number };

/** `ether`: wei for the new wallet. */
export type Enrolment = Registration & { ether: bigint };

type EnrolmentDeps = NewKeyDeps & { clock: Clock };

/** Queues the university's entry in the registry, once. */
export async function queueRegistration(
  trx: Trx,
  { registry, registrar }: Pick<EnrolmentDeps, "registry" | "registrar">,
  entry: Registration,
): Promise<void> {
  const { universityId, registryId, name, domain, did } = entry;
  const queued = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("university_id", "=", universityId)
    .where("kind", "=", "university.register")
    .executeTakeFirst();
  if (queued) return;
  await queueTransaction(trx, {
    universityId,
    kind: "university.register",
    signer: await registrarOf(trx, registrar),
    target: registry,
    data: registryCalls.registerUniversity({ registryId, name, domain, did }),
    subject: { universityRegistryId: registryId, name, domain, did },
  });
}

/**
 * Registers the university if that is still to be done, and makes it a wallet, and a credential key if it has none;
 * each of them waits until the chain knows it, which a key for Open Badges has no need of. A wallet takes over from the one before it once it is entered.
 */
export async function queueEnrolment(trx: Trx, deps: EnrolmentDeps, enrolment: Enrolment): Promise<void> {
  await queueRegistration(trx, deps, enrolment);
  await queueNewWallet(trx, deps, enrolment);
  if (!(await hasCredentialKey(trx, enrolment.universityId))) await queueNewCredentialKey(trx, deps, enrolment);
  await ensureBadgeKey(trx, deps, enrolment.universityId);
}

async function hasCredentialKey(trx: Trx, universityId: string): Promise<boolean> {
  const key = await trx
    .selectFrom("chain_keys")
    .select("id")
    .where("university_id", "=", universityId)
    .where("purpose", "=", "credential")
    .where("state", "!=", "retired")
    .executeTakeFirst();
  return key !== undefined;
}

/** A university that stands in the registry is ours only with our name. */
export const universityEntered = (
  deps: Registry & { finality: Finality; clock: Clock },
): OutboxHandler<"university.register"> => ({
  ...nothingMore,
  refused: (trx, { university_id: universityId }) => wakeWaitingForKeys(trx, universityId),
  locate: locateIdentity(deps),
});

/** For transactions of the platform itself: a refusal stays in the outbox, where the enrolment's state is read. */
export const nothingMore: OutboxHandler = { final: async () => undefined, refused: async () => undefined };
