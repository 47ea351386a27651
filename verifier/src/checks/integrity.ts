/** Integrity: the bundle and its credential are whole, and what is shown is what was signed. */
import type { Bundle } from "../bundle.ts";
import { report } from "../codes.ts";
import { type OpenedCredential, openCredential } from "../credential.ts";
import { parseBundle } from "../parse-bundle.ts";
import { Refusal } from "../refusal.ts";
import type { Check } from "../result.ts";

export type Opened = { check: Check; bundle?: Bundle; credential?: OpenedCredential };

/** Opens what was handed in; bundle and credential are there when the check is valid. */
export async function checkIntegrity(input: unknown): Promise<Opened> {
  const parsed = parseBundle(input);
  if (!parsed.ok) return { check: report("integrity", parsed.code, parsed.detail) };
  const { bundle } = parsed;
  try {
    const credential = await openCredential(bundle.credential);
    return { check: report("integrity", "credential_intact"), bundle, credential };
  } catch (error) {
    if (error instanceof Refusal) return { check: report("integrity", error.code, error.message) };
    throw error;
  }
}
