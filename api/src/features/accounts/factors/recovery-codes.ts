/** Recovery codes: ten secrets, each valid once, for people who lost their other factors. */
import { createHash } from "node:crypto";
import { plainBase32 } from "@ijaza/verifier/typed/code";
import type { Trx } from "../../../platform/database.ts";
import { newPassphrase } from "../../../platform/ids.ts";
import { replaceRecoveryCodes } from "./factors.repository.ts";

const HOW_MANY = 10;

/** However it is typed, and with its letters mistaken for digits. */
export const digestOfCode = (code: string): Buffer => createHash("sha256").update(plainBase32(code)).digest();

/** Makes new codes, which are shown once; the former ones end. */
export async function renewCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newPassphrase);
  await replaceRecoveryCodes(trx, { userId, digests: codes.map(digestOfCode) });
  return codes;
}
