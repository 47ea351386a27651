/** Members of the staff as `People`: how accounts read and change their password, e-mail and language. */
import type { Trx } from "../../platform/database.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { People, Person, UserRow, Users } from "../users/users.service.ts";

const personOf = (row: UserRow): Person => ({
  kind: "staff",
  id: row.id,
  universityId: row.university_id,
  role: row.role,
  name: row.username,
  nameAr: row.username_ar,
  email: row.email,
  passwordHash: row.password_hash,
  mustSetPassword: row.must_set_password,
  language: row.language,
  mailsOff: row.mails_off,
});

export function createStaffPeople({ users, universities }: { users: Users; universities: Universities }): People {
  const lock = async (trx: Trx, id: string): Promise<UserRow> => {
    const user = await users.lock(trx, id);
    if (!user) throw new Error(`there is no user ${id}`);
    return user;
  };

  return {
    async lock(trx, id) {
      const user = await users.lock(trx, id);
      return user && !user.blocked_at ? personOf(user) : undefined;
    },
    async findByEmail(trx, email) {
      const user = await users.findByEmail(trx, email);
      return user?.password_hash && !user.blocked_at ? [personOf(user)] : [];
    },
    async setPassword(trx, { id, ...set }) {
      await users.setPassword(trx, { user: await lock(trx, id), ...set });
    },
    async change(trx, { id, ...set }) {
      await users.change(trx, { user: await lock(trx, id), ...set });
    },
    describe: async (trx, id) => universities.describeUser(trx, await lock(trx, id)),
  };
}
