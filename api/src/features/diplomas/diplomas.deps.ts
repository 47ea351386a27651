/** The dependencies of this room's services. */
import type { RecordRoomDeps } from "../records/records.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Templates } from "../templates/templates.service.ts";

export type DiplomaDeps = RecordRoomDeps & {
  students: Pick<Students, "find" | "findByNumbers" | "findByIds" | "addFromRows">;
  templates: Pick<Templates, "findByName" | "findNewestById" | "onSampling">;
};
