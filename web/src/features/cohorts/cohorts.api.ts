/** The calls about cohorts. */
import { getCohort, getCohortActivity, getCohorts, renameCohort } from "@ijaza/schema/cohorts/calls";
import { api } from "../../platform/api/api.ts";
import type { Reply } from "../../platform/api/request.ts";
import { taggedCalls } from "../../platform/api/tagged-calls.ts";

export type Activity = Reply<typeof getCohortActivity>["activity"][number];

const cohorts = api.injectEndpoints({
  endpoints: (build) => {
    const call = taggedCalls(build, { shown: ["cohorts", "diplomas", "certificates"], changed: ["cohorts"] });
    return {
      getCohorts: call.read(getCohorts),
      getCohort: call.read(getCohort),
      getCohortActivity: call.read(getCohortActivity),
      renameCohort: call.change(renameCohort),
    };
  },
});

export const { useGetCohortsQuery, useGetCohortQuery, useGetCohortActivityQuery, useRenameCohortMutation } = cohorts;
