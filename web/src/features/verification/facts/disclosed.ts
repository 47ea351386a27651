/**
 * Reads what a bundle discloses and how much it withholds, without proving it: for documents that are verified
 * elsewhere. Pure.
 */
import type { Bundle } from "@ijaza/verifier/credential/bundle";
import type { Claims } from "@ijaza/verifier/result";

const UTF8 = new TextDecoder();

/** Decodes a part of a credential from base64url to JSON. */
const jsonIn = (part: string): unknown => {
  const bytes = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(UTF8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
};

const splitCredential = ({ credential }: Pick<Bundle, "credential">) => {
  const [jwt = "", ...rest] = credential.split("~");
  return { jwt, disclosures: rest.filter((each) => each !== "") };
};

const isClaim = (value: unknown): value is [string, string, string | number] =>
  Array.isArray(value) && value.length === 3 && typeof value[1] === "string";

/** The disclosed claims of a bundle, by name. */
export const claimsIn = (bundle: Pick<Bundle, "credential">): Claims =>
  Object.fromEntries(
    splitCredential(bundle)
      .disclosures.map(jsonIn)
      .filter(isClaim)
      .map(([, name, value]) => [name, value]),
  );

/** How many signed claims the bundle does not disclose. */
export const countCovered = (bundle: Pick<Bundle, "credential">): number => {
  const { jwt, disclosures } = splitCredential(bundle);
  const payload = jsonIn(jwt.split(".")[1] ?? "");
  const digests = typeof payload === "object" && payload !== null && "_sd" in payload ? payload._sd : [];
  return Array.isArray(digests) ? Math.max(0, digests.length - disclosures.length) : 0;
};
