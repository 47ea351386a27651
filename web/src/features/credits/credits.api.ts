/** The calls by which a university requests credits and ether, and the history of its requests. */
import { getDepositDemands, sendCreditDemand, sendEtherDemand } from "@ijaza/schema/deposits";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

const credits = api.injectEndpoints({
  endpoints: (build) => ({
    getDepositDemands: build.query<Reply<typeof getDepositDemands>, Sent<typeof getDepositDemands>>({
      query: queryOf(getDepositDemands),
      providesTags: ["demands"],
    }),
    sendCreditDemand: build.mutation<Reply<typeof sendCreditDemand>, Sent<typeof sendCreditDemand>>({
      query: queryOf(sendCreditDemand),
      invalidatesTags: ["demands"],
    }),
    sendEtherDemand: build.mutation<Reply<typeof sendEtherDemand>, Sent<typeof sendEtherDemand>>({
      query: queryOf(sendEtherDemand),
      invalidatesTags: ["demands"],
    }),
  }),
});

export const { useGetDepositDemandsQuery, useSendCreditDemandMutation, useSendEtherDemandMutation } = credits;
