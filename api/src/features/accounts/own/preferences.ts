/** The language of the own account, and the signature of a member of the staff. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { updatePreferences } from "@ijaza/schema/profile/preferences";
import { ownScopeOf } from "../../../platform/actor.ts";
import { inScope } from "../../../platform/database.ts";
import { redrawDataUrl } from "../../../platform/files/raster.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";
import { SIGNATURE } from "../inviting/registering.ts";
import { refusedField } from "./changing-accounts.ts";
import type { OwnReading } from "./own-user.ts";

export type PreferenceChanges = {
  /** Sets the language and, for the staff, the signature, which is re-encoded. */
  updatePreferences(
    caller: Caller,
    preferences: Input<typeof updatePreferences>,
  ): Promise<Answer<typeof updatePreferences>>;
};

export function createPreferences(deps: AccountServiceDeps, own: OwnReading): PreferenceChanges {
  const { db, clock, users, people } = deps;
  return {
    async updatePreferences({ actor, requestId }, { language, signature }) {
      if (actor.kind === "student" && signature !== undefined) throw refusedField("signature");
      const drawn = signature ? await redrawDataUrl(signature, { ...SIGNATURE, account: actor.id }) : signature;
      const changes = { ...(language && { language }), ...(drawn !== undefined && { signature: drawn }) };
      return inScope(db, ownScopeOf(actor), async (trx) => {
        const done = { author: authorFor({ actor, requestId }), at: clock.now() };
        const isEmpty = Object.keys(changes).length === 0;
        if (actor.kind === "staff" && !isEmpty) {
          await users.change(trx, { user: await own.lockStaff(trx, actor), changes, ...done });
        }
        if (actor.kind === "student" && language) {
          await people.student.change(trx, { id: actor.id, changes: { language }, ...done });
        }
        return { user: await own.describe(trx, actor) };
      });
    },
  };
}
