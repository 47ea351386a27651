/** The check `issuer`: the registry names the university, which held the credential key when the batch was anchored. */
import type { DiplomaState } from "../chain/chain-reader.ts";
import { report } from "../codes/codes.ts";
import { findLetterFault } from "../credential/letters.ts";
import type { Check } from "../result.ts";
import { findKeyFault } from "./key.ts";

export type IssuerEvidence = {
  /** The university that the credential names. */
  university: string;
  /** The issuer that the credential names. */
  did: string;
  /** The endpoint's newest block is older than the credential, so it cannot say that something is missing. */
  isBehind: boolean;
  state: DiplomaState;
};

/** Names are shown beside the verdict, so they follow the rule of claims; a domain is a host name (RFC 1123). */
const isUnclear = ({ name, domain }: DiplomaState["present"]): boolean =>
  findLetterFault(name) !== null || !/^[\w.-]*$/.test(domain);

export function checkIssuer({ university, did, isBehind, state }: IssuerEvidence): Check {
  const { batch, credentialKey: key, credentialReaffirmedAt: reaffirmedAt } = state;
  const fault = findKeyFault({ key, university, at: batch?.issuedAt ?? null, reaffirmedAt });
  const isMissing = !state.registered || fault === "unknown";
  if (isMissing && batch === null && isBehind) return report("issuer", "node_behind");
  if (!state.registered) return report("issuer", "university_unknown");
  if (fault !== null) return report("issuer", `key_${fault}`);
  const { name, domain, did: registered } = state.atIssue;
  // Without a batch it is not known which identity was that of the day; the anchoring decides then.
  if (batch !== null && did !== registered) {
    return report("issuer", "issuer_did_mismatch", `It names ${did} as its issuer, but ${name} is ${registered}.`);
  }
  if (isUnclear(state.atIssue) || isUnclear(state.present)) return report("issuer", "issuer_name_refused");
  return report("issuer", "issuer_recognised", `${name} (${domain}) signed this credential with its own key.`);
}
