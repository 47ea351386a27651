/** Creates a database cluster once, so that a crash leaves either all of it or nothing. */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { syncDirectory } from "./durable-file.ts";
import type { PostgresPlace } from "./postgres-privilege.ts";
import { StartUpError } from "./start-up-error.ts";

const SUPERUSER = "postgres";
const PASSWORD_FILE = "ijaza.password";
const run = promisify(execFile);

/** Creates the cluster in `<dir>/data` unless it exists: loopback passwords, checksums, independent of the locale. */
export async function makeClusterIfMissing({ words, dir, native }: PostgresPlace): Promise<void> {
  const data = join(dir, "data");
  if (existsSync(join(data, "PG_VERSION"))) return;
  removeHalfMade(dir);
  const aside = join(dir, `data.new-${process.pid}`);
  const password = join(dir, "data.new-password");
  writeSecret(password, randomBytes(24).toString("base64url"));
  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const [command = "", ...args] = [
    ...words,
    join(native, "bin", "initdb"),
    "-D",
    aside,
    "-U",
    SUPERUSER,
    "--auth=scram-sha-256",
    `--pwfile=${password}`,
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--locale=${locale}`,
    "--data-checksums",
    "--no-instructions",
  ];
  await run(command, args, { cwd: "/" }).catch((error: Error) => {
    throw new StartUpError("server_did_not_start", { server: "PostgreSQL", reason: error.message.trim() });
  });
  renameSync(password, join(aside, PASSWORD_FILE));
  renameSync(aside, data);
  await syncDirectory(dir);
}

export type Login = { user: string; password: string; database: string };

export function superuserOf({ dir }: PostgresPlace): Login {
  const password = readFileSync(join(dir, "data", PASSWORD_FILE), "utf8");
  return { user: SUPERUSER, password, database: "postgres" };
}

export const urlOf = ({ user, password, database }: Login, port: number) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Writes a file that only the owner of the directory can read, whichever user writes it. */
export function writeSecret(path: string, secret: string): void {
  writeFileSync(path, secret, { mode: 0o600 });
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

function removeHalfMade(dir: string): void {
  for (const name of readdirSync(dir)) {
    if (name.startsWith("data.new")) rmSync(join(dir, name), { recursive: true, force: true });
  }
}
