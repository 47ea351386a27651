/** The keys with which issuers sign documents: decrypted when used, and never cached. */
import { stepInto, type Trx } from "../../../platform/database.ts";
import { createEs256Signer } from "../../../platform/es256.ts";
import { findActiveKey, findKeyTimes, type KeyRow, type Keys } from "./keys.ts";

export function createIssuerKeys(keys: Keys) {
  const findKey = (trx: Trx, universityId: string, purpose: "credential" | "badge") =>
    stepInto(trx, "issuer", () => findActiveKey(trx, { purpose, universityId }));

  return {
    credentialKeyOf: (trx: Trx, universityId: string) => findKey(trx, universityId, "credential"),
    openCredentialKey: keys.openCredentialKey,
    signerOf(row: KeyRow) {
      const { jwk, privateKey } = keys.openCredentialKey(row);
      return { jwk, sign: createEs256Signer(privateKey) };
    },
    keyTimesOf: findKeyTimes,
    async badgeKeyOf(trx: Trx, universityId: string) {
      const row = await findKey(trx, universityId, "badge");
      return row && keys.openBadgeKey(row);
    },
  };
}
