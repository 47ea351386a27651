/** Recovery codes: ten secrets, each valid once, for people who lost their other factors. */
import { createHash } from "node:crypto";
import type { Trx } from "../../../platform/database.ts";
import { newPassphrase } from "../../../platform/ids.ts";
import { replaceRecoveryCodes } from "./factors.repository.ts";

const HOW_MANY = 10;

/** Upper and lower case, spaces and dashes make no difference. */
export const digestOfCode = (code: string): Buffer =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[\s–-]/g, ""))
    .digest();

/** Makes new codes, which are shown once; the former ones end. */
export async function renewCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newPassphrase);
  await replaceRecoveryCodes(trx, { userId, digests: codes.map(digestOfCode) });
  return codes;
}
