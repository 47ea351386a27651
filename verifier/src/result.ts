/** What a verification says: the verdict, the four checks in their order, and the facts that were proved. */

/** The checks, in the order in which they run; the first that fails decides. */
export const CHECK_NAMES = ["integrity", "issuer", "anchoring", "status"] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

export type Verdict = "valid" | "invalid" | "unknown";
export type Outcome = "valid" | "invalid" | "skipped" | "error";

/** `code` is stable and listed in docs/reference/verification-codes.md; `detail` is a plain English sentence. */
export type Check = { name: CheckName; outcome: Outcome; code: string; detail: string };

/** The claims a diploma may disclose, by their field names; numbers stay numbers, all else is text. */
export type Claims = Record<string, string | number>;

/** What was proved. A part is absent when the check that proves it did not end well. */
export type Facts = {
  /** Whether the trust list calls this registry a demonstration. */
  demo?: boolean;
  /** From the registry; `did` and `keyThumbprint` from the verified credential. */
  issuer?: { did: string; name: string; domain: string; university: string; keyThumbprint: string };
  /** The file is a PDF, byte for byte as the university sealed it; RFC 7638 thumbprint of the key. */
  seal?: { keyThumbprint: string } | undefined;
  /** The file is, byte for byte, one that the university handed in: the diploma itself, or an attachment. */
  file?: "file" | "attachment";
  /** The file is an Open Badge with a good proof that agrees with its original, whose facts the others are; the key's id, and the original's. */
  badge?: { verificationMethod: string; original: string };
  /** Disclosed claims of the verified credential. */
  claims?: Claims;
  /** Whether a name of the holder is among the disclosed claims. */
  holderNamed?: boolean;
  anchor?: {
    chainId: number;
    registry: string;
    university: string;
    root: string;
    index: number;
    count: number;
    /** Wallet that issued the batch. */
    signer: string;
    /** ISO 8601, UTC. */
    issuedAt: string;
  };
  /** What the chain says of the diploma at the block that was read. */
  revocation?: "none" | "revoked" | "superseded";
  /** RPC endpoints whose answer counted, or, when none decided, those that were tried. */
  asked?: string[];
  /** RPC endpoints that were asked and did not count, because they failed or lag behind. */
  uncounted?: { endpoint: string; code: string; detail: string }[];
};

export type Result = {
  verdict: Verdict;
  /** Code of the check that decided; absent when valid. */
  reason?: string;
  checks: Check[];
  facts: Facts;
  /** ISO 8601, UTC. */
  checkedAt: string;
  /** The block that was read; null when no chain was asked or none answered. */
  block: { number: number; time: string } | null;
};
