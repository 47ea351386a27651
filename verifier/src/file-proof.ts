/** A file that a university handed in, proved by its digest in a credential; who holds it need not trust where it came from. */
import type { Bundle } from "./bundle.ts";
import { report } from "./codes.ts";
import { CHECK_NAMES, type Claims, type Result } from "./result.ts";
import { type VerifyOptions, verify } from "./verify.ts";

/** Which file of the diploma these bytes are, by the SHA-256 that its claims hold; null when none. */
export async function provesFile(bytes: Uint8Array, claims: Claims): Promise<"file" | "attachment" | null> {
  const digest = toHexadecimal(await crypto.subtle.digest("SHA-256", bytes.slice()));
  if (claims.fileSha256 === digest) return "file";
  return String(claims.attachmentsSha256 ?? "")
    .split(" ")
    .includes(digest)
    ? "attachment"
    : null;
}

/**
 * What can be said of a file and the bundle that is said to be its diploma's: the diploma's checks, and that it is this
 * file which the university signed for. Never throws, as `verify` does not.
 */
export async function verifyFile(
  { bytes, bundle }: { bytes: Uint8Array; bundle: Uint8Array | string | Bundle },
  options: VerifyOptions,
): Promise<Result> {
  const result = await verify(bundle, options);
  const [integrity, ...rest] = result.checks;
  if (integrity?.outcome !== "valid") return result;
  const claims = result.facts.claims ?? {};
  const proved = await provesFile(bytes, claims);
  if (proved)
    return {
      ...result,
      checks: [report("integrity", "file_proved"), ...rest],
      facts: { ...result.facts, file: proved },
    };
  const isSilent = claims.fileSha256 === undefined && claims.attachmentsSha256 === undefined;
  return refuse(result, isSilent ? "file_not_named" : "file_differs");
}

/** Nothing of the diploma is said to who holds another file. */
function refuse({ checkedAt }: Result, code: "file_not_named" | "file_differs"): Result {
  const [first, ...rest] = CHECK_NAMES;
  const checks = [report(first, code), ...rest.map((name) => report(name, "not_checked"))];
  const verdict = code === "file_differs" ? "invalid" : "unknown";
  return { verdict, reason: code, checks, facts: {}, checkedAt, block: null };
}

const toHexadecimal = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
