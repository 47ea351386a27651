/** Reads a time stamp (RFC 3161): who says that what was stamped existed, and when. */
import { fromBER, Sequence } from "asn1js";
import { Certificate, ContentInfo, SignedData, type SignerInfo, TSTInfo } from "pkijs";
import { areEqual } from "../pdf/bytes.ts";
import { Refusal } from "../refusal.ts";
import { isKnownSignature, isStrongDigest, OIDS } from "./algorithms.ts";
import { breakOff } from "./break-off.ts";
import { isForTimeStamps, isValidAt, leadsTo, readCertificate } from "./certificates.ts";
import { isDer } from "./der.ts";
import { checkSignedAttributes } from "./signed-attributes.ts";

/** A token, and the bytes of which it must hold the SHA-256. */
export type StampedBytes = { token: Uint8Array; over: Uint8Array<ArrayBuffer> };

/** A time stamp that fits what it is over. Whether its authority is trusted is another question. */
export type TimeStamp = {
  /** The stated time, in seconds since 1970. */
  at: number;
  /** How far it may be off, in seconds; at least one. */
  accuracy: number;
  /** Whether the authority's certificate leads to this one (DER). False for bytes that are no certificate. */
  leadsTo(trusted: Uint8Array<ArrayBuffer>): Promise<boolean>;
};

const MOST_CERTIFICATES = 8;
const LIMITS = { maxDepth: 32, maxNodes: 4000 };
const INFO_VERSION = 1;
/** Version, policy, imprint, number and time come first. */
const FIXED_MEMBERS = 5;
/** A figure of an accuracy: tag, length, and three bytes. A longer number would be read as none. */
const LONGEST_FIGURE = 5;
/** What is assumed of an authority that states no accuracy, and the least that is believed of one that does. */
const LEAST_ACCURACY = 1;

/** Refuses with `seal_time_invalid` unless the token is whole, over these bytes, and as such authorities make it. */
export async function readTimeStamp(stamped: StampedBytes): Promise<TimeStamp> {
  try {
    return await read(stamped);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return breakOff(`The time stamp cannot be read: ${error instanceof Error ? error.message : "of no known form"}.`);
  }
}

async function read({ token, over }: StampedBytes): Promise<TimeStamp> {
  const { data, signerInfo, certificates, info } = openToken(token.slice());
  const { genTime, messageImprint } = info;
  if (messageImprint.hashAlgorithm.algorithmId !== OIDS.sha256) breakOff("The time stamp is not over a SHA-256.");
  if (!(await info.verify({ data: over.slice().buffer }))) breakOff("The time stamp is over something else.");
  const signer = await findSigner(data, { signerInfo, over });
  const place = certificates.findIndex(({ certificate }) => certificate === signer);
  await checkSignedAttributes(signerInfo, certificates[place]?.bytes ?? new Uint8Array());
  if (!isForTimeStamps(signer)) breakOff("The time stamp was signed with a key that is not for time stamps alone.");
  if (!isValidAt(signer, genTime)) breakOff("The certificate of the time stamp was not valid at its time.");
  const others = certificates.flatMap(({ certificate }, at) => (at === place ? [] : [certificate]));
  return {
    at: Math.floor(genTime.getTime() / 1000),
    accuracy: accuracyOf(info),
    async leadsTo(bytes) {
      const trusted = readCertificate(bytes);
      const isItself = areEqual(bytes, certificates[place]?.bytes ?? new Uint8Array());
      return trusted !== null && leadsTo({ signer, others, trusted, isItself, time: genTime });
    },
  };
}

function openToken(token: Uint8Array<ArrayBuffer>) {
  const { result, offset } = fromBER(token, LIMITS);
  if (offset !== token.length) return breakOff("The time stamp is no single value.");
  const content = new ContentInfo({ schema: result });
  if (content.contentType !== OIDS.signedData) return breakOff("The time stamp is not signed.");
  const held = certificateBytesIn(content.content);
  if (held.length > MOST_CERTIFICATES) return breakOff("The time stamp holds too many certificates.");
  const data = new SignedData({ schema: content.content });
  const { eContent, eContentType } = data.encapContentInfo;
  if (eContentType !== OIDS.timeStampInfo || !eContent) return breakOff("The time stamp holds no time.");
  const [signerInfo, ...more] = data.signerInfos;
  if (signerInfo === undefined || more.length > 0) return breakOff("The time stamp has not exactly one signature.");
  const certificates = (data.certificates ?? []).flatMap((certificate, at) =>
    certificate instanceof Certificate ? [{ certificate, bytes: held[at] ?? new Uint8Array() }] : [],
  );
  return { data, signerInfo, certificates, info: readInfo(new Uint8Array(eContent.getValue())) };
}

/** What was stamped and when (RFC 3161, section 2.4.2). */
function readInfo(content: Uint8Array<ArrayBuffer>): TSTInfo {
  if (!isDer(content)) return breakOff("The time is not DER.");
  const info = TSTInfo.fromBER(content);
  if (info.version !== INFO_VERSION) return breakOff("The time is of a version that is not known.");
  if (info.extensions?.some(({ critical }) => critical)) return breakOff("The time has a condition that is not known.");
  const { result } = fromBER(content);
  const members = result instanceof Sequence ? result.valueBlock.value : [];
  const accuracy = members.slice(FIXED_MEMBERS).find((member) => member instanceof Sequence);
  const figures = accuracy?.valueBlock.value ?? [];
  if (figures.some(({ valueBeforeDecodeView }) => valueBeforeDecodeView.length > LONGEST_FIGURE))
    return breakOff("The time stamp states an accuracy out of any range.");
  return info;
}

/** The bytes of the certificates as they were signed, in their order. */
function certificateBytesIn(signedData: unknown): Uint8Array<ArrayBuffer>[] {
  const fields = signedData instanceof Sequence ? signedData.valueBlock.value : [];
  const set = fields.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  const value = set && "value" in set.valueBlock ? set.valueBlock.value : [];
  return Array.isArray(value) ? value.map(({ valueBeforeDecodeView }) => valueBeforeDecodeView.slice()) : [];
}

type SignatureOptions = { signerInfo: SignerInfo; over: Uint8Array<ArrayBuffer> };

/** The certificate whose key has signed the token. */
async function findSigner(data: SignedData, { signerInfo, over }: SignatureOptions): Promise<Certificate> {
  const { digestAlgorithm, signatureAlgorithm } = signerInfo;
  if (!isStrongDigest(digestAlgorithm.algorithmId) || !isKnownSignature(signatureAlgorithm.algorithmId)) {
    breakOff("The time stamp is signed in a way that is not accepted.");
  }
  const { signatureVerified, signerCertificate } = await data.verify({
    signer: 0,
    data: over.slice().buffer,
    checkChain: false,
    extendedMode: true,
  });
  if (!signatureVerified || !signerCertificate) return breakOff("The signature of the time stamp does not fit it.");
  return signerCertificate;
}

function accuracyOf({ accuracy }: TSTInfo): number {
  const { seconds = 0, millis = 0, micros = 0 } = accuracy ?? {};
  return Math.max(LEAST_ACCURACY, Math.ceil(seconds + millis / 1000 + micros / 1_000_000));
}
