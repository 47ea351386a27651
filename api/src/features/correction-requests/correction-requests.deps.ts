/** What the room is made of, and who calls it. */
import type { Language } from "@ijaza/schema/product";
import type { TenantActor } from "../../platform/actor.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Scope } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Diplomas } from "../diplomas/diplomas.service.ts";
import type { Students } from "../students/students.service.ts";

export type RequestDeps = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  storage: Storage;
  publicUrl: string;
  students: Students;
  diplomas: Diplomas;
};

export type RequestCaller = { actor: TenantActor; language: Language; requestId: string };

export const scopeFor = ({ actor }: Pick<RequestCaller, "actor">): Scope => ({ university: actor.universityId });
