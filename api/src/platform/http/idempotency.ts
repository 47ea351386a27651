/** A retry of a write with the same `idempotency-key` gets the first answer, and the write is not repeated. */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import { AppError, type FieldRefusal } from "../app-error.ts";
import type { Trx } from "../database.ts";
import type { Platform } from "./platform.ts";

type Once = {
  platform: Platform;
  actor: Actor;
  key: string;
  request: FastifyRequest;
  reply: FastifyReply;
  statusFor: (answer: unknown) => number;
  run: () => Promise<unknown>;
};

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

/** Runs the write, or sends the answer of its first run. Refusals are not kept: the retry is judged again. */
export async function answerOnce(once: Once): Promise<FastifyReply> {
  const { platform, actor, key, request, reply, statusFor, run } = once;
  refuseMisfit(key);
  const digest = createHash("sha256")
    .update(`${request.method} ${request.url}\n`)
    .update(JSON.stringify(request.body ?? null))
    .digest();
  const { db, clock } = platform;
  const place = { subject_id: actor.id, key };
  const claimed = await db
    .insertInto("replies")
    .values({ ...place, request_digest: digest, created_at: clock.now() })
    .onConflict((on) =>
      on
        .columns(["subject_id", "key"])
        .doUpdateSet({ created_at: clock.now() })
        .where("replies.status", "is", null)
        .where("replies.request_digest", "=", digest)
        .where("replies.created_at", "<", new Date(clock.now().getTime() - FIRST_TRY_MS)),
    )
    .returning("key")
    .executeTakeFirst();
  const mine = (query: { subject_id: string; key: string }) =>
    db.selectFrom("replies").selectAll().where("subject_id", "=", query.subject_id).where("key", "=", query.key);
  if (!claimed) {
    const kept = await mine(place).executeTakeFirst();
    // The first try was refused just now, so this one is judged again.
    if (!kept) return answerOnce(once);
    if (!kept.request_digest.equals(digest)) throw new AppError("idempotency_key_reused");
    if (kept.status === null) throw new AppError("request_in_progress", { retryAfter: 2 });
    return reply
      .status(kept.status)
      .type("application/json")
      .send(kept.body ?? "");
  }
  try {
    const answer = await run();
    const body = JSON.stringify(answer);
    const status = statusFor(answer);
    await db
      .updateTable("replies")
      .set({ status, body: body ?? null })
      .where("subject_id", "=", place.subject_id)
      .where("key", "=", place.key)
      .execute();
    return reply
      .status(status)
      .type("application/json")
      .send(body ?? "");
  } catch (error) {
    await db.deleteFrom("replies").where("subject_id", "=", actor.id).where("key", "=", key).execute();
    throw error;
  }
}

/** Deletes the answers that are kept for retries of a person's calls. */
export async function forgetReplies(trx: Trx, subjectId: string): Promise<void> {
  await trx.deleteFrom("replies").where("subject_id", "=", subjectId).execute();
}
