/** The master key as operators give it: 32 bytes in base64 or hexadecimal, or the path of a file that holds them. */
import { existsSync, readFileSync } from "node:fs";

export const MASTER_KEY_BYTES = 32;
/** Of 32 random bytes about 30 differ; fewer than 16 show a pattern or a word (for a random key 1 in 10^16). */
const FEWEST_DIFFERENT_BYTES = 16;

/** Throws when the text, or the file that it names, is not a key. */
export function parseMasterKey(setting: string): Buffer {
  const text = (existsSync(setting) ? readFileSync(setting, "utf8") : setting).trim();
  const bytes = /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
  if (bytes.length !== MASTER_KEY_BYTES)
    throw new Error("must be 32 bytes in base64 or hex, or a file that holds them");
  return bytes;
}

/** Whether the key seems made up by a person instead of generated. */
export const isWeakKey = (key: Buffer): boolean => new Set(key).size < FEWEST_DIFFERENT_BYTES;
