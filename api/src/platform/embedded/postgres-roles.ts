/** The two roles of the product's database, neither a superuser: the owner of its tables, and the server's role. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Login, superuserOf, urlOf, writeSecret } from "./postgres-cluster.ts";
import type { PostgresPlace } from "./postgres-privilege.ts";

const DATABASE = "ijaza";
/** Row-level security binds both; it would not bind a superuser. The owner may create databases, which tests clone. */
const ROLES = {
  owner: { user: "ijaza", options: "createdb", file: "ijaza.owner-password" },
  runtime: { user: "ijaza_app", options: "nocreatedb", file: "ijaza.app-password" },
} as const;

export type Logins = Record<keyof typeof ROLES, Login>;

/** Returns the logins of both roles; on first use creates them with the database that the owner owns. */
export async function ensureRoles(place: PostgresPlace, port: number): Promise<Logins> {
  const known = readLogins(place.dir);
  if (known) return known;
  const client = new pg.Client({ connectionString: urlOf(superuserOf(place), port) });
  await client.connect();
  try {
    const owner = await ensureRole(client, place, "owner");
    const databases = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${owner.user}`);
    const runtime = await ensureRole(client, place, "runtime");
    await client.query(`grant ${runtime.user} to ${owner.user}`);
    return { owner, runtime };
  } finally {
    await client.end();
  }
}

/** The logins of the cluster in this directory, if its files are readable; undefined before its first start ended. */
export function readLogins(dir: string): Logins | undefined {
  const owner = readLogin(dir, "owner");
  const runtime = readLogin(dir, "runtime");
  return owner && runtime && { owner, runtime };
}

function readLogin(dir: string, name: keyof typeof ROLES): Login | undefined {
  const { user, file } = ROLES[name];
  const path = join(dir, "data", file);
  return existsSync(path) ? { user, database: DATABASE, password: readFileSync(path, "utf8") } : undefined;
}

async function ensureRole(client: pg.Client, { dir }: PostgresPlace, name: keyof typeof ROLES): Promise<Login> {
  const known = readLogin(dir, name);
  if (known) return known;
  const { user, options, file } = ROLES[name];
  const password = randomBytes(24).toString("base64url");
  const roles = await client.query("select from pg_roles where rolname = $1", [user]);
  const verb = roles.rowCount === 0 ? "create" : "alter";
  await client.query(`${verb} role ${user} login ${options} password ${client.escapeLiteral(password)}`);
  // Written last: until it exists, each start sets a new password for the role.
  writeSecret(join(dir, "data", file), password);
  return { user, database: DATABASE, password };
}
