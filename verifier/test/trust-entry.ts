/** A well-formed entry of a trust list, for a registry that does not exist; and lists. */
import type { TrustEntry, TrustList } from "../src/trust/trust.ts";

export const ENTRY = {
  chainId: 1,
  genesisHash: `0x${"0a".repeat(32)}`,
  registry: `0x${"Ab".repeat(20)}`,
  codeHash: `0x${"0b".repeat(32)}`,
  finality: { tag: "finalized" },
  demo: false,
} as const satisfies TrustEntry;

/** A list of these entries that is good for a century, as a person writes one without a signature. */
export const listOf = (entries: TrustEntry[], changed: Partial<TrustList> = {}): TrustList => ({
  format: "ijaza-trust/1",
  version: 1,
  issued: "2026-01-01T00:00:00Z",
  expires: "2126-01-01T00:00:00Z",
  entries,
  ...changed,
});
