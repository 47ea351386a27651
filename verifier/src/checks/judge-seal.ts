/** Judges a PDF's seal: asks the registry about its key, and the trust list about who witnessed its time. */

import type { KeyState } from "../chain/abi.ts";
import { CLOCKS_DIFFER } from "../chain/block-age.ts";
import type { CheckRead, DiplomaState } from "../chain/chain-reader.ts";
import { report } from "../codes/codes.ts";
import { toBase64url } from "../credential/base64url.ts";
import { toIso } from "../facts.ts";
import { areEqual } from "../pdf/bytes.ts";
import type { Seal } from "../pdf/seal.ts";
import type { Check, SealFact } from "../result.ts";
import type { TimeStamp } from "../time-stamp/read-time-stamp.ts";
import { decodeCertificate } from "../trust/timestamp-authorities.ts";
import type { TrustEntry } from "../trust/trust.ts";
import { findSealFault, type Witness } from "./seal.ts";

export type JudgeSealOptions = {
  seal: Seal;
  timeStamp: TimeStamp | undefined;
  entry: TrustEntry;
  /** Decimal. */
  university: string;
  /** The key of the credential, and what the registry says of it. */
  credentialKey: Uint8Array;
  state: DiplomaState;
  now: Date;
  /** Asks the registry about another key. */
  readKey: (thumbprint: Uint8Array) => Promise<CheckRead>;
};

/** The fact when the seal counts, else the check that fails. */
export type JudgedSeal = { fact: SealFact } | { fault: Check };

/** Asks the chain again only when the seal was made with another key than the credential. */
export async function judgeSeal(options: JudgeSealOptions): Promise<JudgedSeal> {
  const { seal, timeStamp, university, credentialKey } = options;
  const isSame = areEqual(seal.keyThumbprint, credentialKey);
  const read = isSame ? options : await options.readKey(seal.keyThumbprint);
  if ("ok" in read && !read.ok) return { fault: report("issuer", read.code, read.detail) };
  const { credentialKey: key, blockTime } = read.state;
  const witness = (timeStamp && (await findWitness(timeStamp, options))) ?? null;
  const fault = findSealFault({ key, university, blockTime, witness });
  return fault ? { fault } : { fact: sealFact({ seal, key, timeStamp, witness }) };
}

/** An authority that may be off by more says nothing that helps. */
const LEAST_EXACT = 3600;

/** A time that has not come yet was told by a clock that nobody can rely on. */
async function findWitness(
  { at, accuracy, leadsTo }: TimeStamp,
  { entry: { timestampAuthorities = [] }, now }: Pick<JudgeSealOptions, "entry" | "now">,
): Promise<Witness | undefined> {
  const isAhead = at - accuracy - CLOCKS_DIFFER > now.getTime() / 1000;
  if (isAhead || accuracy > LEAST_EXACT) return undefined;
  for (const { name, certificate } of timestampAuthorities) {
    const trusted = decodeCertificate(certificate);
    if (trusted && (await leadsTo(trusted))) return { at, accuracy, authority: name };
  }
  return undefined;
}

type SealFactOptions = { seal: Seal; key: KeyState; timeStamp: TimeStamp | undefined; witness: Witness | null };

function sealFact({ seal, key, timeStamp, witness }: SealFactOptions): SealFact {
  return {
    keyThumbprint: toBase64url(seal.keyThumbprint),
    witnessed: witness && { ...witness, at: toIso(witness.at) },
    countsUntil: witness || key.validUntil === 0 ? null : toIso(key.validUntil),
    ...(timeStamp && !witness && { hasUncountedStamp: true as const }),
  };
}
