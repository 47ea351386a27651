/** Universities in the registry: entered, given keys, suspended. */
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { ChainIdentity } from "../identity.ts";
import { makeMissingBadgeKeys } from "../keys/badge-keys.ts";
import type { Keys } from "../keys/keys.ts";
import { registrarOf } from "../keys/platform-keys.ts";
import { readSigningKeys } from "../keys/signing-keys.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import { type Enrolment, queueEnrolment, queueRegistration, type Registration } from "./enrolment.ts";
import { readEnrolmentState, whyNoWallet } from "./enrolment-state.ts";
import { registryCalls } from "./registry-calls.ts";
import { queueRename } from "./renaming.ts";

export type Suspension = { universityId: string; registryId: number; suspended: boolean };

type EntriesDeps = {
  db: Db;
  keys: Keys;
  identity: ChainIdentity;
  /** The registrar's address when it is another party. */
  registrar?: string | undefined;
  clock: Clock;
};

export function createEntries({ db, keys, identity: { registry }, registrar, clock }: EntriesDeps) {
  return {
    register: (trx: Trx, entry: Registration) => queueRegistration(trx, { registry, registrar }, entry),
    rename: (trx: Trx, entry: Registration) => queueRename(trx, { registry, registrar }, entry),
    enrol: (trx: Trx, enrolment: Enrolment) => queueEnrolment(trx, { keys, registry, registrar, clock }, enrolment),
    makeMissingBadgeKeys: () => makeMissingBadgeKeys({ db, keys, clock }),
    enrolmentOf: (universityId: string) =>
      inScope(db, { all: "an enrolment may wait behind that of another university" }, (trx) =>
        readEnrolmentState(trx, universityId),
      ),
    whyNoWallet,
    signingKeysOf: readSigningKeys,
    async suspend(trx: Trx, { universityId, registryId, suspended }: Suspension): Promise<void> {
      const signer = await registrarOf(trx, registrar);
      const kind = suspended ? "university.suspend" : "university.resume";
      const data = suspended ? registryCalls.suspendUniversity(registryId) : registryCalls.resumeUniversity(registryId);
      await queueTransaction(trx, { universityId, kind, signer, target: registry, data, subject: {} });
    },
  };
}
