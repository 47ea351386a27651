/** All migrations in their order. Until the first release there is none but the foundation. */
import type { Migration } from "kysely";
import * as foundation from "../../migrations/0001-foundation.ts";

/** `additive`: earlier releases can run on this schema. Any other migration keeps them from starting. */
export type Migrations = Record<string, Migration & { additive?: true }>;

export const MIGRATIONS: Migrations = { "0001-foundation": foundation };
