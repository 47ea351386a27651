/** `npm run admin -- keys …`: the operator lists and guards keys of universities, also while no page can be reached. */
import { type RefusalCode, refusalMessage } from "@ijaza/schema/errors/errors";
import { KEY_CALLS, KEY_MARK_REASONS, type KeyAction, type UniversityKey } from "@ijaza/schema/keys/calls";
import { readArguments } from "@ijaza/verifier/cli/arguments";
import { readIdentity } from "./features/chain/identity.ts";
import { createKeys } from "./features/chain/keys/keys.ts";
import { createUniversityKeys } from "./features/chain/keys/university-keys.ts";
import { describeUniversityKey } from "./features/keys/describe-key.ts";
import { readKeys } from "./features/keys/read-keys.ts";
import { type KeyEvent, takeKeyAction } from "./features/keys/take-key-action.ts";
import { findBySlug, holdById } from "./features/universities/universities.repository.ts";
import { AppError } from "./platform/app-error.ts";
import { appendAudit } from "./platform/audit/audit.ts";
import type { Clock } from "./platform/clock.ts";
import { type Db, inScope, type Trx } from "./platform/database.ts";

export const KEYS_USAGE = `Usage: npm run admin -- keys <command>

  keys list UNIVERSITY                              the keys of a university, which is named as in its addresses
  keys mark KEY --since MOMENT [--reason REASON]    the guardian marks a key as compromised; MOMENT is like
                                                    2026-11-27T10:00:00Z, REASON one of ${KEY_MARK_REASONS.join(", ")}
  keys veto KEY                                     the guardian stops a key that has not begun
  keys confirm KEY                                  the registrar confirms what the guardian states
  keys clear KEY                                    the registrar clears a wrong mark
  keys rotate KEY                                   a new key takes over when it begins, and this one is ended
  keys end KEY                                      ends a key without another one

KEY is the id or the key itself, as the list shows them. The calls are sent by the running product.
`;

const OPTIONS = {
  since: { type: "string" },
  reason: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const COMMANDS: Record<string, KeyAction> = {
  mark: "mark",
  veto: "veto",
  confirm: "confirm",
  clear: "clear",
  rotate: "replace",
  end: "end",
};

export type KeysCommand =
  | { name: "list"; university: string }
  | { name: "take"; action: KeyAction; key: string; since?: string; reason?: string };

/** Reads the arguments after `keys`; null for a call for help. Throws an error with the usage. */
export function readKeysCommand(args: string[]): KeysCommand | null {
  const { values, positionals } = readArguments({ args, options: OPTIONS, usage: KEYS_USAGE });
  const [command, about, ...more] = positionals;
  if (values.help || command === undefined) return null;
  if (about === undefined || more.length > 0) throw new Error(`keys ${command} takes one name.\n\n${KEYS_USAGE}`);
  if (command === "list") return { name: "list", university: about };
  const action = COMMANDS[command];
  if (!action) throw new Error(`There is no command keys ${command}.\n\n${KEYS_USAGE}`);
  if (action !== "mark") return { name: "take", action, key: about };
  const { since = "", reason = "stolen" } = values;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(since) || Number.isNaN(Date.parse(since))) {
    throw new Error("A mark takes --since, such as 2026-11-27T10:00:00Z.");
  }
  if (!KEY_MARK_REASONS.some((each) => each === reason)) {
    throw new Error(`A reason is one of ${KEY_MARK_REASONS.join(", ")}.`);
  }
  return { name: "take", action, key: about, since: new Date(since).toISOString(), reason };
}

type KeysDeps = {
  db: Db;
  clock: Clock;
  kek: Buffer;
  /** The registrar's address when it is another party. */
  registrar: string | undefined;
  etherPayment: bigint;
  print: (text: string) => void;
};

/** Runs the command and prints its result; returns the exit code. */
export async function administerKeys(command: KeysCommand, deps: KeysDeps): Promise<0 | 1> {
  const { db, clock, kek, registrar, etherPayment, print } = deps;
  const identity = await readIdentity(db);
  if (!identity) throw new Error("This installation has not met its chain yet.");
  const universityKeys = createUniversityKeys({ keys: createKeys({ kek }), identity, registrar, clock });
  const rooms = { chain: { universityKeys }, universities: { holdById }, keys: { etherPayment } };
  const at = clock.now();
  try {
    if (command.name === "list") {
      const keys = await inScope(db, { all: "an operator names the university by its slug" }, async (trx) => {
        const university = await findBySlug(trx, command.university);
        if (!university) throw new AppError("not_found");
        return readKeys({ trx, at, rooms }, university.id);
      });
      for (const key of keys) print(lineOf(key));
      return 0;
    }
    const { action, since, reason } = command;
    const keyId = await inScope(db, { all: "an operator names a key of any university" }, (trx) =>
      findKeyId(trx, command.key),
    );
    const stated = { ...(since !== undefined && { since }), ...(reason !== undefined && { reason }) };
    const key = await inScope(db, { all: "an operator acts on keys of any university" }, async (trx) => {
      const noted: KeyEvent[] = [];
      const note = (event: KeyEvent) => void noted.push(event);
      const after = await takeKeyAction({ trx, at, rooms, note }, { action, request: { keyId, ...stated } });
      for (const { universityId, ...event } of noted) {
        const events = [{ ...event, kind: KEY_CALLS[action].audit }];
        await appendAudit(trx, { universityId, author: { id: null, role: "operator" }, at, events });
      }
      return describeUniversityKey(after, at);
    });
    print(lineOf(key));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(sentenceOf(error.code));
    return 1;
  }
}

const sentenceOf = (code: RefusalCode): string =>
  code === "not_found" ? "There is no such university or key." : refusalMessage({ code, language: "en" });

/** A key by its id, or by what it is to others. */
async function findKeyId(trx: Trx, name: string): Promise<string> {
  const row = await trx
    .selectFrom("chain_keys")
    .select("id")
    .where((key) => key.or([key("id", "=", name), key("public_id", "=", name)]))
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row.id;
}

const lineOf = ({ _id, purpose, publicId, state, validUntil, compromisedSince, open }: UniversityKey): string =>
  [
    _id,
    purpose.padEnd(10),
    state.padEnd(11),
    publicId,
    ...(validUntil ? [`until ${validUntil}`] : []),
    ...(compromisedSince ? [`compromised since ${compromisedSince}`] : []),
    ...open.map(({ action, waitsFor }) => `${action} waits for the ${waitsFor}`),
  ].join("  ");
