/** What the services of this room are made of. */
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Students } from "../students/students.service.ts";
import type { Templates } from "../templates/templates.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

export type DiplomaDeps = {
  db: Db;
  clock: Clock;
  /** Keys the digests of content and of the audit log. */
  contentKey: Buffer;
  students: Pick<Students, "find" | "findByNumbers" | "findByIds" | "addFromRows">;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "findGoneAgents">;
  templates: Pick<Templates, "findByName" | "findNewestById" | "onSampling">;
};
