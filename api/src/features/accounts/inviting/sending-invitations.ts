/** Mails the link by which an invited user opens the account. */
import type { Trx } from "../../../platform/database.ts";
import { universityValuesOf } from "../../universities/universities.service.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, linkTo, writeMail } from "../accounts.deps.ts";
import { dropLinks, issueLink } from "../accounts.links.ts";
import type { AccountMail } from "../accounts.mails.ts";

type Sent = { user: UserRow; sender: string };

/** Ends the former link and mails a new one. Throws `too_many_requests`. */
export async function sendInvitation(trx: Trx, deps: AccountServiceDeps, { user, sender }: Sent): Promise<void> {
  const { universities, mailer, publicUrl, clock } = deps;
  const isAdmin = user.role.startsWith("admin_");
  const purpose = isAdmin ? ("set-password" as const) : ("register" as const);
  await dropLinks(trx, { subjectId: user.id });
  const owner = { kind: "staff" as const, subjectId: user.id, universityId: user.university_id };
  const secret = await issueLink(trx, { ...owner, purpose, at: clock.now() });
  const university = user.university_id ? await universities.findById(trx, user.university_id) : undefined;
  const to = {
    id: user.id,
    universityId: user.university_id,
    name: user.username,
    nameAr: user.username_ar,
    email: user.email,
    language: user.language,
  };
  const values = {
    link: linkTo(publicUrl, isAdmin ? "forget_password" : "register", secret),
    ...(university && universityValuesOf(university)),
  };
  await mailer.queue(trx, [writeMail({ kind: kindFor(user), to, values })], { sender, purpose: "invitation" });
}

function kindFor({ role, university_id }: UserRow): AccountMail {
  if (role === "agent_uni") return "accounts.agent_invited";
  if (role !== "resp_uni") return "accounts.admin_invited";
  return university_id ? "accounts.responsable_invited" : "accounts.manager_invited";
}
