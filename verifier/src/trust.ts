/** The trust list: the registries whose word counts, pinned. What a file says only selects an entry of it. */

/** When a batch counts as final: at the chain's own `finalized` block, or so many blocks below the head. */
export type Finality = { tag: "finalized" } | { confirmations: number };

export type TrustEntry = {
  chainId: number;
  /** 0x, 32 bytes: hash of block 0. */
  genesisHash: string;
  /** 0x, 20 bytes; case does not matter. */
  registry: string;
  /** 0x, 32 bytes: keccak256 of the registry's runtime code (EXTCODEHASH). */
  codeHash: string;
  finality: Finality;
  /** A demonstration: what it proves is real, what it names is invented. */
  demo: boolean;
};

export type TrustList = TrustEntry[];
