/** Compares what endpoints told of a diploma with what is proved at the final block. Pure. */
import type { KeyState } from "../chain/abi.ts";
import { type DiplomaState, WORD_BITS } from "../chain/chain-reader.ts";
import type { ProvedBatch } from "./slots.ts";

/** `acts` are the bits of all acts on the diploma's word, in their order. */
export type ProvedState = { batch: ProvedBatch; walletKey: KeyState; credentialKey: KeyState; acts: readonly bigint[] };

/** `wrong`: told and proved exclude each other. `open`: what was told would need more than is proved here. */
export type Contradiction = { kind: "wrong" | "open"; detail: string };

type Reported = { state: DiplomaState; index: number };

/** Changes may be newer than the final block, but nothing that is proved may be missing. An anchor never changes. */
export function findContradiction(proved: ProvedState, reported: Reported): Contradiction | null {
  return findBatchFault(proved, reported) ?? findKeyFault(proved, reported) ?? findHiddenAct(proved, reported);
}

function findBatchFault({ batch, walletKey }: ProvedState, { state }: Reported): Contradiction | null {
  if (state.batch === null) {
    return batch.issuedAt === 0 ? null : wrong("The batch that was said to be missing is proved.");
  }
  if (!state.isFinal) return null;
  const isSame = batch.issuedAt === state.batch.issuedAt && batch.signer === walletKey.number;
  return isSame && batch.issuedAt !== 0 ? null : wrong("The batch that was told is not the one that is proved.");
}

function findKeyFault(proved: ProvedState, { state }: Reported): Contradiction | null {
  if (state.batch === null || !state.isFinal) return null;
  const pairs = [
    [proved.walletKey, state.walletKey],
    [proved.credentialKey, state.credentialKey],
  ] as const;
  if (!pairs.every(([one, other]) => isSameKey(one, other))) {
    return wrong("A key that was told is not the one that is proved.");
  }
  const isConfirmed = state.walletReaffirmedAt !== 0 || state.credentialReaffirmedAt !== 0;
  return isConfirmed ? open("That the registrar has confirmed the batch is not proved.") : null;
}

/** Ends and compromises that are proved must be told; those that were told may be newer. */
function isSameKey(proved: KeyState, reported: KeyState): boolean {
  const isOfSame = proved.university === reported.university && proved.validFrom === reported.validFrom;
  const isEndReported = proved.validUntil === 0 || reported.validUntil !== 0;
  const isCompromiseReported =
    proved.compromisedSince === 0 ||
    (reported.compromisedSince !== 0 && reported.compromisedSince <= proved.compromisedSince);
  return isOfSame && isEndReported && isCompromiseReported;
}

/**
 * A revocation that is proved but not told may have been undone, or not count because its wallet was compromised, and
 * neither is proved here.
 */
function findHiddenAct({ batch, acts }: ProvedState, { state, index }: Reported): Contradiction | null {
  const bit = 1n << BigInt(index % WORD_BITS);
  const isHidden = !state.revoked && acts.some((bits) => (bits & bit) !== 0n);
  const isBatchHidden = batch.revokedAt !== 0 && (state.batch?.revokedAt ?? 0) === 0;
  return isHidden || isBatchHidden ? open("A revocation that is proved was not reported.") : null;
}

const wrong = (detail: string): Contradiction => ({ kind: "wrong", detail });
const open = (detail: string): Contradiction => ({ kind: "open", detail });
