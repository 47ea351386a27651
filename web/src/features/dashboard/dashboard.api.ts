/** The calls of the dashboards. */
import { getAttention, getComparison, getFirstSteps } from "@ijaza/schema/statistics/overviews";
import {
  type Counts,
  callOf,
  type Grain,
  type Statistic,
  type StatisticFilter,
} from "@ijaza/schema/statistics/statistic";
import { skipToken } from "@reduxjs/toolkit/query";
import { useUser } from "../../platform/actor.ts";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type FirstStep = Reply<typeof getFirstSteps>["steps"][number];
export type Attention = Reply<typeof getAttention>;

const dashboard = api.injectEndpoints({
  endpoints: (build) => ({
    /** Any statistic, by the path of its call. */
    getStatistic: build.query<unknown, StatisticFilter & { path: string }>({
      query: ({ path, ...narrowing }) => ({ method: "GET", url: path, params: narrowing }),
      providesTags: ["diplomas", "students", "universities"],
    }),
    getComparison: build.query<Reply<typeof getComparison>, Sent<typeof getComparison>>({
      query: queryOf(getComparison),
      providesTags: ["diplomas", "students"],
    }),
    getFirstSteps: build.query<Reply<typeof getFirstSteps>, Sent<typeof getFirstSteps>>({
      query: queryOf(getFirstSteps),
      providesTags: [
        "diplomas",
        "certificates",
        "users",
        "fundingRequests",
        "signatories",
        "templates",
        "factors",
        "balance",
        "universities",
      ],
    }),
    getAttention: build.query<Reply<typeof getAttention>, Sent<typeof getAttention>>({
      query: queryOf(getAttention),
      providesTags: ["diplomas", "universities"],
    }),
  }),
});

export const { useGetComparisonQuery, useGetAttentionQuery, useGetFirstStepsQuery } = dashboard;

/** Fetches a statistic; without data when the reader's role may not see it. */
export const useStatistic = <G extends Grain>(statistic: Statistic<G>, narrowing: StatisticFilter = {}) => {
  const call = callOf(statistic, useUser().role);
  const query = dashboard.useGetStatisticQuery(call ? { path: call.path, ...narrowing } : skipToken);
  // The answer of a statistic's call has the shape of its grain.
  return { ...query, data: query.data as Counts<G> | undefined };
};
