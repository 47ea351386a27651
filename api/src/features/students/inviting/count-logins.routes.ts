/** The call by which the page counts a student's sign-in, once for each session. */
import { countStudentLogin } from "@ijaza/schema/session/student";
import { type Actor, withUniversity } from "../../../platform/actor.ts";
import { type Db, inScope } from "../../../platform/database.ts";
import type { Mount } from "../../../platform/http/mount.ts";
import { markLoginCounted } from "../../../platform/sessions.ts";

export function mountStudentLogins(mount: Mount, db: Db): void {
  mount(countStudentLogin, (_, { actor }) => countLogin(db, actor));
}

function countLogin(db: Db, actor: Actor): Promise<{ numberOfLogins: number }> {
  return inScope(db, { university: withUniversity(actor).universityId }, async (trx) => {
    const isFresh = await markLoginCounted(trx, actor.session);
    const row = await trx
      .updateTable("students")
      .set((student) => ({ number_of_logins: student("number_of_logins", "+", isFresh ? 1 : 0) }))
      .where("id", "=", actor.id)
      .returning("number_of_logins")
      .executeTakeFirstOrThrow();
    return { numberOfLogins: row.number_of_logins };
  });
}
