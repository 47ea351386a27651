/** Other people's software that knows SD-JWT VC and nothing of ours; it reads a running product over HTTP. */
import { createPublicKey, hash, type JsonWebKey, verify } from "node:crypto";
import { inflateSync } from "node:zlib";
import { decodeSDJWT, verifySDJWT } from "@meeco/sd-jwt";
import { SDJwtVcInstance } from "@sd-jwt/sd-jwt-vc";

type Json = Record<string, unknown>;
type Method = { id: string; publicKeyJwk?: JsonWebKey };

/** By the rules of did:web, with http in place of https, because the product under test has no certificate. */
async function resolveKey(kid: string) {
  const [did = ""] = kid.split("#");
  const [, , host = "", ...path] = did.split(":");
  const reply = await fetch(`http://${decodeURIComponent(host)}/${path.join("/")}/did.json`);
  const document = (await reply.json()) as { id: string; verificationMethod: Method[]; assertionMethod: string[] };
  const method = document.verificationMethod.find(({ id }) => id === kid);
  if (document.id !== did || !document.assertionMethod.includes(kid) || !method?.publicKeyJwk)
    throw new Error(`${kid} is no key of ${did}`);
  return createPublicKey({ key: method.publicKeyJwk, format: "jwk" });
}

/** Whether a signature fits by the key that the header names in the issuer's document. */
async function isSigned(data: string, signature: string): Promise<boolean> {
  const { kid } = decodeJson(data.split(".")[0]);
  const key = { key: await resolveKey(String(kid)), dsaEncoding: "ieee-p1363" as const };
  return verify("sha256", Buffer.from(data), key, Buffer.from(signature, "base64url"));
}

const decodeJson = (part = ""): Json => JSON.parse(Buffer.from(part, "base64url").toString());

/** What `@sd-jwt/sd-jwt-vc` says: "valid" with the claims and the type's metadata, or its complaint. */
export async function askSdJwtVc(credential: string) {
  const instance = new SDJwtVcInstance({
    hasher: (data) => hash("sha256", data instanceof ArrayBuffer ? new Uint8Array(data) : data, "buffer"),
    hashAlg: "sha-256",
    verifier: isSigned,
    loadTypeMetadataFormat: true,
  });
  try {
    const found = await instance.verify(credential);
    return { outcome: "valid", claims: found.payload, metadata: found.typeMetadata?.mergedTypeMetadata };
  } catch (error) {
    return { outcome: error instanceof Error ? error.message : String(error) };
  }
}

/** The same with `@meeco/sd-jwt`, and a status list read as its specification describes. */
export async function askMeeco(credential: string) {
  const verifier = (jwt: string) => isSigned(jwt.slice(0, jwt.lastIndexOf(".")), jwt.slice(jwt.lastIndexOf(".") + 1));
  const hasher = async () => (data: string) => hash("sha256", data, "base64url");
  const claims = await verifySDJWT(credential, verifier, hasher);
  const { exp, status } = decodeSDJWT(credential).unverifiedInputSDJWT as Json;
  if (typeof exp === "number" && exp * 1000 <= Date.now()) return { outcome: "expired", claims };
  return { outcome: await readStatus((status as { status_list: Entry }).status_list), claims };
}

type Entry = { idx: number; uri: string };
type StatusList = { sub: string; exp: number; status_list: { bits: number; lst: string } };

/** draft-ietf-oauth-status-list, sections 4.1 and 8.3. */
async function readStatus({ idx, uri }: Entry): Promise<string> {
  const reply = await fetch(uri, { headers: { accept: "application/statuslist+jwt" } });
  const [header = "", payload = "", signature = ""] = (await reply.text()).split(".");
  if (!(await isSigned(`${header}.${payload}`, signature))) return "the list is not signed by its issuer";
  const { sub, exp, status_list: list } = decodeJson(payload) as unknown as StatusList;
  if (decodeJson(header).typ !== "statuslist+jwt" || sub !== uri || exp * 1000 < Date.now()) return "another list";
  const bytes = inflateSync(Buffer.from(list.lst, "base64url"));
  const perByte = 8 / list.bits;
  const status = (bytes.readUInt8(Math.floor(idx / perByte)) >> ((idx % perByte) * list.bits)) & (2 ** list.bits - 1);
  return ["valid", "invalid", "suspended", "application-specific"][status] ?? "unknown";
}
