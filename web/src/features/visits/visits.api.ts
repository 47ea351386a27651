/** The call that reads the visits of one's own documents. */
import { getOwnVisits } from "@ijaza/schema/statistics/overviews";
import { api } from "../../platform/api/api.ts";
import { type Reply, requestOf } from "../../platform/api/request.ts";

export type OwnWeek = Reply<typeof getOwnVisits>["documents"][number]["weeks"][number];

const visits = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnVisits: build.query<Reply<typeof getOwnVisits>, void>({ query: () => requestOf(getOwnVisits, {}) }),
  }),
});

export const { useGetOwnVisitsQuery } = visits;
