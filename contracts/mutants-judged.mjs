/**
 * Mutants that no test can detect, with the reason. `at` is the whole line, `change` as mutate.mjs prints it, and `nth` which
 * one it is where several read the same.
 */
const BY_FILE = {
  "DiplomaRegistry.sol": [
    {
      why: "A key has both moments or none.",
      at: "bool isCompromised = stored.compromisedSince != 0 && anchor.issuedAt >= stored.compromisedSince;",
      changes: ["compromisedSince → markedAt"],
    },
    {
      why: "Who revoked is read only while there is a moment of revoking.",
      at: "anchor.revokedBy = 0;",
      changes: ["anchor.revokedBy = 0; → {}", "0 → 1"],
    },
    {
      why: "The condition spares a read: zero is before every compromise.",
      at: "if (revokedAt != 0 && key.voidsRevoking(revokedAt)) revokedAt = 0;",
      changes: ["0 → 1"],
    },
  ],
  "KeyTimeline.sol": [
    {
      why: "A key has both moments or none.",
      at: "&& key.compromisedSince == 0;",
      changes: ["compromisedSince → markedAt"],
    },
  ],
  "RegistryRoles.sol": [
    {
      why: "Nothing reads whether the role is new while it has not begun.",
      at: "if (term.begins > block.timestamp) return false;",
      changes: ["false → true"],
    },
    {
      why: "Nothing reads whether a guardian's role was taken.",
      at: "if (term.ends != 0) return false;",
      changes: ["false → true"],
    },
    {
      why: "Nothing reads whether a guardian's role was taken.",
      at: "return false;",
      changes: ["false → true"],
    },
  ],
  "RevocationWords.sol": [
    {
      why: "Where the word begins with the count, both branches give all bits.",
      at: "uint256 beyond = first < count ? bits & (type(uint256).max << (count - first)) : bits;",
      changes: ["first < count → (first <= count)"],
    },
  ],
};

export const EQUIVALENT = Object.entries(BY_FILE).flatMap(([file, entries]) =>
  entries.flatMap(({ changes, ...entry }) => changes.map((change) => ({ file, ...entry, change }))),
);
