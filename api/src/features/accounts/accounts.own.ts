/** What an account says of its owner; a new e-mail counts once the owner has read what was mailed to it. */
import type { Input } from "@ijaza/schema/endpoint";
import type { updatePreferences, updateUser } from "@ijaza/schema/own-account";
import { type Actor, ownScopeOf, requireRecentPassword, scopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { redrawDataUrl } from "../../platform/files/raster.ts";
import type { Person, UserRow } from "../users/users.service.ts";
import { sendInvitation } from "./accounts.inviting.ts";
import { dropLinks, issueLink, redeemLink } from "./accounts.links.ts";
import {
  type AccountMeans,
  authorFor,
  type Caller,
  linkTo,
  lockOwner,
  refusingTakenNames,
  type Stranger,
  writeMail,
} from "./accounts.parts.ts";
import { mayAdminister, maySee } from "./accounts.policy.ts";
import { SIGNATURE } from "./accounts.registering.ts";

type Changes = Input<typeof updateUser>;
type Preferences = Input<typeof updatePreferences>;

export function createOwnAccount(means: AccountMeans) {
  const { db, clock, users, people, mailer, publicUrl } = means;

  /** Mails a link to the new address; until it is used the former one counts. */
  const askToConfirm = async (trx: Trx, caller: Caller, person: Person, email: string): Promise<void> => {
    const { kind, id: subjectId, universityId } = person;
    const at = clock.now();
    await dropLinks(trx, { subjectId, purposes: ["confirm-email"] });
    const secret = await issueLink(trx, { kind, subjectId, universityId, purpose: "confirm-email", email, at });
    const to = { ...person, email, language: person.language ?? caller.language };
    const values = { link: linkTo(publicUrl, "forget_password", secret) };
    await mailer.queue(trx, [writeMail({ kind: "accounts.confirm_email", to, values })]);
    const events = [{ kind: "email.change_asked", subjectId, data: { kind } }];
    await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
  };

  /** E-mails of the staff are one's own over all universities; whoever takes this one meanwhile is met when it is confirmed. */
  const refuseTaken = async (email: string | undefined, ownId: string): Promise<void> => {
    if (email === undefined) return;
    const other = await inScope(db, "all", (trx) => users.findByEmail(trx, email));
    if (other && other.id !== ownId) throw new AppError("email_taken");
  };

  const changeStaff = async (trx: Trx, caller: Caller, { user, email, ...given }: { user: UserRow } & Changes) => {
    const changes = changesOf(user, given);
    const done = { author: authorFor(caller), at: clock.now() };
    if (Object.keys(changes).length > 0) await users.change(trx, { user, changes, ...done });
    if (email === undefined || email === user.email) return;
    // Nobody has proved the address of an invitation either: the new one is proved by redeeming it.
    if (!user.accepted_at) {
      const moved = await users.change(trx, { user, changes: { email }, ...done });
      return sendInvitation(trx, means, { user: moved, language: caller.language });
    }
    const person = await people.staff.lock(trx, user.id);
    if (!person) throw new AppError("not_found");
    await askToConfirm(trx, caller, person, email);
  };

  const changeStudent = async (trx: Trx, caller: Caller, { email, username, numero }: Changes) => {
    const { id } = caller.actor;
    const person = await people.student.lock(trx, id);
    if (!person) throw new AppError("not_found");
    // A student's name is the university's to change: a correction is asked for.
    if (username !== undefined && username !== person.name) throw refusedField("username");
    const done = { id, author: authorFor(caller), at: clock.now() };
    if (numero !== undefined) await people.student.change(trx, { ...done, changes: { numero: numero || null } });
    if (email !== undefined && email !== person.email) await askToConfirm(trx, caller, person, email);
  };

  return {
    /** Throws `password_required` for a new e-mail when the password was not given lately. */
    async updateOwn(caller: Caller, given: Changes) {
      if (caller.actor.kind === "staff") await refuseTaken(given.email, caller.actor.id);
      return refusingTakenNames(
        inScope(db, ownScopeOf(caller.actor), async (trx) => {
          const { actor } = caller;
          const { email } = await people[actor.kind].describe(trx, actor.id);
          if (given.email !== undefined && given.email !== email) requireRecentPassword(actor, clock);
          if (actor.kind === "student") await changeStudent(trx, caller, given);
          else await changeStaff(trx, caller, { user: await lockOwn(trx, actor), ...given });
          return { user: await people[actor.kind].describe(trx, actor.id) };
        }),
      );
    },

    /** An administrator changes somebody else's account. */
    async updateById(caller: Caller, { userId, ...given }: Changes & { userId: string }) {
      await refuseTaken(given.email, userId);
      return refusingTakenNames(
        inScope(db, scopeOf(caller.actor), async (trx) => {
          const user = await users.lock(trx, userId);
          if (!user || !maySee(caller.actor, user)) throw new AppError("not_found");
          if (!mayAdminister(caller.actor, user) && user.id !== caller.actor.id) throw new AppError("forbidden");
          if (given.email !== undefined && given.email !== user.email) requireRecentPassword(caller.actor, clock);
          await changeStaff(trx, caller, { user, ...given });
          return { user: await people.staff.describe(trx, user.id) };
        }),
      );
    },

    /** The new e-mail counts from here; links mailed to the former address end. Throws `link_not_valid`. */
    confirmEmail: (token: string, { requestId, language }: Stranger) =>
      refusingTakenNames(
        inScope(db, "all", async (trx) => {
          const at = clock.now();
          const link = await redeemLink(trx, { secret: token, purposes: ["confirm-email"], at });
          if (!link?.email) throw new AppError("link_not_valid");
          const former = await lockOwner(trx, people[link.kind], link.subject_id);
          const { id, role } = former;
          const author: Author = { id, role, requestId };
          await people[link.kind].change(trx, { id, changes: { email: link.email }, author, at });
          await dropLinks(trx, { subjectId: id });
          const to = { ...former, language: former.language ?? language };
          await mailer.queue(trx, [writeMail({ kind: "accounts.email_changed", to })]);
        }),
      ),

    /** Sets the language, and for the staff the signature, drawn anew. */
    async updatePreferences({ actor, requestId }: Caller, { language, signature }: Preferences) {
      if (actor.kind === "student" && signature !== undefined) throw refusedField("signature");
      const drawn = signature ? await redrawDataUrl(signature, SIGNATURE) : signature;
      const changes = { ...(language && { language }), ...(drawn !== undefined && { signature: drawn }) };
      return inScope(db, ownScopeOf(actor), async (trx) => {
        const done = { author: authorFor({ actor, requestId }), at: clock.now() };
        const isEmpty = Object.keys(changes).length === 0;
        if (actor.kind === "staff" && !isEmpty) {
          await users.change(trx, { user: await lockOwn(trx, actor), changes, ...done });
        }
        if (actor.kind === "student" && language) {
          await people.student.change(trx, { id: actor.id, changes: { language }, ...done });
        }
        return { user: await people[actor.kind].describe(trx, actor.id) };
      });
    },
  };

  async function lockOwn(trx: Trx, actor: Actor): Promise<UserRow> {
    const user = await users.lock(trx, actor.id);
    if (!user) throw new AppError("not_authenticated");
    return user;
  }
}

const refusedField = (path: string) => new AppError("invalid_input", { fields: [{ path, error: "unknown_field" }] });

/** What differs from the record. */
function changesOf(user: UserRow, { username, numero }: Pick<Changes, "username" | "numero">) {
  const wanted = {
    ...(username !== undefined && { username }),
    ...(numero !== undefined && { numero: numero || null }),
  };
  const differs = Object.entries(wanted).filter(([name, value]) => user[name as keyof UserRow] !== value);
  return Object.fromEntries(differs) as Partial<Pick<UserRow, "username" | "numero">>;
}
