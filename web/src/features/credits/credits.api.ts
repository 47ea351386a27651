/** The calls by which a university requests credits and ether and the platform decides, and the history of the requests. */
import {
  acceptCreditRequest,
  acceptEtherRequest,
  type FundingKind,
  getFundingRequests,
  rejectCreditRequest,
  rejectEtherRequest,
  requestCredits,
  requestEther,
} from "@ijaza/schema/credits/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, requestOf, type Sent } from "../../platform/api/request.ts";

const DECISIONS = {
  credit: { accept: acceptCreditRequest, reject: rejectCreditRequest },
  ether: { accept: acceptEtherRequest, reject: rejectEtherRequest },
} as const;

const credits = api.injectEndpoints({
  endpoints: (build) => ({
    getFundingRequests: build.query<Reply<typeof getFundingRequests>, Sent<typeof getFundingRequests>>({
      query: queryOf(getFundingRequests),
      providesTags: ["fundingRequests"],
    }),
    requestCredits: build.mutation<Reply<typeof requestCredits>, Sent<typeof requestCredits>>({
      query: queryOf(requestCredits),
      invalidatesTags: ["fundingRequests"],
    }),
    requestEther: build.mutation<Reply<typeof requestEther>, Sent<typeof requestEther>>({
      query: queryOf(requestEther),
      invalidatesTags: ["fundingRequests"],
    }),
    decideFundingRequest: build.mutation<
      Reply<typeof acceptCreditRequest>,
      { kind: FundingKind; decision: "accept" | "reject"; requestId: string }
    >({
      query: ({ kind, decision, requestId }) => requestOf(DECISIONS[kind][decision], { demandId: requestId }),
      invalidatesTags: ["fundingRequests", "balance"],
    }),
  }),
});

export const {
  useGetFundingRequestsQuery,
  useRequestCreditsMutation,
  useRequestEtherMutation,
  useDecideFundingRequestMutation,
} = credits;
