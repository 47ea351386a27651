/** Ids and secrets: random, never sequential. */
import { randomBytes } from "node:crypto";
import { ID_ALPHABET } from "@ijaza/schema/documents/reference";

/** 130 random bits as 26 characters of Crockford's base32. */
export function newId(): string {
  let text = "";
  for (const byte of randomBytes(26)) text += ID_ALPHABET[byte & 31];
  return text;
}

/** 32 random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** 65 random bits as three groups that people can type: a password for demos. */
export function newPassphrase(): string {
  return (newId().slice(0, 15).match(/.{5}/g) ?? []).join("-");
}
