/** What the calls of this room read of a request. */
import type { Language } from "@ijaza/schema/product";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { createVisitReader } from "../../platform/http/visits.ts";
import type { AnonymousCaller, Caller } from "./accounts.deps.ts";

type Context = { language: Language; request: FastifyRequest };

export const callerOf = ({ actor, language, request }: Context & { actor: Actor }): Caller => ({
  actor,
  language,
  requestId: request.id,
});

/** The same of who has no session, with the platform that knows browsers. */
export const createAnonymousCallerReader = (platform: Platform) => {
  const { originOf } = createVisitReader(platform);
  return ({ language, request }: Context): AnonymousCaller => ({
    ...originOf(request),
    language,
    requestId: request.id,
  });
};

/** The header `access-token`, or a text that is none. */
export function accessTokenOf({ headers }: FastifyRequest): string {
  const token = headers["access-token"];
  return typeof token === "string" ? token : "";
}

/** For calls that reply nothing. */
export const doneBy = async (work: Promise<unknown>): Promise<undefined> => {
  await work;
  return undefined;
};
