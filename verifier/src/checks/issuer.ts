/** The check `issuer`: the registry names the university, which held the credential key when the batch was anchored. */
import type { DiplomaState } from "../chain-reader.ts";
import { report } from "../codes.ts";
import type { Check } from "../result.ts";
import { findKeyFault } from "./key.ts";

export type IssuerEvidence = {
  /** The university that the credential names. */
  university: string;
  /** The endpoint's newest block is older than the credential, so it cannot say that something is missing. */
  isBehind: boolean;
  state: DiplomaState;
};

export function checkIssuer({ university, isBehind, state }: IssuerEvidence): Check {
  const { batch, credentialKey } = state;
  const fault = findKeyFault({
    key: credentialKey,
    university,
    at: batch?.issuedAt ?? null,
    isReaffirmed: batch?.reaffirmed ?? false,
  });
  const isMissing = !state.registered || fault === "unknown";
  if (isMissing && batch === null && isBehind) return report("issuer", "node_behind");
  if (!state.registered) return report("issuer", "university_unknown");
  if (fault !== null) return report("issuer", `key_${fault}`);
  return report(
    "issuer",
    "issuer_recognised",
    `${state.name} (${state.domain}) signed this credential with its own key.`,
  );
}
