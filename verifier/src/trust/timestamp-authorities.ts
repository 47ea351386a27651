/** Reads the time-stamping authorities of an entry of a trust list, and the certificates in it. */
import { findUnknown, isObject, isText } from "../credential/shape.ts";
import type { TimestampAuthority } from "./trust.ts";

const MOST_AUTHORITIES = 16;
const LONGEST_NAME = 200;
/** In characters of base64. */
const LONGEST_CERTIFICATE = 12_000;
/** The letter with which base64 of a certificate begins: it is a sequence of more than 127 bytes. */
const FIRST = "M";

/** Null when the value is no list of authorities, or names a certificate twice; absent stays absent. */
export function readAuthorities(value: unknown): TimestampAuthority[] | undefined | null {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length > MOST_AUTHORITIES) return null;
  const authorities = value.flatMap((each) => (isAuthority(each) ? [each] : []));
  const certificates = new Set(authorities.map(({ certificate }) => certificate));
  return certificates.size === value.length ? authorities : null;
}

function isAuthority(value: unknown): value is TimestampAuthority {
  if (!isObject(value) || findUnknown(value, ["name", "certificate"]) !== undefined) return false;
  const { name, certificate } = value;
  if (!isText(name, LONGEST_NAME) || !isText(certificate, LONGEST_CERTIFICATE)) return false;
  return certificate.startsWith(FIRST) && decodeCertificate(certificate) !== null;
}

/** The bytes, or null for anything but base64 (RFC 4648, section 4) in its one spelling. */
export function decodeCertificate(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const letters = atob(text);
  return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
}
