/** What a seal is drawn from: the hash of the diploma's data, in hexadecimal. */
import type { Bundle } from "ijaza-verifier/bundle";

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const hash = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

const credentialIn = (text: string): string | undefined => {
  try {
    const bundle: Partial<Bundle> | null = JSON.parse(text);
    return typeof bundle?.credential === "string" ? bundle.credential : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A verified diploma's seal comes from the issuer-signed JWT, so that it is the same whichever claims are disclosed.
 * What was altered is drawn from all of it, for there the signed part may be the untouched one.
 */
export const sealOf = (text: string, { altered }: { altered: boolean }): Promise<string> => {
  const credential = credentialIn(text) ?? text;
  return hash(altered ? text : (credential.split("~")[0] ?? credential));
};
