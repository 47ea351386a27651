/** A passkey in software: answers WebAuthn challenges as a phone does, with its own ES256 key (Level 2, section 6). */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { TEST_PUBLIC_URL } from "./harness.ts";

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

type Options = Record<string, unknown>;

export function createAuthenticator(origin: string = TEST_PUBLIC_URL) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest]);
  };
  const answer = (response: Options) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),

    /** Answers creation options. */
    make(options: Options) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: "jwk" }))]);
      const authData = authenticatorData(PRESENT | WITH_CREDENTIAL, credential);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authData)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", options)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },

    /** Answers request options. */
    use(options: Options) {
      const client = clientData("webauthn.get", options);
      const authData = authenticatorData(PRESENT);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}

/** RFC 9053, section 7.1: kty EC2, alg ES256, crv P-256, x, y. */
const coseKey = ({ x = "", y = "" }: { x?: string; y?: string }): Buffer =>
  cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, "base64url"))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, "base64url"))],
  ]);

/** The head of a CBOR item (RFC 8949), for lengths below 65,536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const cborText = (text: string) => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
