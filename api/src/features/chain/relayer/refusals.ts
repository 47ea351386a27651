/** What a refusal of the registry means for a transaction of each kind: pure. */

import type { RegistryRefusal } from "../registry/registry-calls.ts";
import type { TransactionOf } from "./outbox.ts";
import type { TransactionKind } from "./subjects.ts";

/**
 * `done`: what was wanted already stands on the chain. `wait`: it may become possible by itself.
 * `refused`: not in this state of things; people are told.
 */
export type Judgement =
  | { outcome: "done" }
  | { outcome: "wait"; trouble: "credits" | "key" | "chain" | "setup" }
  | { outcome: "refused" };

/** What the judge knows of the transaction. */
export type JudgedTransaction<Kind extends TransactionKind = TransactionKind> = Pick<
  TransactionOf<Kind>,
  "kind" | "signer" | "subject"
> & {
  keyIsWaiting: boolean;
  /** The entry of its university in the registry is queued or on its way. */
  entryIsOpen: boolean;
};

const DONE: Judgement = { outcome: "done" };
const REFUSED: Judgement = { outcome: "refused" };

type IsDone<Kind extends TransactionKind = TransactionKind> = {
  of(refusal: RegistryRefusal, transaction: JudgedTransaction<Kind>): boolean;
}["of"];

/** Refusals that say that the wanted state stands already, by kind. */
const DONE_ALREADY: {
  [Kind in TransactionKind]?: IsDone<Kind>;
} = {
  "university.register": ({ name }) => name === "UniversityAlreadyRegistered",
  "university.wallet": ({ name }) => name === "KeyAlreadyAdded",
  "university.credential-key": ({ name }) => name === "KeyAlreadyAdded",
  "university.wallet-end": ({ name }) => name === "ExpiryAlreadyPassed",
  "university.credential-key-end": ({ name }) => name === "ExpiryAlreadyPassed",
  "key.mark": ({ name }) => name === "CompromiseNotEarlier" || name === "CompromiseStatedByRegistrar",
  "key.confirm": ({ name }) => name === "CompromiseNotEarlier",
  "key.veto": ({ name }) => name === "KeyUnknown",
  "university.suspend": ({ name }) => name === "UniversityIsSuspended",
  "university.resume": ({ name }) => name === "UniversityNotSuspended",
  "credits.grant": ({ name, args }, { subject }) => name === "GrantNotIncreasing" && Number(args[0]) >= subject.total,
  "batch.issue": ({ name, args }, { signer, subject }) =>
    name === "AlreadyIssued" && [signer, ...(subject.formerSigners ?? [])].includes(String(args[0]).toLowerCase()),
  // Of several records it says nothing about the others, so that these are refused, and revoked one by one.
  "record.revoke": ({ name }) => name === "DiplomaAlreadyRevoked",
};

const REVOCATIONS: readonly TransactionKind[] = ["record.revoke", "record.revoke-many"];

/** Judges a refusal. An issued batch counts as ours only when its signer is ours. */
export function judgeRefusal(refusal: RegistryRefusal, transaction: JudgedTransaction): Judgement {
  const isDone: IsDone | undefined = DONE_ALREADY[transaction.kind];
  if (isDone?.(refusal, transaction)) return DONE;
  if (refusal.name === "NotEnoughCredits") return { outcome: "wait", trouble: "credits" };
  if (refusal.name === "KeyNotValid" && transaction.keyIsWaiting) return { outcome: "wait", trouble: "key" };
  // Another key enters it, so that what is queued later may be looked at earlier.
  const isYetToCome = transaction.keyIsWaiting || transaction.entryIsOpen;
  if (refusal.name === "UniversityUnknown" && isYetToCome) return { outcome: "wait", trouble: "key" };
  // The guardian may go on tomorrow; the chain's clock reaches ours.
  if (refusal.name === "GuardianMarksUsedUp" || refusal.name === "CompromiseInTheFuture")
    return { outcome: "wait", trouble: "chain" };
  // Its administrator can grant what is missing, and what waits then goes on.
  if (refusal.name === "AccessControlUnauthorizedAccount") return { outcome: "wait", trouble: "setup" };
  // We revoke only in batches that were final once: a node that knows none of it is behind.
  if (refusal.name === "BatchUnknown" && REVOCATIONS.includes(transaction.kind))
    return { outcome: "wait", trouble: "chain" };
  return REFUSED;
}
