/** Mounts an endpoint. In order: rate, origin, session, policy, CSRF, validation, handler, serialisation. */
import { type Answer, type Endpoint, type Input, isWrite } from "@ijaza/schema/calls/endpoint";
import type { Language } from "@ijaza/schema/product";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, hasRole, requirePasswordOfReview, requireRecentPassword } from "../actor.ts";
import { AppError } from "../app-error.ts";
import type { Clock } from "../clock.ts";
import { noteReview, readSession, type SessionKind } from "../sessions.ts";
import { csrfBinding } from "./cookies.ts";
import { csrfRefusal } from "./csrf.ts";
import { type KeepAnswer, runOnce } from "./idempotency.ts";
import { judgeOf } from "./judge-input.ts";
import { readMultipart, type Upload } from "./multipart.ts";
import { isOwnOrigin } from "./origin.ts";
import type { Platform } from "./platform.ts";
import { admitPublic, beginWork, takeTurn } from "./public-turns.ts";
import { bodyLimitOf, jsonCallOf } from "./read-json.ts";
import { languageOfRequest } from "./server.ts";

export type Context<E extends Endpoint> = {
  actor: E["who"] extends "anyone" ? Actor | null : Actor;
  language: Language;
  /** The files of a multipart call, if the endpoint takes files. */
  files: readonly Upload[];
  request: FastifyRequest;
  reply: FastifyReply;
  /** Absent when the caller has named no key to repeat the call by. */
  keepAnswer?: KeepAnswer;
};

export type Handler<E extends Endpoint> = (input: Input<E>, context: Context<E>) => Promise<Answer<E>>;

const mounted = new WeakMap<FastifyInstance, Endpoint[]>();

/** The endpoints mounted so far, for the API reference and the tests. */
export const endpointsOf = (app: FastifyInstance): readonly Endpoint[] => mounted.get(app) ?? [];

/** Connects `mount` to a server and the platform. */
export function mountOn(app: FastifyInstance, platform: Platform) {
  return function mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): void {
    mounted.set(app, [...endpointsOf(app), endpoint]);
    const judge = judgeOf(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint, json: jsonCallOf(endpoint) },
      bodyLimit: bodyLimitOf(endpoint),
      // Checked before the body is read, so that large bodies of strangers are not parsed.
      onRequest: async (request, reply) => {
        reply.header("cache-control", "no-store");
        platform.meter.count(endpoint, request.ip);
        const guarded = endpoint.method !== "GET" && endpoint.csrf;
        if (guarded && !isOwnOrigin(request, { ...platform, strict: platform.strictOrigin }))
          throw new AppError("foreign_origin");
        if (guarded) refuseForgery(platform, request);
        const actor = await actorOf(platform, request, endpoint);
        if (!actor || endpoint.who === "anyone") await admitPublic(platform.budget, request, reply);
        else if (endpoint.medium !== "events") beginWork(request, reply);
        if (!actor && endpoint.who !== "anyone") await refuseLimited(platform, request);
        refuseStranger(endpoint, actor, platform.clock);
        actors.set(request, actor);
      },
      handler: async (request, reply) => {
        const files = await readBody(endpoint, request, reply);
        await takeTurn(request);
        const input = judge(request);
        const more = (endpoint.costOf?.(input) ?? 1) - 1;
        if (more > 0) platform.meter.count(endpoint, request.ip, more);
        const actor = actors.get(request) ?? null;
        if (endpoint.cache) reply.header("cache-control", endpoint.cache);
        const context = { actor, language: languageOfRequest(request), files, request, reply } as Context<E>;
        const run = async (keepAnswer?: KeepAnswer) => {
          const answer = await handler(input, keepAnswer ? { ...context, keepAnswer } : context);
          if (actor && endpoint.confirmed === "review" && endpoint.method !== "GET") {
            await noteReview(platform.db, { session: actor.session, clock: platform.clock });
          }
          return answer;
        };
        const key = request.headers["idempotency-key"];
        const once = { platform, request, files, run, hasReply: endpoint.status !== 204 };
        const isOnce = isWrite(endpoint) && actor && typeof key === "string";
        const answer = await (isOnce ? runOnce({ ...once, actor, key }) : run());
        if (reply.sent || endpoint.medium) return reply;
        return reply.status(statusFor(endpoint, answer)).send(answer);
      },
    });
  };
}

const statusFor = (endpoint: Endpoint, answer: unknown) => endpoint.statusOf?.(answer) ?? endpoint.status;

/** Sets the body of a multipart call, and returns its files. */
async function readBody(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Upload[]> {
  if (!request.isMultipart()) return [];
  const { body, files } = await readMultipart(endpoint, request).catch((error) => {
    // What is left of the body is then not read, as of a body of JSON that is too large.
    if (error instanceof AppError && error.code === "body_too_large") reply.header("connection", "close");
    throw error;
  });
  request.body = body;
  return files;
}

export type Mount = ReturnType<typeof mountOn>;

const actors = new WeakMap<FastifyRequest, Actor | null>();

function refuseForgery(platform: Platform, request: FastifyRequest): void {
  const token = request.headers["x-csrf-token"];
  const binding = csrfBinding(request, platform.cookies);
  if (typeof token !== "string" || token === "") throw new AppError("csrf_missing");
  const refusal = csrfRefusal(
    { key: platform.csrfKey, binding: binding ?? "nobody" },
    token,
    platform.clock.now().getTime(),
  );
  if (refusal) throw new AppError(refusal);
}

const KINDS: readonly SessionKind[] = ["staff", "student"];

async function actorOf(platform: Platform, request: FastifyRequest, endpoint: Endpoint): Promise<Actor | null> {
  let found: Actor | null = null;
  for (const kind of KINDS) {
    const secret = request.cookies[platform.cookies[kind]];
    if (!secret) continue;
    const held = { secret, kind, clock: platform.clock };
    const { limitedTo } = endpoint;
    const actor =
      (await readSession(platform.db, held)) ??
      (limitedTo ? await readSession(platform.db, { ...held, limitedTo }) : null);
    // When both sessions are open, the one whose role fits the call acts.
    if (actor && (endpoint.who === "anyone" || hasRole(actor, endpoint.who))) return actor;
    found ??= actor;
  }
  return found;
}

/** A signed-in caller who must set a password first is told so, instead of being asked to sign in. */
async function refuseLimited({ db, clock, cookies }: Platform, request: FastifyRequest): Promise<void> {
  for (const kind of KINDS) {
    const secret = request.cookies[cookies[kind]];
    const limited = secret && (await readSession(db, { secret, kind, clock, limitedTo: "password" }));
    if (limited) throw new AppError("first_sign_in_open");
  }
}

function refuseStranger(endpoint: Endpoint, actor: Actor | null, clock: Clock): void {
  if (endpoint.who === "anyone") return;
  if (!actor) throw new AppError("not_authenticated");
  if (!hasRole(actor, endpoint.who)) throw new AppError("forbidden");
  if (endpoint.confirmed === true) requireRecentPassword(actor, clock);
  if (endpoint.confirmed === "review") requirePasswordOfReview(actor, clock);
}
