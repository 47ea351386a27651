/** Issues any credential with the parts by which the product signs badges and status lists; it keeps them in memory. */
import { describeStatus } from "../../src/features/badges/badges.content.ts";
import { signAs } from "../../src/features/badges/badges.signing.ts";
import { describeStatusList } from "../../src/features/badges/badges.status-lists.ts";
import { makeMultikey } from "../../src/platform/multikey.ts";
import { loadSuiteContext } from "./contexts.ts";
import { type Fault, findCredentialFault, isObject, type Json } from "./data-model.ts";

type IssuingDeps = { now: () => Date; listAddress: () => string };
type Issued = { fault: Fault; credential?: Json };

/** A fresh key; the issuer is its did:key. */
export function createIssuing({ now, listAddress }: IssuingDeps) {
  const key = makeMultikey();
  const did = `did:key:${key.multikey}`;
  const entries = new Map<string, number>();
  const revoked = new Set<number>();
  let places = 0;

  const nextStatus = (id: unknown) => {
    const entry = places++;
    entries.set(String(id), entry);
    return describeStatus(listAddress(), entry);
  };

  return {
    did,

    /** Who issues is always this issuer, whoever the credential named. With `hasStatus` it can be revoked. */
    async issue(unsigned: unknown, { hasStatus }: { hasStatus: boolean }): Promise<Issued> {
      const fault = findCredentialFault(unsigned);
      if (fault !== null || !isObject(unsigned)) return { fault };
      if ("proof" in unsigned) return { fault: "it has a proof already" };
      const issuer = isObject(unsigned.issuer) ? { ...unsigned.issuer, id: did } : did;
      const named = { ...unsigned, "@context": unsigned["@context"], issuer };
      const whole = hasStatus ? { ...named, credentialStatus: nextStatus(unsigned.id) } : named;
      // What JSON-LD would lose, since no context defines it or it is no URL, is not signed.
      return signAs(whole, { did, key, at: now(), load: loadSuiteContext }).then(
        (credential) => ({ fault: null, credential }),
        (error: Error) => ({ fault: `not every term is defined: ${error.message}` }),
      );
    },

    /** Sets or clears the bit of a credential that was issued with a status; false when there is none. */
    setRevoked(id: unknown, isRevoked: boolean): boolean {
      const entry = entries.get(String(id));
      if (entry === undefined) return false;
      if (isRevoked) revoked.add(entry);
      else revoked.delete(entry);
      return true;
    },

    statusList: () =>
      signAs(describeStatusList({ did, id: listAddress(), entries: [...revoked], now: now() }), {
        did,
        key,
        at: now(),
      }),
  };
}
