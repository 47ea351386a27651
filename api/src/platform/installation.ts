/** What an installation keeps from its first start: its profile and its master key. The first node writes them. */
import { sql } from "kysely";
import type { Db } from "./database.ts";

declare module "./database.ts" {
  interface Tables {
    installation: { name: keyof Installation; value: string };
  }
}

export type Installation = {
  profile: "demo" | "production";
  /** The fingerprint of the master key. */
  key: string;
};

const WHY = {
  profile: ({ kept, present }) =>
    `This database belongs to the profile ${kept}, and PROFILE is ${present}. A demo has accounts that anybody can use, so it never ` +
    `becomes a platform, nor the other way round: give ${present} a database of its own, or set PROFILE=${kept}.`,
  key: ({ kept, present }) =>
    `This database was written with another master key: its fingerprint is ${kept}, that of this key is ${present}. With this one nobody ` +
    "could sign in and no university could sign. Give the key of the first start in KEY_ENCRYPTION_KEY, or in DATA_DIR/keys.",
} satisfies Record<keyof Installation, (is: { kept: string; present: string }) => string>;

/** Refuses properties that differ from the first start; those that are not stored yet are skipped. */
export async function proveInstallation(db: Db, present: Partial<Installation>): Promise<void> {
  const kept = await db.selectFrom("installation").select(["name", "value"]).execute();
  for (const { name, value } of kept) {
    const now = present[name];
    if (now !== undefined && now !== value) throw new Error(WHY[name]({ kept: value, present: now }));
  }
}

/** Refuses the database of another profile, also in an older schema; a database without a stored profile is skipped. */
export async function refuseOtherProfile(db: Db, profile: Installation["profile"]): Promise<void> {
  const { rows } = await sql<{ kept: boolean }>`select to_regclass('installation') is not null as kept`.execute(db);
  if (rows[0]?.kept) await proveInstallation(db, { profile });
}

/** Stores properties that are not stored yet, and refuses those that differ from the first start. */
export async function pinInstallation(db: Db, present: Installation): Promise<void> {
  await proveInstallation(db, present);
  const rows = [
    { name: "profile" as const, value: present.profile },
    { name: "key" as const, value: present.key },
  ];
  await db
    .insertInto("installation")
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
  // Two nodes made their first start together with different settings, and this one was second.
  await proveInstallation(db, present);
}
