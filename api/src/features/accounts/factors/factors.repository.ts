/** Second factors in SQL: passkeys, secrets of one-time codes, recovery codes. */
import type { SecondFactor } from "@ijaza/schema/users/calls";
import type { Selectable } from "kysely";
import type { Tables, Trx } from "../../../platform/database.ts";

declare module "../../../platform/database.ts" {
  interface Tables {
    passkeys: {
      id: string;
      user_id: string;
      public_key: Buffer;
      counter: number;
      transports: string;
      name: string;
      created_at: Date;
      last_used_at: Date | null;
    };
    code_generators: {
      user_id: string;
      sealed: Buffer;
      created_at: Date;
      confirmed_at: Date | null;
      last_step: number;
    };
    recovery_codes: { user_id: string; digest: Buffer; used_at: Date | null };
  }
}

export type PasskeyRow = Selectable<Tables["passkeys"]>;
export type GeneratorRow = Selectable<Tables["code_generators"]>;

export async function listPasskeys(trx: Trx, userId: string): Promise<PasskeyRow[]> {
  return trx.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
}

export async function insertPasskey(trx: Trx, row: PasskeyRow): Promise<void> {
  await trx.insertInto("passkeys").values(row).execute();
}

export async function savePasskeyUse(trx: Trx, { id, counter, at }: { id: string; counter: number; at: Date }) {
  await trx.updateTable("passkeys").set({ counter, last_used_at: at }).where("id", "=", id).execute();
}

/** Deletes it; returns whether there was one. */
export async function deletePasskey(trx: Trx, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const gone = await trx.deleteFrom("passkeys").where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

export async function findGenerator(trx: Trx, userId: string): Promise<GeneratorRow | undefined> {
  return trx.selectFrom("code_generators").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Saves a new secret, which a first code has to confirm. */
export async function saveGenerator(trx: Trx, { userId, sealed, at }: { userId: string; sealed: Buffer; at: Date }) {
  const fresh = { sealed, created_at: at, confirmed_at: null, last_step: 0 };
  await trx
    .insertInto("code_generators")
    .values({ user_id: userId, ...fresh })
    .onConflict((on) => on.column("user_id").doUpdateSet(fresh))
    .execute();
}

/** Saves the time step of an accepted code; the first one confirms the set-up. */
export async function saveStep(trx: Trx, { generator, step, at }: { generator: GeneratorRow; step: number; at: Date }) {
  await trx
    .updateTable("code_generators")
    .set({ last_step: step, confirmed_at: generator.confirmed_at ?? at })
    .where("user_id", "=", generator.user_id)
    .execute();
}

/** Deletes it; returns whether one was set up. */
export async function deleteGenerator(trx: Trx, userId: string): Promise<boolean> {
  const gone = await trx.deleteFrom("code_generators").where("user_id", "=", userId).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Replaces all recovery codes; an empty list removes them. */
export async function replaceRecoveryCodes(trx: Trx, { userId, digests }: { userId: string; digests: Buffer[] }) {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  if (digests.length === 0) return;
  await trx
    .insertInto("recovery_codes")
    .values(digests.map((digest) => ({ user_id: userId, digest, used_at: null })))
    .execute();
}

/** Uses a code up; of several callers at once only one succeeds. */
export async function redeemRecoveryCode(
  trx: Trx,
  { userId, digest, at }: { userId: string; digest: Buffer; at: Date },
) {
  const used = await trx
    .updateTable("recovery_codes")
    .set({ used_at: at })
    .where("user_id", "=", userId)
    .where("digest", "=", digest)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(trx: Trx, userId: string): Promise<number> {
  const { left } = await trx
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** The second factors that are required at sign-in; empty when none is set up. */
export async function listMethods(trx: Trx, userId: string): Promise<SecondFactor[]> {
  const passkeys = await listPasskeys(trx, userId);
  const generator = await findGenerator(trx, userId);
  const methods: SecondFactor[] = [];
  if (passkeys.length > 0) methods.push("passkey");
  if (generator?.confirmed_at) methods.push("code");
  if (methods.length > 0 && (await countRecoveryCodes(trx, userId)) > 0) methods.push("recovery");
  return methods;
}

/** Deletes all factors of an account. */
export async function deleteFactors(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await deleteGenerator(trx, userId);
  await replaceRecoveryCodes(trx, { userId, digests: [] });
}
