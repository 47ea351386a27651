/** Ed25519 keys as Multikeys: the form in which DID documents name them. */
import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { base58 } from "@scure/base";

/** The multicodec prefix `ed25519-pub`, before the 32 bytes of the key. */
const ED25519_PUB = Buffer.of(0xed, 0x01);

/** base58btc with its multibase prefix. */
export const multibase = (bytes: Uint8Array): string => `z${base58.encode(bytes)}`;

/** The public key of an Ed25519 key pair, `z6Mk…`. */
export function multikeyOf(key: KeyObject): string {
  const { x } = createPublicKey(key.export({ format: "pem", type: "pkcs8" })).export({ format: "jwk" });
  if (!x) throw new Error("not an Ed25519 key");
  return multibase(Buffer.concat([ED25519_PUB, Buffer.from(x, "base64url")]));
}

export function makeMultikey(): { multikey: string; privateKey: KeyObject } {
  const { privateKey } = generateKeyPairSync("ed25519");
  return { multikey: multikeyOf(privateKey), privateKey };
}
