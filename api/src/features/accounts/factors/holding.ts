/** Since when an account of the staff has been the same person's, as far as that can be shown. */
import type { Trx } from "../../../platform/database.ts";
import type { Users } from "../../users/users.service.ts";
import { findGenerator, listPasskeys } from "./factors.repository.ts";

/** The moment since which it has had both a second factor and its present e-mail address; null where it lacks one. */
export async function readHeldSince(trx: Trx, users: Pick<Users, "find">, id: string): Promise<Date | null> {
  const user = await users.find(trx, id);
  const moments = [(await listPasskeys(trx, id))[0]?.created_at, (await findGenerator(trx, id))?.confirmed_at];
  const factors = moments.filter((moment) => moment instanceof Date);
  if (factors.length === 0 || !user?.accepted_at) return null;
  const factor = Math.min(...factors.map(Number));
  return new Date(Math.max(factor, user.accepted_at.getTime(), user.email_since.getTime()));
}
