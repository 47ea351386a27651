/** The door of the room keys: what people see of a university's keys, and what they do when one is not safe any more. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { countKeyDocuments, getUniversityKeys, UniversityKey } from "@ijaza/schema/keys/calls";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import { countIssuedWith } from "../issuing/issuing.service.ts";
import { nameOf, type Universities } from "../universities/universities.service.ts";
import {
  countMarksLeft,
  type KeyActionCall,
  type KeyActionDeps,
  type KeyReadingDeps,
  type KeyRequest,
  readKeys,
  takeKeyAction,
} from "./keys.actions.ts";
import { type KeyMailDeps, registerKeyMails } from "./keys.mails.ts";

export type { KeyRequest };

type KeyManagementDeps = KeyReadingDeps &
  KeyMailDeps & {
    db: Db;
    chain: Pick<Chain, "universityKeys" | "whenKeyChanges">;
    universities: Pick<Universities, "findById" | "holdById">;
    heldSinceOf: KeyActionDeps["heldSinceOf"];
  };

export type KeyManagement = {
  /** Throws `not_found` for another university than the own one. */
  read(actor: Actor, query: Input<typeof getUniversityKeys>): Promise<Answer<typeof getUniversityKeys>>;
  countDocuments(actor: Actor, question: Input<typeof countKeyDocuments>): Promise<Answer<typeof countKeyDocuments>>;
  /** Takes an action, and resolves with the key afterwards. Throws `not_found` and what `refusalOfKeyAction` says. */
  take(call: KeyActionCall): Promise<UniversityKey>;
};

export function createKeyManagement(deps: KeyManagementDeps): KeyManagement {
  const { db, chain, universities } = deps;
  const { mailReport, mailChange } = registerKeyMails(deps);

  chain.whenKeyChanges(async (trx, { keyId, change, at }) => {
    const key = await chain.universityKeys.find(trx, keyId);
    if (!key?.university_id) return;
    const event = { kind: `key.${change}`, subjectId: keyId, data: { purpose: key.purpose } };
    await appendAudit(trx, { universityId: key.university_id, author: SYSTEM, at, events: [event] });
    if (change !== "refused") await mailChange(trx, { key, change });
  });

  const actionDeps = {
    ...deps,
    async onTaken(trx: Trx, { action, key }: Parameters<Parameters<typeof takeKeyAction>[0]["onTaken"]>[1]) {
      if (action === "report") await mailReport(trx, key);
      // No registry is to confirm it.
      if (action === "mark" && key.purpose === "badge") await mailChange(trx, { key, change: "marked" });
    },
  };

  return {
    async read(actor, { universityId = actor.universityId }) {
      const tenant = tenantOf(actor);
      if (!universityId || (tenant !== null && tenant !== universityId)) throw new AppError("not_found");
      return inScope(db, scopeOf(actor), async (trx) => {
        const university = await universities.findById(trx, universityId);
        if (!university) throw new AppError("not_found");
        return {
          university: { _id: university.id, name: nameOf(university) },
          keys: await readKeys(trx, deps, universityId),
          marksLeft: tenant === null ? await countMarksLeft(trx, deps) : null,
          registrarIsOutside: chain.universityKeys.registrarIsOutside,
        };
      });
    },

    countDocuments: (actor, { id, since }) =>
      inScope(db, scopeOf(actor), async (trx) => {
        const key = await chain.universityKeys.find(trx, id);
        if (!key) throw new AppError("not_found");
        return countIssuedWith(trx, { keyId: id, publicId: key.public_id, since: new Date(since) });
      }),

    take: (call) => takeKeyAction(actionDeps, call),
  };
}
