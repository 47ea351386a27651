// Converts indexes of diplomas to the words of a revocation bitmap that the registry's revoke and reinstate take.

/** One word: bit i, from the least significant one, is the diploma of index 256 * position + i. */
export type RevocationWord = { position: number; bits: bigint };

/** Words of strictly increasing positions for indexes in any order; an index given twice counts once. */
export function wordsOf(indexes: readonly number[]): RevocationWord[] {
  const words = new Map<number, bigint>();
  for (const index of indexes) {
    const position = Math.floor(index / 256);
    words.set(position, (words.get(position) ?? 0n) | (1n << BigInt(index % 256)));
  }
  return [...words].sort(([left], [right]) => left - right).map(([position, bits]) => ({ position, bits }));
}

/** The increasing indexes that words tell of, as when reading the event DiplomasRevoked. */
export function indexesOf(words: readonly RevocationWord[]): number[] {
  return words.flatMap(({ position, bits }) =>
    Array.from({ length: 256 }, (_, i) => i)
      .filter((i) => (bits >> BigInt(i)) & 1n)
      .map((i) => 256 * position + i),
  );
}
