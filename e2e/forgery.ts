/** What a forger does to a proof. */

/** The proof with one letter changed in the middle of what the university signed. */
export function changeOneByte(proof: string): string {
  const { credential } = JSON.parse(proof);
  const at = proof.indexOf(credential) + Math.floor(credential.length / 2);
  return `${proof.slice(0, at)}${proof[at] === "A" ? "B" : "A"}${proof.slice(at + 1)}`;
}

/** The same bytes but for one bit. */
export function flipByte(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at]! ^= 1;
  return changed;
}
