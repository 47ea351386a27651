/** Proves by its digest in a credential that the university handed in a file, wherever the file comes from. */
import type { Bundle } from "./bundle.ts";
import { report } from "./codes.ts";
import { CHECK_NAMES, type Claims, type Result } from "./result.ts";
import { type VerifyOptions, verify } from "./verify.ts";

/** Which file of the diploma has these bytes, by the SHA-256 digests in the claims; null when none has. */
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
 * Verifies a file together with the bundle that is said to belong to it: the checks of the diploma, and that the
 * university signed for exactly this file. Never throws, as `verify` never does.
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

/** The result holds no facts of the diploma, because the file in hand is not proved to belong to it. */
function refuse({ checkedAt }: Result, code: "file_not_named" | "file_differs"): Result {
  const [first, ...rest] = CHECK_NAMES;
  const checks = [report(first, code), ...rest.map((name) => report(name, "not_checked"))];
  const verdict = code === "file_differs" ? "invalid" : "unknown";
  return { verdict, reason: code, checks, facts: {}, checkedAt, block: null };
}

const toHexadecimal = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
