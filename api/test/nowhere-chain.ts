/** A chain without a node, for tests that need none. Every call to it fails as unreachable. */
import type { ChainConnection } from "../src/app-options.ts";
import { createKeys } from "../src/features/chain/keys/keys.ts";
import { createNode } from "../src/features/chain/node.ts";

export const nowhereChain = (): ChainConnection => ({
  node: createNode("http://127.0.0.1:1"),
  keys: createKeys({ kek: Buffer.alloc(32, 1) }),
  identity: {
    chainId: 1,
    genesisHash: `0x${"00".repeat(32)}`,
    registry: `0x${"00".repeat(20)}`,
    codeHash: `0x${"00".repeat(32)}`,
    deployedBlock: 0,
    startDelay: 0,
  },
  finality: { confirmations: 1 },
  maxBlockAge: 900,
  quorum: 1,
});
