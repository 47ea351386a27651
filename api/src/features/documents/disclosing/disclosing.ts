/** Removes undisclosed claims from a bundle. Pure. */
import type { Bundle } from "@ijaza/verifier";
import { presentCredential } from "../../issuing/issuing.service.ts";

/** The same bundle with the disclosures of these claims only. */
export function discloseOnly(bundle: Bundle, names: Iterable<string>): Bundle {
  const shown = new Set<unknown>(names);
  const { jwt, disclosures } = splitCredential(bundle);
  return {
    ...bundle,
    credential: presentCredential(
      jwt,
      disclosures.filter((each) => shown.has(claimIn(each).name)),
    ),
  };
}

/** The claims that a bundle of ours discloses. */
export function claimsOf(bundle: Bundle): Record<string, string | number> {
  return Object.fromEntries(
    splitCredential(bundle)
      .disclosures.map(claimIn)
      .map(({ name, value }) => [name, value]),
  );
}

/** The signed JWT, whose hash is the leaf and the seed of the seal's drawing. */
export const jwtOf = (bundle: Bundle): string => splitCredential(bundle).jwt;

function splitCredential({ credential }: Bundle): { jwt: string; disclosures: string[] } {
  const [jwt = "", ...disclosures] = credential.split("~");
  return { jwt, disclosures: disclosures.filter((each) => each !== "") };
}

function claimIn(disclosure: string): { name: string; value: string | number } {
  const [, name, value] = JSON.parse(Buffer.from(disclosure, "base64url").toString("utf8"));
  return { name, value };
}
