/**
 * Turns of public requests. A turn begins when the body has come and ends when the answer is ready, so that nobody who sends
 * or reads slowly holds one. Other requests take no turn; only their work is noted.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownShares } from "../time-shares.ts";
import type { TimeBudget } from "./time-budget.ts";

const entering = new WeakMap<FastifyRequest, () => Promise<void>>();
const leaving = new WeakMap<FastifyRequest, () => void>();
const within = new AsyncLocalStorage<true>();

/** Load balancers and operators are answered whatever their network has used. */
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"]);

/** Admits what is no call of a room: pages and their files, and what the server says of itself. */
export function admitOthers(app: FastifyInstance, budget: TimeBudget): void {
  app.addHook("onRequest", async (request, reply) => {
    const { url = "", config } = request.routeOptions;
    if (!config.endpoint && !ALWAYS_ANSWERED.has(url)) await admitPublic(budget, request, reply);
  });
}

/**
 * Runs the requests that the server makes of itself within the turn that the caller holds: a second turn would be waited for
 * by those who hold the first.
 */
export const withinTurn = <T>(work: () => Promise<T>): Promise<T> => within.run(true, work);

/** Refuses a network whose time is used up, and takes the turn of a request without a body. Throws `too_many_requests`. */
export async function admitPublic(budget: TimeBudget, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (within.getStore()) return;
  await budget.refuse(request.ip).catch((error) => {
    // A body is then not read, and whoever asks on regardless has to connect anew. Answered it is, or a proxy before us
    // would take this server for broken.
    reply.header("connection", "close");
    throw error;
  });
  const gone = new AbortController();
  reply.raw.once("close", () => {
    gone.abort();
    endTurn(request);
  });
  entering.set(request, async () => {
    entering.delete(request);
    const call = { gone: gone.signal, hasFile: request.isMultipart() };
    leaving.set(request, await budget.enter(request.ip, call));
    if (gone.signal.aborted) endTurn(request);
  });
  if (request.method === "GET" || request.method === "HEAD") await takeTurn(request);
}

/** Notes the work for somebody who is signed in, so that nobody else is charged for it. */
export function beginWork(request: FastifyRequest, reply: FastifyReply): void {
  leaving.set(request, ownShares.begin().end);
  reply.raw.once("close", () => endTurn(request));
}

/** Waits for the turn of an admitted request that has none yet. Throws `too_many_requests`. */
export const takeTurn = async (request: FastifyRequest): Promise<void> => entering.get(request)?.();

export function endTurn(request: FastifyRequest): void {
  leaving.get(request)?.();
  leaving.delete(request);
}
