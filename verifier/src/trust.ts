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
  /** Seconds that the newest block of an endpoint may be old, by the clock of whoever verifies; DEFAULT_MAX_BLOCK_AGE when absent. */
  maxBlockAge?: number | undefined;
  /** How many endpoints must give one and the same answer; DEFAULT_QUORUM when absent. */
  quorum?: number | undefined;
  /** Origins that speak for the registry's installation, as `https://diplomas.example`: asked for what an Open Badge names. */
  origins?: string[] | undefined;
  /** A demonstration: what it proves is real, what it names is invented. */
  demo: boolean;
};

export type TrustList = TrustEntry[];

export const DEFAULT_MAX_BLOCK_AGE = 3600;
export const DEFAULT_QUORUM = 1;
/** The most that an entry may demand; and the oldest block that it may allow, a year. */
export const LARGEST_QUORUM = 16;
export const LARGEST_BLOCK_AGE = 31_536_000;
