/** The dependencies of this room's services. */
import type { MailStops } from "../../platform/mail/mail-stops.ts";
import type { RecordRoomDeps } from "../records/records.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Templates } from "../templates/templates.service.ts";
import type { Users } from "../users/users.service.ts";

export type CertificateDeps = RecordRoomDeps & {
  mailStops: Pick<MailStops, "findStopped" | "linkFor">;
  students: Pick<Students, "findByIds" | "findByNumbers" | "onDeletion">;
  templates: Pick<Templates, "findByName" | "findNewestById">;
  users: Pick<Users, "find">;
};
