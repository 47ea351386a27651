/** What the services of this room are made of. */
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { MailStops } from "../../platform/mail/mail-stops.ts";
import type { Records } from "../records/records.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Templates } from "../templates/templates.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

export type CertificateDeps = {
  db: Db;
  clock: Clock;
  /** Keys the digests of content and of the audit log. */
  contentKey: Buffer;
  records: Records;
  mailStops: Pick<MailStops, "findStopped" | "linkFor">;
  students: Pick<Students, "findByIds" | "findByNumbers" | "onDeletion">;
  templates: Pick<Templates, "findByName" | "findNewestById">;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "find">;
};
