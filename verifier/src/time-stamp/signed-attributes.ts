/** Checks the signed attributes of a time stamp: that it is one, and which certificate is its signer's (RFC 5816). */
import { ObjectIdentifier, OctetString, Sequence } from "asn1js";
import type { Attribute, SignerInfo } from "pkijs";
import { areEqual } from "../pdf/bytes.ts";
import { DIGESTS, OIDS } from "./algorithms.ts";
import { breakOff } from "./break-off.ts";

/** Refuses a signature that is not over this certificate, for another with the same key and name could say more. */
export async function checkSignedAttributes(
  { signedAttrs }: SignerInfo,
  certificate: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const attributes = signedAttrs?.attributes ?? breakOff("The time stamp has no signed attributes.");
  const contentType = onlyValue(attributes, [OIDS.contentType]);
  if (!(contentType instanceof ObjectIdentifier) || contentType.getValue() !== OIDS.timeStampInfo) {
    breakOff("What was signed is no time stamp.");
  }
  onlyValue(attributes, [OIDS.messageDigest]);
  const named = readNamedCertificate(onlyValue(attributes, [OIDS.signingCertificate, OIDS.signingCertificateV2]));
  const digest = new Uint8Array(await crypto.subtle.digest(named.hash, certificate));
  if (!areEqual(named.digest, digest)) breakOff("The time stamp names another certificate.");
}

/** The value of the one attribute of these types. */
function onlyValue(attributes: readonly Attribute[], types: readonly string[]): unknown {
  const [attribute, ...more] = attributes.filter(({ type }) => types.includes(type));
  if (attribute === undefined || more.length > 0 || attribute.values.length !== 1) {
    return breakOff("The time stamp lacks a signed attribute, or has it twice.");
  }
  return attribute.values[0];
}

/** The hash of the first certificate of SigningCertificate (RFC 2634) or SigningCertificateV2 (RFC 5035). */
function readNamedCertificate(value: unknown): { hash: string; digest: Uint8Array } {
  const [ids] = elementsOf(value);
  const [id] = elementsOf(ids);
  const [first, second] = elementsOf(id);
  const [algorithm] = elementsOf(first);
  const held = first instanceof OctetString ? first : second;
  if (!(held instanceof OctetString)) return breakOff("The time stamp names no certificate.");
  const digest = held.valueBlock.valueHexView;
  const stated = algorithm instanceof ObjectIdentifier ? algorithm.getValue() : defaultFor(digest);
  return { hash: DIGESTS[stated] ?? breakOff("The time stamp names its certificate by an unknown hash."), digest };
}

const SHA1_BYTES = 20;

/** Of the older attribute, which knows SHA-1 only, and of the newer one. */
const defaultFor = ({ length }: Uint8Array): string => (length === SHA1_BYTES ? OIDS.sha1 : OIDS.sha256);

const elementsOf = (value: unknown): unknown[] => (value instanceof Sequence ? value.valueBlock.value : []);
