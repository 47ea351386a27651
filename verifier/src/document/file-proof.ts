/** Proves by its digest in a credential that the university handed in a file, wherever the file comes from. */

import { bytesToHex } from "@noble/hashes/utils.js";
import { report } from "../codes/codes.ts";
import type { Bundle } from "../credential/bundle.ts";
import { endedResult } from "../ended.ts";
import type { Claims, Result } from "../result.ts";
import { type VerifyOptions, verify } from "../verify.ts";

/** Which file of the diploma has these bytes, by the SHA-256 digests in the claims; null when none has. */
export async function provesFile(bytes: Uint8Array, claims: Claims): Promise<"file" | "attachment" | null> {
  const digest = bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice())));
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
  return endedResult({ code: isSilent ? "file_not_named" : "file_differs", now: new Date(result.checkedAt) });
}
