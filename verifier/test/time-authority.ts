/** A time-stamping authority (RFC 3161) with a root of its own, which stamps with any time and makes faults on demand. */
import { webcrypto } from "node:crypto";
import { BitString, Integer, Null, ObjectIdentifier, OctetString, Sequence, Utf8String } from "asn1js";
import {
  Accuracy,
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";

const ECDSA = { name: "ECDSA", namedCurve: "P-256" };
const TST_INFO = "1.2.840.113549.1.9.16.1.4";
export const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";

export type CertificateRecipe = {
  name: string;
  issuer?: Issued;
  isAuthority?: boolean;
  purposes?: string[];
  purposesAreCritical?: boolean;
  notBefore?: Date;
  notAfter?: Date;
  /** A critical extension that nobody knows. */
  condition?: boolean;
};

export type Issued = { certificate: Certificate; keys: webcrypto.CryptoKeyPair };

export type StampRecipe = {
  /** Milliseconds since 1970. */
  at: number;
  accuracy?: number;
  /** Names this certificate in the signed attributes in place of the signer's. */
  names?: Certificate;
  certificates?: Certificate[];
  contentType?: string;
  digest?: "SHA-1" | "SHA-256";
  /** Members of the time itself, in place of the usual ones. */
  info?: Partial<Pick<TSTInfo, "version" | "extensions">>;
};

export async function issue(recipe: CertificateRecipe): Promise<Issued> {
  const keys = await webcrypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: 1 + Math.floor(1e6 * Math.random()) }),
  });
  const name = new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value: recipe.name }) });
  certificate.subject.typesAndValues.push(name);
  certificate.issuer.typesAndValues.push(...(recipe.issuer?.certificate.subject.typesAndValues ?? [name]));
  certificate.notBefore = new Time({ type: 1, value: recipe.notBefore ?? new Date(0) });
  certificate.notAfter = new Time({ type: 1, value: recipe.notAfter ?? new Date("2099-01-01") });
  certificate.extensions = extensionsOf(recipe);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((recipe.issuer?.keys ?? keys).privateKey, "SHA-256");
  // Read again, so that its bytes are those that others see.
  return { certificate: Certificate.fromBER(certificate.toSchema(true).toBER()), keys };
}

function extensionsOf({ isAuthority = false, purposes, purposesAreCritical = true, condition }: CertificateRecipe) {
  const make = (extnID: string, critical: boolean, value: { toBER: () => ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() });
  const list = [make("2.5.29.19", true, new BasicConstraints({ cA: isAuthority }).toSchema())];
  if (isAuthority)
    list.push(make("2.5.29.15", true, new BitString({ valueHex: Uint8Array.of(0x06).buffer, unusedBits: 1 })));
  if (purposes)
    list.push(make("2.5.29.37", purposesAreCritical, new ExtKeyUsage({ keyPurposes: purposes }).toSchema()));
  if (condition) list.push(make("1.2.3.4.5", true, new Null()));
  return list;
}

export const derOf = ({ certificate }: Pick<Issued, "certificate">): Uint8Array<ArrayBuffer> =>
  new Uint8Array(certificate.toSchema().toBER());

/** A root, an authority under it, and its stamping. */
export async function makeTimeAuthority(recipe: Partial<CertificateRecipe> = {}) {
  const root = await issue({ name: "Root of Time", isAuthority: true });
  const signer = await issue({ name: "Time of Test", issuer: root, purposes: [TIME_STAMPING], ...recipe });
  return { root, signer, stamp: (over: Uint8Array, stamped: StampRecipe) => stampWith(signer, over, stamped) };
}

export type TimeAuthority = Awaited<ReturnType<typeof makeTimeAuthority>>;

/** A time-stamp token over the SHA-256 of the bytes. */
export async function stampWith(
  signer: Issued,
  over: Uint8Array,
  recipe: StampRecipe,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await webcrypto.subtle.digest(recipe.digest ?? "SHA-256", over.slice());
  return stampDigest(signer, { hash, ...recipe });
}

type StampDigestOptions = StampRecipe & { hash: ArrayBuffer; nonce?: Integer };

async function stampDigest(signer: Issued, recipe: StampDigestOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { at, accuracy, hash, nonce, names = signer.certificate, certificates = [signer.certificate] } = recipe;
  const digestId = recipe.digest === "SHA-1" ? "1.3.14.3.2.26" : "2.16.840.1.101.3.4.2.1";
  const info = new TSTInfo({
    version: 1,
    policy: "1.2.3.4.1",
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: digestId, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: hash }),
    }),
    serialNumber: new Integer({ value: 7 }),
    genTime: new Date(at),
    ...(accuracy !== undefined && { accuracy: new Accuracy({ seconds: accuracy }) }),
    ...(nonce && { nonce }),
    ...recipe.info,
  });
  const content = info.toSchema().toBER();
  const data = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates,
    signerInfos: [await makeSignerInfo(signer, { content, names, contentType: recipe.contentType ?? TST_INFO })],
  });
  await data.sign(signer.keys.privateKey, 0, "SHA-256");
  const token = new ContentInfo({ contentType: "1.2.840.113549.1.7.2", content: data.toSchema(true) });
  return new Uint8Array(token.toSchema().toBER());
}

type SignerInfoOptions = { content: ArrayBuffer; names: Certificate; contentType: string };

async function makeSignerInfo({ certificate }: Issued, { content, names, contentType }: SignerInfoOptions) {
  const digest = (bytes: ArrayBuffer) => webcrypto.subtle.digest("SHA-256", bytes);
  const id = new Sequence({ value: [new OctetString({ valueHex: await digest(names.toSchema().toBER()) })] });
  const named = new Sequence({ value: [new Sequence({ value: [id] })] });
  return new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: "1.2.840.113549.1.9.3", values: [new ObjectIdentifier({ value: contentType })] }),
        new Attribute({ type: "1.2.840.113549.1.9.4", values: [new OctetString({ valueHex: await digest(content) })] }),
        new Attribute({ type: "1.2.840.113549.1.9.16.2.47", values: [named] }),
      ],
    }),
  });
}

/** The certificate in PEM, as operators have it. */
export function pemOf(issued: Pick<Issued, "certificate">): string {
  const lines =
    Buffer.from(derOf(issued))
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

/** The reply to a request; `status` 0 grants it. With `forgets` it does not repeat the number of the request. */
export async function replyTo(
  query: Uint8Array,
  { signer, at, status = 0, forgets = false }: { signer: Issued; at: number; status?: number; forgets?: boolean },
): Promise<Uint8Array> {
  const { messageImprint, nonce } = TimeStampReq.fromBER(query.slice());
  const hash = messageImprint.hashedMessage.getValue();
  const token = await stampDigest(signer, { at, hash, ...(nonce && !forgets && { nonce }) });
  const reply = new TimeStampResp({
    status: new PKIStatusInfo({ status }),
    ...(status === 0 && { timeStampToken: ContentInfo.fromBER(token) }),
  });
  return new Uint8Array(reply.toSchema().toBER());
}
