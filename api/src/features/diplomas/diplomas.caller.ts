/** Who calls a service of this room, and what its services are made of. */
import type { Language } from "@ijaza/schema/product";
import { type Actor, type TenantActor, withUniversity } from "../../platform/actor.ts";
import { type Author, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Scope } from "../../platform/database.ts";
import type { Students } from "../students/students.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

export type Caller = { actor: TenantActor; language: Language; requestId: string };

export type DiplomaParts = {
  db: Db;
  clock: Clock;
  /** Keys the digests of content and of the audit log. */
  contentKey: Buffer;
  students: Pick<Students, "find" | "findByNumbers" | "findByIds" | "addFromRows">;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "findGoneAgents">;
};

type Request = { actor: Actor; language: Language; request: { id: string } };

/** The caller of a request; refuses one who belongs to no university. */
export function callerOf({ actor, language, request }: Request): Caller {
  return { actor: withUniversity(actor), language, requestId: request.id };
}

export const authorFor = ({ actor, requestId }: Caller): Author => authorOf(actor, requestId);

export const scopeFor = ({ actor }: Caller): Scope => ({ university: actor.universityId });
