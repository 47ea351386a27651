/** Makes valid and invalid credentials for tests. Shares no code with the product's maker, so that its errors show. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export type TestKey = {
  privateKey: KeyObject;
  jwk: { kty: "EC"; crv: "P-256"; x: string; y: string };
  thumbprint: Buffer;
};

export type Recipe = {
  key: TestKey;
  status?: unknown;
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  /** Disclosures to use instead of those made from the claims. */
  disclosures?: string[];
  /** Change the JSON text of header and payload, for faults that an object cannot express. */
  headerText?: (json: string) => string;
  payloadText?: (json: string) => string;
  s?: "low" | "high";
};

/** The reference of a credential of the default issuer to its entry in a status list. */
export const STATUS_LIST = { idx: 70_001, uri: "https://diplomas.example/issuers/7/token-status/0" };
export const DIPLOMA_VCT = "https://diplomas.example/credentials/diploma/v1";
export const CERTIFICATE_VCT = "https://diplomas.example/credentials/certificate/v1";

export type MadeForTest = { jwt: string; disclosures: string[]; text: string };

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export function makeTestKey(): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const thumbprint = sha256(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`);
  return { privateKey, jwk: { kty: "EC", crv: "P-256", x, y }, thumbprint };
}

export function makeDisclosure(
  name: unknown,
  value: unknown,
  salt: unknown = randomBytes(16).toString("base64url"),
): string {
  return encode(JSON.stringify([salt, name, value]));
}

export function digestOf(disclosure: string): string {
  return sha256(disclosure).toString("base64url");
}

export function makeCredentialForTest(recipe: Recipe): MadeForTest {
  const { key, claims = {}, headerText = same, payloadText = same } = recipe;
  const disclosures = recipe.disclosures ?? Object.entries(claims).map(([name, value]) => makeDisclosure(name, value));
  const header = { alg: "ES256", typ: "dc+sd-jwt", kid: "key-1", jwk: key.jwk, ...recipe.header };
  const payload = {
    iss: "did:web:diplomas.example:university:7",
    vct: DIPLOMA_VCT,
    iat: 1_780_000_000,
    jti: "b2ZmaWNpYWxseS1yYW5kb20",
    status: recipe.status,
    _sd: disclosures.map(digestOf).sort(),
    _sd_alg: "sha-256",
    ...recipe.payload,
  };
  const signed = `${encode(headerText(JSON.stringify(header)))}.${encode(payloadText(JSON.stringify(payload)))}`;
  const signature = chooseS(
    sign("sha256", Buffer.from(signed), { key: key.privateKey, dsaEncoding: "ieee-p1363" }),
    recipe.s,
  );
  const jwt = `${signed}.${signature.toString("base64url")}`;
  return { jwt, disclosures, text: `${[jwt, ...disclosures].join("~")}~` };
}

/** Gives the low or the high form of a signature. Both are correct, but only the low form is accepted. */
export function chooseS(signature: Buffer, form: "low" | "high" = "low"): Buffer {
  const s = BigInt(`0x${signature.subarray(32).toString("hex")}`);
  const isHigh = s > ORDER / 2n;
  const chosen = isHigh === (form === "high") ? s : ORDER - s;
  return Buffer.concat([signature.subarray(0, 32), Buffer.from(chosen.toString(16).padStart(64, "0"), "hex")]);
}

export function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function same(json: string): string {
  return json;
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
