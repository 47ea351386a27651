/** What a seal is drawn from: the hash of the diploma's data, in hexadecimal. */
import type { Bundle } from "@ijaza/verifier/bundle";

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Of what was altered, or is no diploma: drawn from every byte, for there the signed part may be the untouched one. */
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

/** A verified diploma's seal comes from the issuer-signed JWT, so that it is the same whichever claims are disclosed. */
export const sealOfBundle = (text: string): Promise<string> => {
  const credential = credentialIn(text) ?? text;
  return sealOfBytes(new TextEncoder().encode(credential.split("~")[0] ?? credential));
};
