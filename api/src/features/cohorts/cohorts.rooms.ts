/** What the room cohorts uses of other rooms. */
import { handlersWith } from "../../platform/http/handle.ts";
import type { Documents } from "../documents/documents.service.ts";
import type { Records } from "../records/records.service.ts";
import type { Users } from "../users/users.service.ts";

export type CohortRooms = {
  users: Pick<Users, "findGoneAgents">;
  records: Pick<Records, "kinds" | "mailKindsOf">;
  documents: Pick<Documents, "importArchive">;
};

export const { handle, handleInSteps } = handlersWith<CohortRooms>();
