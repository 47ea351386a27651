/** `npm run admin`: the operator manages accounts, and keys of universities, at the console. Exit 0 done, 1 refused, 2 unable. */
import { username } from "@ijaza/schema/accounts/calls";
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import { email } from "@ijaza/schema/fields/forms";
import { readArguments } from "@ijaza/verifier/cli/arguments";
import { administerKeys, KEYS_USAGE, readKeysCommand } from "./admin-keys.ts";
import { ETHER_PAYMENT } from "./app-options.ts";
import { createOperating } from "./features/accounts/accounts.operating.ts";
import { createUsers } from "./features/users/users.service.ts";
import { AppError } from "./platform/app-error.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { type Db, openDatabase } from "./platform/database.ts";
import { proveInstallation } from "./platform/installation.ts";
import { runProgram } from "./platform/run-program.ts";
import { requireSchema } from "./platform/schema-version.ts";
import { deriveSecrets, findMasterKey, fingerprintOf } from "./platform/secrets.ts";
import { findDatabaseServer } from "./platform/servers.ts";
import { readSettings, type Settings } from "./platform/settings.ts";

const USAGE = `Usage: npm run admin -- <command> <e-mail>

  invite E-MAIL [--name NAME]   invites an admin of the platform and prints the link that sets the password;
                                again for who has not used it, which ends the former link
  block E-MAIL                  blocks an account of the staff and ends its sessions
  unblock E-MAIL                lifts the block
  reset-second-factor E-MAIL    takes passkeys, one-time codes and recovery codes away and ends the sessions
  keys                          lists keys of universities, marks stolen ones, and enters new ones; alone it says how

No mail server is needed: nothing is mailed. Everything is in the audit log, as done by the operator.
It works on the database of the settings, or on the embedded one in DATA_DIR, whether the product runs or not.

Exit code: 0 done, 1 refused, 2 the command or the settings do not fit, or the database does not answer.
`;

const OPTIONS = { name: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
const COMMANDS = ["invite", "block", "unblock", "reset-second-factor"] as const;

type Command = { name: (typeof COMMANDS)[number]; email: string; username: string };
type Deps = { db: Db; publicUrl: string; clock?: Clock; print: (text: string) => void };

/** Reads the arguments; null for a call for help. Throws an error with the usage. */
export function readCommand(args: string[]): Command | null {
  const { values, positionals } = readArguments({ args, options: OPTIONS, usage: USAGE });
  const [command, address, ...more] = positionals;
  if (values.help || positionals.length === 0) return null;
  const name = COMMANDS.find((each) => each === command);
  if (!name) throw new Error(`There is no command ${command}.\n\n${USAGE}`);
  if (address === undefined || more.length > 0) throw new Error(`${name} takes one e-mail address.\n\n${USAGE}`);
  if (values.name !== undefined && name !== "invite") throw new Error(`${name} takes no --name.\n\n${USAGE}`);
  const mailbox = email.safeParse(address);
  if (!mailbox.success) throw new Error(`${address} is not an e-mail address.`);
  const chosen = username.safeParse(values.name ?? mailbox.data.split("@")[0]);
  if (!chosen.success) throw new Error("A name has 1 to 80 characters on one line, one of them a letter, and no @.");
  return { name, email: mailbox.data, username: chosen.data };
}

/** Runs the command and prints its result; returns the exit code. */
export async function administer(command: Command, { print, clock = systemClock, ...deps }: Deps): Promise<0 | 1> {
  const accounts = createOperating({ ...deps, clock, users: createUsers() });
  const done = {
    invite: async () => sayLink(command, (await accounts.invite(command)).link),
    block: async () => ((await accounts.setBlocked(command.email, true)) ? "is blocked" : "was blocked already"),
    unblock: async () =>
      (await accounts.setBlocked(command.email, false)) ? "is not blocked any more" : "was not blocked",
    "reset-second-factor": async () => {
      const { link } = await accounts.resetSecondFactor(command.email);
      return `has no second factor any more${link ? `, and needs another password: ${sayLink(command, link)}` : ""}`;
    },
  };
  try {
    print(`${command.email} ${await done[command.name]()}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(REFUSALS[error.code]?.(command) ?? error.code);
    return 1;
  }
}

const sayLink = ({ name }: Command, link: string): string =>
  `${name === "invite" ? "is invited. Hand on this link, which" : "hand on this link, which"} works once within 72 hours:\n\n  ${link}\n\nIt is shown only now and kept nowhere`;

const REFUSALS: Partial<Record<RefusalCode, (command: Command) => string>> = {
  not_found: ({ email }) => `No member of the staff has the e-mail ${email}.`,
  email_taken: ({ email }) => `${email} belongs to an account with another role. Invite another address.`,
  username_taken: ({ username }) => `The name ${username} is taken. Give another with --name.`,
  already_registered: ({ email }) => `${email} has an account already, with a password of its own.`,
  account_blocked: ({ email }) => `${email} is blocked. Lift the block first: npm run admin -- unblock ${email}`,
};

/** Runs with the database of the settings, or with the embedded one. */
async function withDatabase(settings: Settings, run: (db: Db) => Promise<number>): Promise<number> {
  const server = await findDatabaseServer(settings);
  const { db } = openDatabase({ url: server.url, poolSize: 1 });
  try {
    await requireSchema(db, { settings });
    return await run(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

async function manageKeys(args: string[]): Promise<number> {
  const command = readKeysCommand(args);
  if (!command) {
    console.log(KEYS_USAGE);
    return 0;
  }
  const settings = readSettings(process.env);
  const masterKey = findMasterKey(settings);
  if (!masterKey)
    throw new Error(`There is no master key: neither KEY_ENCRYPTION_KEY, nor one in ${settings.dataDir}.`);
  const { registrarAddress: registrar, etherPayment = ETHER_PAYMENT } = settings;
  return withDatabase(settings, async (db) => {
    await proveInstallation(db, { key: fingerprintOf(masterKey) });
    const kek = deriveSecrets(masterKey).keyEncryption;
    return administerKeys(command, { db, clock: systemClock, kek, registrar, etherPayment, print: console.log });
  });
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args[0] === "keys") return manageKeys(args.slice(1));
  const command = readCommand(args);
  if (!command) {
    console.log(USAGE);
    return 0;
  }
  const settings = readSettings(process.env);
  return withDatabase(settings, (db) => administer(command, { db, publicUrl: settings.publicUrl, print: console.log }));
}

runProgram(import.meta.url, main, { failure: 2 });
