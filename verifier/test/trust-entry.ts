/** A well-formed entry of a trust list, for a registry that does not exist. */
import type { TrustEntry } from "../src/trust.ts";

export const ENTRY = {
  chainId: 1,
  genesisHash: `0x${"0a".repeat(32)}`,
  registry: `0x${"Ab".repeat(20)}`,
  codeHash: `0x${"0b".repeat(32)}`,
  finality: { tag: "finalized" },
  demo: false,
} as const satisfies TrustEntry;
