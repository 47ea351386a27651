/** The seed of a seal: the hash of the diploma's data, in hexadecimal. */
import type { Bundle } from "@ijaza/verifier/credential/bundle";

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** For altered files and files that are no diploma: hashes every byte, since the signed part may be unchanged. */
export const sealOfBytes = async (bytes: Uint8Array): Promise<string> =>
  hexOf(await crypto.subtle.digest("SHA-256", bytes.slice()));

const credentialIn = (text: string): string | undefined => {
  try {
    const bundle: Partial<Bundle> | null = JSON.parse(text);
    return typeof bundle?.credential === "string" ? bundle.credential : undefined;
  } catch {
    return undefined;
  }
};

/**
 * For verified diplomas: hashes the issuer-signed JWT, so that the seal does not depend on which claims are disclosed.
 */
export const sealOfBundle = (text: string): Promise<string> => {
  const credential = credentialIn(text) ?? text;
  return sealOfBytes(new TextEncoder().encode(credential.split("~")[0] ?? credential));
};
