/** The bundle: one diploma with its inclusion proof and the identity of the chain that anchors it. */

export const BUNDLE_FORMAT = "ijaza-bundle/1";

export type Bundle = {
  format: typeof BUNDLE_FORMAT;
  /** SD-JWT in compact serialisation with the disclosures given: `<jwt>~<disclosure>~…~` (RFC 9901). */
  credential: string;
  /** RFC 9162 inclusion proof. Each hash is 0x and 32 bytes, in order from the leaf's sibling upwards. */
  proof: { index: number; count: number; path: string[] };
  anchor: {
    chainId: number;
    genesisHash: string;
    registry: string;
    /** The university's id in the registry (uint64), in decimal. */
    university: string;
    root: string;
    /** Number of the block that anchored the batch. */
    block: number;
  };
};
