/** The calls about visits: reporting one, and reading those of one's own documents. */
import { getOwnVisits } from "@ijaza/schema/overviews";
import { reportVisit } from "@ijaza/schema/visits";
import { api } from "../../platform/api/api.ts";
import { type Reply, requestOf, type Sent } from "../../platform/api/request.ts";

export type OwnWeek = Reply<typeof getOwnVisits>["documents"][number]["weeks"][number];

const visits = api.injectEndpoints({
  endpoints: (build) => ({
    /** `keepalive` sends it even when the page is left at once. */
    reportVisit: build.mutation<void, NonNullable<Sent<typeof reportVisit>>>({
      query: (visit) => ({ ...requestOf(reportVisit, visit), keepalive: true }),
    }),
    getOwnVisits: build.query<Reply<typeof getOwnVisits>, void>({ query: () => requestOf(getOwnVisits, {}) }),
  }),
});

export const { useReportVisitMutation, useGetOwnVisitsQuery } = visits;
