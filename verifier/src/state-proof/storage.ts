/** Where the registry keeps batches and revocations. Written by contracts/build.mjs: do not edit. */
export const STORAGE = {
  batches: {
    slot: 6,
    offset: 0,
    bytes: 32,
    keys: ["uint64", "bytes32"],
    members: {
      signer: {
        slot: 0,
        offset: 0,
        bytes: 20,
      },
      issuedAt: {
        slot: 0,
        offset: 20,
        bytes: 5,
      },
      count: {
        slot: 0,
        offset: 25,
        bytes: 4,
      },
      revoked: {
        slot: 0,
        offset: 29,
        bytes: 1,
      },
      reaffirmed: {
        slot: 0,
        offset: 30,
        bytes: 1,
      },
    },
  },
  revoked: {
    slot: 7,
    offset: 0,
    bytes: 32,
    keys: ["uint64", "bytes32", "uint256"],
  },
  superseded: {
    slot: 8,
    offset: 0,
    bytes: 32,
    keys: ["uint64", "bytes32", "uint256"],
  },
} as const;
