/** Blocks an account or lifts the block, and writes to its owner. */
import type { Author } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountDeps, writeMail } from "../accounts.deps.ts";
import { dropLinks } from "../accounts.links.ts";

type Block = { user: UserRow; blocked: boolean };

/** Changes the block of a locked user; the links to come in end with it. */
export async function changeBlock(
  trx: Trx,
  { clock, users }: Pick<AccountDeps, "clock" | "users">,
  { user, blocked, author }: Block & { author: Author },
): Promise<void> {
  await users.setBlocked(trx, { user, blocked, author, at: clock.now() });
  if (!blocked) return;
  await dropLinks(trx, { subjectId: user.id, purposes: ["reset", "confirm-email", "confirm-new-address"] });
}

/** Queues the mail about it; the owner of an account that was never opened gets none. */
export async function mailBlock(
  trx: Trx,
  mailer: Pick<AccountDeps["mailer"], "queue">,
  { user, blocked }: Block,
): Promise<void> {
  if (!user.accepted_at) return;
  const kind = blocked ? "accounts.blocked" : "accounts.unblocked";
  const { id, email, language, username: name, username_ar: nameAr, university_id: universityId } = user;
  const mail = writeMail({ kind, to: { id, email, language, name, nameAr, universityId } });
  await mailer.queue(trx, [mail], "once");
}
