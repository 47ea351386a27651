/** A bundle as a forger makes it: signed with a key of the forger's own, in a batch that nobody has anchored. */
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { inclusionProof, treeRoot } from "@ijaza/verifier";
import type { Random } from "../faults/random.ts";
import type { Mutation } from "./bytes.ts";
import { decode, encode, joinCredential, P256_ORDER, splitCredential } from "./credential.ts";

type Bundle = { credential: string; proof: { index: number; count: number }; anchor: object };

const forger = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty, crv, x, y } = forger.publicKey.export({ format: "jwk" });
const LARGEST_FORGERY = 1024;

/** Whether the value has what a forgery is made of: mutations before it may have removed it. */
export const isBundle = (value: object): value is Bundle =>
  "credential" in value && typeof value.credential === "string" && "proof" in value && "anchor" in value;

/** Another name in the credential, signed by the forger; every hash and proof inside the bundle fits. */
export function forge(bundle: Bundle, random: Random): Mutation<object> {
  const pieces = splitCredential(bundle.credential);
  const [salt, name] = decode(pieces.disclosures[0] ?? "") as unknown[];
  pieces.disclosures[0] = encode([salt, name, "Forged"]);
  const digests = pieces.disclosures.map((text) => createHash("sha256").update(text).digest("base64url")).sort();
  pieces.payload = encode({ ...decode(pieces.payload), _sd: digests });
  // A forger may keep the university's key in the header, or bring an own one.
  const isOwnKey = random.chance(0.7);
  if (isOwnKey) pieces.header = encode({ ...decode(pieces.header), jwk: { kty, crv, x, y } });
  pieces.signature = signLow(`${pieces.header}.${pieces.payload}`);
  const { index, count } = bundle.proof;
  const jwt = `${pieces.header}.${pieces.payload}.${pieces.signature}`;
  const size = Math.min(Math.max(count, index + 1), LARGEST_FORGERY);
  const leaves = Array.from({ length: size }, (_, at) => Buffer.from(at === index ? jwt : `leaf ${at}`));
  const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;
  const value = {
    ...bundle,
    credential: joinCredential(pieces),
    proof: { index, count: size, path: inclusionProof(leaves, index).map(hex) },
    // With the honest root the proof does not lead there; with an own root nobody has anchored it.
    anchor: random.chance(0.7) ? { ...bundle.anchor, root: hex(treeRoot(leaves)) } : bundle.anchor,
  };
  return { description: `signed by a forger${isOwnKey ? "" : " under the university's key"}`, value };
}

function signLow(text: string): string {
  const signature = sign("sha256", Buffer.from(text), { key: forger.privateKey, dsaEncoding: "ieee-p1363" });
  const s = BigInt(`0x${signature.subarray(32).toString("hex")}`);
  const low = s > P256_ORDER / 2n ? P256_ORDER - s : s;
  return Buffer.concat([signature.subarray(0, 32), Buffer.from(low.toString(16).padStart(64, "0"), "hex")]).toString(
    "base64url",
  );
}
