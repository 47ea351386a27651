/** The bundle: one diploma with its proof and the identity of the chain that anchors it. */

export const BUNDLE_FORMAT = "ijaza-bundle/1";

export type Bundle = {
  format: typeof BUNDLE_FORMAT;
  /** SD-JWT in compact serialisation with the disclosures given: `<jwt>~<disclosure>~…~` (RFC 9901). */
  credential: string;
  /** RFC 9162 inclusion proof; hashes are 0x, 32 bytes, from the leaf's sibling upwards. */
  proof: { index: number; count: number; path: string[] };
  anchor: {
    chainId: number;
    genesisHash: string;
    registry: string;
    /** Decimal, the university's id in the registry (uint64). */
    university: string;
    root: string;
    /** Number of the block that anchored the batch. */
    block: number;
  };
};
