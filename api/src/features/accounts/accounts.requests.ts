/** Reads what the room's services need from a request. */
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

/** Makes the reader of a request without a session; `platform` recognises browsers by their cookie. */
export const createAnonymousCallerReader = (platform: Platform) => {
  const { originOf } = createVisitReader(platform);
  return ({ language, request }: Context): AnonymousCaller => ({
    ...originOf(request),
    language,
    requestId: request.id,
  });
};

/** The header `access-token`; empty when absent. */
export function accessTokenOf({ headers }: FastifyRequest): string {
  const token = headers["access-token"];
  return typeof token === "string" ? token : "";
}

/** Awaits the work of a call whose reply has no body. */
export const doneBy = async (work: Promise<unknown>): Promise<undefined> => {
  await work;
  return undefined;
};
