/** Random values of 128 bits in base64url, made many at a time, because asking the system for each costs more. */
import { randomFillSync } from "node:crypto";

const BYTES = 16;
/** Bytes of a value with padding: whole groups of three, so that every value begins at its own base64 symbol. */
const STRIDE = 18;
const SYMBOLS_A_STRIDE = 24;
const SYMBOLS = 22;
const VALUES_A_BLOCK = 1024;

export type TakeSalt = () => string;

/** A source of salts with a block of its own. */
export function createSalts(): TakeSalt {
  const block = Buffer.alloc(STRIDE * VALUES_A_BLOCK);
  let text = "";
  let at = 0;
  const refill = () => {
    randomFillSync(block);
    for (let end = BYTES; end < block.length; end += STRIDE) block.fill(0, end, end + STRIDE - BYTES);
    text = block.toString("base64url");
    at = 0;
  };
  return () => {
    if (at === text.length) refill();
    const salt = text.slice(at, at + SYMBOLS);
    at += SYMBOLS_A_STRIDE;
    return salt;
  };
}
