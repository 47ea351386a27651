/** The result of a verification: the verdict, the four checks in their order, and the facts that were proved. */

/** The checks, in the order in which they run. The first that fails decides. */
export const CHECK_NAMES = ["integrity", "issuer", "anchoring", "status"] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

export type Verdict = "valid" | "invalid" | "unknown";
export type Outcome = "valid" | "invalid" | "skipped" | "error";

/** `code` is stable and listed in docs/reference/verification-codes.md; `detail` is an English sentence. */
export type Check = { name: CheckName; outcome: Outcome; code: string; detail: string };

/** The claims that a diploma discloses, by their field names. Numbers stay numbers; everything else is text. */
export type Claims = Record<string, string | number>;

export type SealFact = {
  /** RFC 7638 thumbprint of the sealing key. */
  keyThumbprint: string;
  /**
   * By when it was sealed, as an authority for time stamps says that the trust list names; null when none does. ISO 8601,
   * UTC; `accuracy` is in seconds.
   */
  witnessed: { at: string; accuracy: number; authority: string } | null;
  /** The end of the key, when a seal that nobody has witnessed ceases to count; else, or while no end is set, null. */
  countsUntil: string | null;
  /**
   * There is a time stamp that shows nothing: the trust list does not name its authority, or its time has not come or is inexact
   * by more than an hour. Anybody can add one.
   */
  hasUncountedStamp?: true;
};

/** What was proved. A fact is absent when the check that proves it did not succeed. */
export type Facts = {
  /** Whether the trust list calls this registry a demonstration. */
  demo?: boolean;
  /** Of the registry, as of the day of issue, but `keyThumbprint`, which is of the verified credential. */
  issuer?: {
    did: string;
    name: string;
    domain: string;
    university: string;
    keyThumbprint: string;
    /** What the university is called now, where it was called otherwise when it issued. */
    present?: { name: string; domain: string };
  };
  /** The file is a PDF that is byte for byte as the university sealed it. */
  seal?: SealFact | undefined;
  /** The file is byte for byte one that the university handed in: the diploma itself or an attachment. */
  file?: "file" | "attachment";
  /**
   * The file is an Open Badge whose proof holds and which agrees with its original. All other facts are the original's.
   * Holds the id of the key and of the original.
   */
  badge?: { verificationMethod: string; original: string };
  /** The badge came in a wallet's presentation, which was not judged: who holds it, and whether its own proof holds. */
  presented?: true;
  /** Disclosed claims of the verified credential. */
  claims?: Claims;
  /** Whether the disclosed claims include a name of the holder. */
  holderNamed?: boolean;
  anchor?: {
    chainId: number;
    registry: string;
    university: string;
    root: string;
    index: number;
    count: number;
    /** The wallet that issued the batch. */
    signer: string;
    /** ISO 8601, UTC. */
    issuedAt: string;
  };
  /** What the chain says of the diploma at the block that was read. */
  revocation?: "none" | "revoked" | "superseded";
  /** It was revoked then or earlier; ISO 8601, UTC. Absent when it is not revoked. */
  revokedAtLatest?: string;
  /**
   * The block whose hash proves batch, keys and revocations, when a proof was asked for: compare it with another source.
   * Hashes are 0x and 32 bytes.
   */
  proved?: { number: number; time: string; blockHash: string; stateRoot: string } | undefined;
  /** RPC endpoints whose answer counted or, on failure, all that were tried. */
  asked?: string[];
  /** RPC endpoints whose answer did not count, because they failed or lag behind. */
  uncounted?: { endpoint: string; code: string; detail: string }[];
};

export type Result = {
  verdict: Verdict;
  /** The code of the check that decided; absent when the verdict is `valid`. */
  reason?: string;
  checks: Check[];
  facts: Facts;
  /** ISO 8601, UTC. */
  checkedAt: string;
  /** The block that was read; null when no chain was asked or none answered. */
  block: { number: number; time: string } | null;
};
