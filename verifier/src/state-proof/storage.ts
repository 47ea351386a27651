/** Where the registry keeps batches, what was done to their diplomas, and keys. Written by contracts/build.mjs: do not edit. */
export const STORAGE = {
  anchors: {
    slot: 11,
    offset: 0,
    bytes: 32,
    keys: ["bytes32"],
    members: {
      signer: {
        slot: 0,
        offset: 0,
        bytes: 3,
      },
      issuedAt: {
        slot: 0,
        offset: 3,
        bytes: 5,
      },
      revokedBy: {
        slot: 0,
        offset: 8,
        bytes: 3,
      },
      revokedAt: {
        slot: 0,
        offset: 11,
        bytes: 5,
      },
    },
  },
  logs: {
    slot: 12,
    offset: 0,
    bytes: 64,
    keys: ["bytes32"],
    members: {
      bits: {
        slot: 0,
        offset: 0,
        bytes: 32,
        keys: ["uint256"],
      },
      acts: {
        slot: 1,
        offset: 0,
        bytes: 32,
        keys: ["uint256"],
      },
    },
  },
  keys: {
    slot: 7,
    offset: 0,
    bytes: 64,
    members: {
      byKey: {
        slot: 0,
        offset: 0,
        bytes: 32,
        keys: ["bytes32"],
        members: {
          university: {
            slot: 0,
            offset: 0,
            bytes: 8,
          },
          validFrom: {
            slot: 0,
            offset: 8,
            bytes: 5,
          },
          validUntil: {
            slot: 0,
            offset: 13,
            bytes: 5,
          },
          compromisedSince: {
            slot: 0,
            offset: 18,
            bytes: 5,
          },
          markedAt: {
            slot: 0,
            offset: 23,
            bytes: 5,
          },
          number: {
            slot: 0,
            offset: 28,
            bytes: 3,
          },
          byGuardian: {
            slot: 0,
            offset: 31,
            bytes: 1,
          },
        },
      },
      byNumber: {
        slot: 1,
        offset: 0,
        bytes: 32,
        keys: ["uint24"],
      },
    },
  },
} as const;
