/**
 * A write that is repeated with the same `idempotency-key` is not done twice. No reply is kept for it, because what one says of
 * a person, and the right to read that, may end: of what was made only the id.
 */
import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import { AppError, type FieldRefusal } from "../app-error.ts";
import type { Db, Trx } from "../database.ts";
import type { Upload } from "./multipart.ts";
import type { Platform } from "./platform.ts";

type Once = {
  platform: Platform;
  actor: Actor;
  key: string;
  request: FastifyRequest;
  files: readonly Upload[];
  /** Whether the call has a reply. */
  hasReply: boolean;
  run: (keep: KeepAnswer) => Promise<unknown>;
};

/** Keeps in the transaction of the work that it is done, so that a process which dies afterwards does not make a retry do it twice. */
export type KeepAnswer = (trx: Trx, answer: unknown) => Promise<void>;

/** A first try without an answer after this time counts as dead, and the retry runs. */
const FIRST_TRY_MS = 60_000;

export const SHORTEST_KEY = 8;
export const LONGEST_KEY = 200;

function refuseMisfit(key: string): void {
  const path = "idempotency-key";
  const refuse = (fault: Omit<FieldRefusal, "path">) => {
    throw new AppError("invalid_input", { fields: [{ path, ...fault }] });
  };
  if (key.length < SHORTEST_KEY) refuse({ error: "too_short", data: { min: SHORTEST_KEY } });
  if (key.length > LONGEST_KEY) refuse({ error: "too_long", data: { max: LONGEST_KEY } });
}

function digestOf({ request, files }: Pick<Once, "request" | "files">): Buffer {
  const hash = createHash("sha256").update(`${request.method} ${request.url}\n`);
  hash.update(JSON.stringify(request.body ?? null));
  for (const { name, bytes } of files) hash.update(`\n${JSON.stringify(name)} ${bytes.length}\n`).update(bytes);
  return hash.digest();
}

/** The id of what the answer is about: its own, or that of its first member that has one. */
function idIn(answer: unknown): string | undefined {
  const members = typeof answer === "object" && answer !== null ? [answer, ...Object.values(answer)] : [];
  const named = members.find((member): member is { _id: string } => typeof member?._id === "string");
  return named?._id;
}

/**
 * Runs the write. Of one that was done, `already_done` is thrown with the id of what it made, or nothing is given where it has
 * no answer. Refusals are not kept: whoever repeats is judged again. Throws `idempotency_key_reused`, `request_in_progress`.
 */
export async function runOnce(once: Once): Promise<unknown> {
  const { platform, actor, key, run } = once;
  refuseMisfit(key);
  const { db, clock } = platform;
  const digest = digestOf(once);
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({ subject_id: actor.id, key, request_digest: digest, created_at: clock.now() })
    .onConflict((on) =>
      on
        .columns(["subject_id", "key"])
        .doUpdateSet({ created_at: clock.now() })
        .where("idempotency_keys.is_done", "=", false)
        .where("idempotency_keys.request_digest", "=", digest)
        .where("idempotency_keys.created_at", "<", new Date(clock.now().getTime() - FIRST_TRY_MS)),
    )
    .returning("key")
    .executeTakeFirst();
  if (!claimed) return answerAgain(once, digest);
  const open = { subject_id: actor.id, key, is_done: false };
  const keep = async (connection: Db, answer: unknown): Promise<void> => {
    const done = { is_done: true, made_id: idIn(answer) ?? null };
    await connection
      .updateTable("idempotency_keys")
      .set(done)
      .where((each) => each.and(open))
      .execute();
  };
  try {
    const answer = await run(keep);
    await keep(db, answer);
    return answer;
  } catch (error) {
    // Of what is done the key stays, whatever failed afterwards.
    await db
      .deleteFrom("idempotency_keys")
      .where((each) => each.and(open))
      .execute();
    throw error;
  }
}

async function answerAgain(once: Once, digest: Buffer): Promise<unknown> {
  const { platform, actor, key, hasReply } = once;
  const kept = await platform.db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where((each) => each.and({ subject_id: actor.id, key }))
    .executeTakeFirst();
  // The first try was refused just now, so this one is judged again.
  if (!kept) return runOnce(once);
  if (!kept.request_digest.equals(digest)) throw new AppError("idempotency_key_reused");
  if (!kept.is_done) throw new AppError("request_in_progress", { retryAfter: 2 });
  if (hasReply) throw new AppError("already_done", kept.made_id === null ? {} : { members: { id: kept.made_id } });
  return undefined;
}

/** Deletes the idempotency keys of a person's calls. */
export async function forgetIdempotencyKeys(trx: Trx, subjectId: string): Promise<void> {
  await trx.deleteFrom("idempotency_keys").where("subject_id", "=", subjectId).execute();
}
