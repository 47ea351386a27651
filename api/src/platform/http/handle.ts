/**
 * How rooms handle their calls: in a transaction of the scope that the call declares, again when it conflicts with another one,
 * with the event that the handler notes, and with the answer for retries stored in the same transaction.
 */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { AuditKind } from "@ijaza/schema/audit/kinds";
import type { Call, CallScope } from "@ijaza/schema/calls/call";
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { Language } from "@ijaza/schema/product";
import type { FastifyReply } from "fastify";
import { type Actor, ownScopeOf, scopeOf, type TenantActor, withUniversity } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { type AuditEvent, type Author, appendAudit, authorOf, SYSTEM } from "../audit/audit.ts";
import { type Db, inScope, type Scope, type Trx } from "../database.ts";
import { retryOnConflict } from "../retry-on-conflict.ts";
import type { Context, Mount } from "./mount.ts";
import type { Upload } from "./multipart.ts";
import type { Platform } from "./platform.ts";

/** A file as the reply. It is sent after the transaction; what makes its bytes may open others. */
export type SentFile = {
  name: string;
  type: string;
  bytes: AsyncIterable<Uint8Array> | Uint8Array;
  headers?: Record<string, string>;
};

type ActorOf<C extends Call> = C["scope"] extends "own"
  ? TenantActor
  : C["who"] extends "anyone"
    ? Actor | null
    : Actor;

/** In the log of the caller's university and by the caller, if it does not say otherwise. */
type Noted = Omit<AuditEvent, "kind"> & { universityId?: string | null; author?: Author };

/** Notes the event that the call declares; of several, which. They are appended at the end of the transaction. */
type Note<A> = [A] extends [never]
  ? never
  : [A] extends [AuditKind]
    ? (event: Noted) => void
    : [A] extends [readonly (infer Kind)[]]
      ? (event: Noted & { kind: Kind }) => void
      : never;

type InTransaction<C extends Call> = { trx: Trx; note: Note<Exclude<C["audit"], undefined>> };

/** Runs one transaction in the call's scope, and again when it conflicts with another one. */
type Step<C extends Call> = <T>(work: (step: InTransaction<C>) => Promise<T>) => Promise<T>;

type Common<C extends Call, Rooms> = {
  actor: ActorOf<C>;
  /** When the call was made. */
  at: Date;
  language: Language;
  requestId: string;
  files: readonly Upload[];
  /** What the room uses of others. */
  rooms: Rooms;
};

type InSteps<C extends Call> = {
  step: Step<C>;
  /** The last step that writes: its result is the call's answer, kept with it for retries. */
  finish: (work: (step: InTransaction<C>) => Promise<Result<C>>) => Promise<Result<C>>;
};

type Result<C extends Call> = C extends { medium: "file" } ? SentFile : Answer<C>;

/** What a reader's own university does not have may be public. */
type Found<C extends Call> = C["scope"] extends "reader" ? Result<C> | undefined : Result<C>;

/** A call with its handler, as the list of a room has it. */
export type Handled<Rooms> = { mountOn: (mount: Mount, platform: Platform, rooms: Rooms) => void };

/** A call without a scope has no transaction. */
type WithScope<C extends Call> = C["scope"] extends "none" ? never : C;

/** How a room handles its calls which uses these other rooms. */
export const handlersWith = <Rooms>() => ({
  /** In one transaction. */
  handle: <C extends Call>(
    call: WithScope<C>,
    handler: (context: Common<C, Rooms> & InTransaction<C>, input: Input<C>) => Promise<Found<C>>,
  ): Handled<Rooms> =>
    handled<C, Rooms>(call as C, ({ finish, step: _, ...context }, input) =>
      finish((step) => handler({ ...context, ...step }, input) as Promise<Result<C>>),
    ),

  /** In several transactions or in none: what takes its time, as a file or a password, is made between them. */
  handleInSteps: <C extends Call>(
    call: C,
    handler: (context: Common<C, Rooms> & InSteps<C>, input: Input<C>) => Promise<Result<C>>,
  ): Handled<Rooms> => handled<C, Rooms>(call, handler),
});

/** Mounts the calls that a room lists. */
export function mountCalls<Rooms>(
  mount: Mount,
  { platform, rooms }: { platform: Platform; rooms: Rooms },
  calls: readonly Handled<Rooms>[],
): void {
  for (const call of calls) call.mountOn(mount, platform, rooms);
}

type Handler<C extends Call, Rooms> = (context: Common<C, Rooms> & InSteps<C>, input: Input<C>) => Promise<Result<C>>;

const handled = <C extends Call, Rooms>(call: C, handler: Handler<C, Rooms>): Handled<Rooms> => ({
  mountOn: (mount, { db, clock }, rooms) =>
    mount(call, async (input, { actor, language, files, request, reply, keepAnswer }: Context<C>) => {
      const who = call.scope === "own" ? withUniversity(actor!) : actor;
      const caller: CalledBy = { call, actor: who, at: clock.now(), requestId: request.id };
      const step: Step<C> = (work) => runStep(db, { caller, scopes: scopesOf(call.scope, { actor, input }), work });
      const finish: InSteps<C>["finish"] = (work) =>
        step(async (one) => {
          const answer = await work(one);
          await keepAnswer?.(one.trx, answer);
          return answer;
        });
      const { at, requestId } = caller;
      const common = { actor: who as ActorOf<C>, at, language, requestId, files, rooms };
      const result = await handler({ ...common, step, finish }, input);
      if (call.scope === "reader" && result === undefined) throw new AppError("not_found");
      return (call.medium === "file" ? sendFile(reply, result as SentFile) : result) as Answer<C>;
    }),
});

type CalledBy = { call: Call; actor: Actor | null; at: Date; requestId: string };
type RunStepOptions<C extends Call, T> = {
  caller: CalledBy;
  scopes: readonly Scope[];
  work: (step: InTransaction<C>) => Promise<T>;
};

/** In the first of the scopes that has what is read. */
async function runStep<C extends Call, T>(db: Db, { caller, scopes, work }: RunStepOptions<C, T>): Promise<T> {
  const [scope, ...others] = scopes;
  if (!scope) throw new Error(`${caller.call.method} ${caller.call.path} has no scope`);
  const result = await retryOnConflict(() =>
    inScope(db, scope, async (trx) => {
      const noted: (Noted & { kind?: AuditKind })[] = [];
      const note = (event: Noted) => void noted.push(event);
      const done = await work({ trx, note } as InTransaction<C>);
      for (const event of noted) await append(trx, caller, event);
      return done;
    }),
  );
  return result === undefined && others.length > 0 ? runStep(db, { caller, scopes: others, work }) : result;
}

async function append(trx: Trx, caller: CalledBy, noted: Noted & { kind?: AuditKind }): Promise<void> {
  const { call, actor, at, requestId } = caller;
  const {
    universityId = actor?.universityId ?? null,
    author = actor ? authorOf(actor, requestId) : { ...SYSTEM, requestId },
    kind = call.audit as AuditKind,
    ...event
  } = noted;
  await appendAudit(trx, { universityId, author, at, events: [{ ...event, kind }] });
}

function scopesOf(scope: CallScope, { actor, input }: { actor: Actor | null; input: unknown }): Scope[] {
  if (scope === "none") return [];
  if (scope === "reader") return [...(actor?.universityId ? [{ university: actor.universityId }] : []), "public"];
  if (scope === "public" || scope === "issuer" || scope === "visits") return [scope];
  if (typeof scope === "object") {
    if ("all" in scope) return [scope];
    return ["share" in scope ? { share: digestIn(input, scope.share) } : { request: digestIn(input, scope.request) }];
  }
  if (!actor) throw new AppError("not_authenticated");
  if (scope === "own") return [{ university: withUniversity(actor).universityId }];
  return [scope === "reach" ? scopeOf(actor) : ownScopeOf(actor)];
}

const digestIn = (input: unknown, member: string): string =>
  createHash("sha256")
    .update(String((input as Record<string, unknown>)[member]))
    .digest("hex");

/** Resolves with nothing, as handlers of files do. */
function sendFile(reply: FastifyReply, { name, type, bytes, headers = {} }: SentFile): undefined {
  reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .headers(headers)
    .send(bytes instanceof Uint8Array ? bytes : Readable.from(bytes, { objectMode: false }));
  return undefined;
}
