/** The room cohorts: what one import brought, how far its records are, and its name. */
import { getCohort } from "./get-cohort.ts";
import { getCohortActivity } from "./get-cohort-activity.ts";
import { getCohortFiles } from "./get-cohort-files.ts";
import { getCohorts } from "./get-cohorts.ts";
import { renameCohort } from "./rename-cohort.ts";

export const cohortCalls = [getCohorts, getCohort, renameCohort, getCohortActivity, getCohortFiles];

/** For whoever deletes what is older than its period. */
export { deleteOldImports } from "./delete-old-imports.ts";
