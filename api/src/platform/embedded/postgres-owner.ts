/** The ordinary role that owns the product's database; row-level security binds it, as it would not bind a superuser. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Login, superuserOf, urlOf, writeSecret } from "./postgres-cluster.ts";
import type { PostgresPlace } from "./postgres-privilege.ts";

const NAME = "ijaza";

/** Gives the login of role and database `ijaza`, made on first use. The role may create databases, which tests clone. */
export async function ensureOwner(place: PostgresPlace, port: number): Promise<Login> {
  const file = join(place.dir, "data", "ijaza.owner-password");
  if (existsSync(file)) return { user: NAME, database: NAME, password: readFileSync(file, "utf8") };
  const password = randomBytes(24).toString("base64url");
  const client = new pg.Client({ connectionString: urlOf(superuserOf(place), port) });
  await client.connect();
  try {
    await makeOwner(client, password);
  } finally {
    await client.end();
  }
  // Written last: until it is there, the next start makes the role anew with another password.
  writeSecret(file, password);
  return { user: NAME, database: NAME, password };
}

async function makeOwner(client: pg.Client, password: string): Promise<void> {
  const roles = await client.query("select from pg_roles where rolname = $1", [NAME]);
  const verb = roles.rowCount === 0 ? "create" : "alter";
  await client.query(`${verb} role ${NAME} login createdb password ${client.escapeLiteral(password)}`);
  const databases = await client.query("select from pg_database where datname = $1", [NAME]);
  if (databases.rowCount === 0) await client.query(`create database ${NAME} owner ${NAME}`);
}
