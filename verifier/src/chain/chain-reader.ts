/** The interface through which a verification reads a chain. A server implements it to cache what it has read. */

import type { TrustEntry } from "../trust/trust.ts";
import type { BatchState, IdentityState, KeyState, RegistryState } from "./abi.ts";

/** What a verification asks about one diploma at the newest block. */
export type ReadRequest = {
  entry: TrustEntry;
  /** The moment against which the age of a block is measured. */
  now: Date;
  /** Decimal. */
  university: string;
  /** 0x, 32 bytes. */
  root: string;
  /** Number of diplomas in the batch, as the proof says. */
  count: number;
  index: number;
  /** RFC 7638, 32 bytes. */
  thumbprint: Uint8Array;
  /** Whether batch and revocations must be proved by the hash of the final block. */
  prove?: boolean | undefined;
  /** Within so many milliseconds the answer is of use. */
  withinMs?: number | undefined;
  /** Whether it is asked for once more, so that an answer that was kept is none. */
  isRepeated?: boolean | undefined;
};

/** The block by which a state is proved, for comparison with another source. `time` is ISO 8601; hashes are 0x and 32 bytes. */
export type ProvedBlock = { number: number; time: string; blockHash: string; stateRoot: string };

/** What the chain says of one diploma. The bitmap words of `check` are reduced to the bit of that diploma. */
export type DiplomaState = {
  blockNumber: number;
  /** Seconds since 1970. */
  blockTime: number;
  registered: boolean;
  /** The identity of now, and the one when the batch was issued. */
  present: IdentityState;
  atIssue: IdentityState;
  /** Null when the university has not anchored a batch of that root and count. */
  batch: BatchState | null;
  walletKey: KeyState;
  /** When the registrar last confirmed the batch although the key is compromised; so for both keys. */
  walletReaffirmedAt: number;
  credentialKey: KeyState;
  credentialReaffirmedAt: number;
  revoked: boolean;
  superseded: boolean;
  /** It was revoked then or earlier, in seconds since 1970; zero when it is not revoked. */
  revokedAtLatest: number;
  /** Whether the batch is as final as the trust list demands; false when there is no batch. */
  isFinal: boolean;
};

export type ChainFailure =
  | "chain_unreachable"
  | "rpc_malformed"
  | "wrong_chain"
  | "wrong_code"
  | "rpc_disagree"
  | "node_stale"
  | "quorum_missed"
  | "proof_unavailable"
  | "state_proof_invalid";

/** An endpoint whose answer does not count, with the reason. */
export type UncountedEndpoint = { endpoint: string; code: ChainFailure; detail: string };

/** `asked` names the endpoints whose answer counts or, on failure, all endpoints that were tried. */
export type CheckRead =
  | {
      ok: true;
      state: DiplomaState;
      asked: string[];
      uncounted?: UncountedEndpoint[];
      proved?: ProvedBlock;
    }
  | { ok: false; code: ChainFailure; detail: string; asked: string[]; uncounted?: UncountedEndpoint[] };

export type ChainReader = { read: (request: ReadRequest) => Promise<CheckRead> };

/** Diplomas per word of the registry's bitmaps. */
export const WORD_BITS = 256;

/** Reduces an answer of `check` to the one diploma. */
export function toDiplomaState(
  state: RegistryState,
  { index, isFinal }: { index: number; isFinal: boolean },
): DiplomaState {
  const bit = BigInt(index % WORD_BITS);
  const { blockNumber, blockTime, registered, present, atIssue, batch } = state;
  const revoked = ((state.revokedWord >> bit) & 1n) === 1n;
  return {
    blockNumber,
    blockTime,
    registered,
    present,
    atIssue,
    batch: batch.issuedAt === 0 ? null : batch,
    walletKey: state.responsableKey,
    walletReaffirmedAt: state.responsableReaffirmedAt,
    credentialKey: state.credentialKey,
    credentialReaffirmedAt: state.credentialReaffirmedAt,
    revoked,
    superseded: ((state.supersededWord >> bit) & 1n) === 1n,
    revokedAtLatest: revoked ? state.wordRevokedAt : 0,
    isFinal,
  };
}
