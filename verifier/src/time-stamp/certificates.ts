/** Decides about the certificates of time-stamping authorities: what they may be, and whether one leads to another. */
import { BasicConstraints, Certificate, type Extension, ExtKeyUsage, RSAPublicKey } from "pkijs";
import { isKnownSignature } from "./algorithms.ts";

const EXTENSIONS = {
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
  certificatePolicies: "2.5.29.32",
  extKeyUsage: "2.5.29.37",
};
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
/** Bits of `keyUsage`, of its first byte. */
const KEY_CERT_SIGN = 0x04;

/** From the signer's certificate to the trusted one; no authority has so many between. */
const LONGEST_PATH = 5;

/** Null when the bytes are no certificate. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): Certificate | null {
  try {
    return Certificate.fromBER(bytes);
  } catch {
    return null;
  }
}

export function isValidAt({ notBefore, notAfter }: Certificate, time: Date): boolean {
  return notBefore.value <= time && time <= notAfter.value;
}

const findExtension = ({ extensions = [] }: Certificate, id: string): Extension | undefined =>
  extensions.find(({ extnID }) => extnID === id);

/** Whether its key may sign time stamps and nothing else, as RFC 3161, section 2.3, demands. */
export function isForTimeStamps(certificate: Certificate): boolean {
  const usage = findExtension(certificate, EXTENSIONS.extKeyUsage);
  const parsed = usage?.parsedValue;
  const purposes = parsed instanceof ExtKeyUsage ? parsed.keyPurposes : [];
  return usage?.critical === true && purposes.length === 1 && purposes[0] === TIME_STAMPING;
}

/** Whether it may sign a certificate that stands that many certificates above the signer's. */
function isAuthority(certificate: Certificate, below: number): boolean {
  const basic = findExtension(certificate, EXTENSIONS.basicConstraints)?.parsedValue;
  if (!(basic instanceof BasicConstraints) || !basic.cA) return false;
  const { pathLenConstraint: limit } = basic;
  if (limit !== undefined && !(typeof limit === "number" && limit >= below)) return false;
  const usage = findExtension(certificate, EXTENSIONS.keyUsage)?.extnValue.valueBlock.valueHexView;
  // The value is a BIT STRING: tag, length, unused bits, and then the first byte.
  return usage === undefined || ((usage[3] ?? 0) & KEY_CERT_SIGN) !== 0;
}

/** A condition that this program does not know may not be passed over (RFC 5280, section 4.2). */
function hasUnknownCondition({ extensions = [] }: Certificate): boolean {
  const known = Object.values(EXTENSIONS);
  return extensions.some(({ critical, extnID }) => critical && !known.includes(extnID));
}

const FEWEST_BITS = 2048;

/** Whether its key is one of RSA that is too short. */
function isWeak({ subjectPublicKeyInfo: { parsedKey } }: Certificate): boolean {
  if (!(parsedKey instanceof RSAPublicKey)) return false;
  const { valueHexView: modulus } = parsedKey.modulus.valueBlock;
  const bytes = modulus[0] === 0 ? modulus.subarray(1) : modulus;
  return bytes.length * 8 - Math.clz32(bytes[0] ?? 0) + 24 < FEWEST_BITS;
}

export type PathQuestion = {
  signer: Certificate;
  /** Certificates that may lie between, in any order. */
  others: readonly Certificate[];
  trusted: Certificate;
  /** Whether the trusted one is the signer's own. */
  isItself: boolean;
  time: Date;
};

/**
 * Whether the signer's certificate leads to the trusted one, each valid at that time and signed by the next. Goes up one
 * by one and never back, so that certificates that sign each other cost nothing.
 */
export async function leadsTo({ signer, others, trusted, isItself, time }: PathQuestion): Promise<boolean> {
  if (!isValidAt(trusted, time) || !isValidAt(signer, time) || hasUnknownCondition(signer)) return false;
  if (isItself) return !isWeak(signer);
  let present = signer;
  let left = [...others];
  for (let below = 0; below < LONGEST_PATH; below++) {
    if (isAuthority(trusted, below) && (await isSignedBy(present, trusted))) return true;
    const next = await findIssuer({ certificate: present, others: left, time, below });
    if (next === undefined) return false;
    left = left.filter((each) => each !== next);
    present = next;
  }
  return false;
}

type IssuerQuestion = { certificate: Certificate; others: readonly Certificate[]; time: Date; below: number };

async function findIssuer({ certificate, others, time, below }: IssuerQuestion): Promise<Certificate | undefined> {
  for (const other of others) {
    if (!isValidAt(other, time) || hasUnknownCondition(other) || !isAuthority(other, below)) continue;
    if (await isSignedBy(certificate, other)) return other;
  }
  return undefined;
}

async function isSignedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  if (!certificate.issuer.isEqual(issuer.subject)) return false;
  if (!isKnownSignature(certificate.signatureAlgorithm.algorithmId) || isWeak(certificate) || isWeak(issuer))
    return false;
  return certificate.verify(issuer).catch(() => false);
}
