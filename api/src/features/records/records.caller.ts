/** The caller of a call on records, with the resulting scope and author. */
import type { Language } from "@ijaza/schema/product";
import { type Actor, type TenantActor, withUniversity } from "../../platform/actor.ts";
import { type Author, authorOf } from "../../platform/audit/audit.ts";
import type { Scope } from "../../platform/database.ts";

export type Caller = { actor: TenantActor; language: Language; requestId: string };

export type CallerContext = { actor: Actor; language: Language; request: { id: string } };

/** The caller of a request; refuses a caller without a university. */
export function callerOf({ actor, language, request }: CallerContext): Caller {
  return { actor: withUniversity(actor), language, requestId: request.id };
}

export const authorFor = ({ actor, requestId }: Caller): Author => authorOf(actor, requestId);

export const scopeFor = ({ actor }: Caller): Scope => ({ university: actor.universityId });
