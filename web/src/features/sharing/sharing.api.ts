/** The calls of shares and of access requests. */
import { createShare, getShares, getShareViews, renewSharePin, takeBackShare } from "@ijaza/schema/sharing/shares";
import {
  blockDomain,
  confirmRequest,
  getAccessRequests,
  grantRequest,
  refuseRequest,
  requestAccess,
  updateShareSettings,
  withdrawRequest,
} from "@ijaza/schema/sharing/third-party";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type CreatedShare = Reply<typeof createShare>;

const sharing = api.injectEndpoints({
  endpoints: (build) => ({
    getShares: build.query<Reply<typeof getShares>, Sent<typeof getShares>>({
      query: queryOf(getShares),
      providesTags: ["shares"],
    }),
    getShareViews: build.query<Reply<typeof getShareViews>, Sent<typeof getShareViews>>({
      query: queryOf(getShareViews),
      // Never cached: whoever looks again wants the newest views.
      keepUnusedDataFor: 0,
    }),
    createShare: build.mutation<CreatedShare, Sent<typeof createShare>>({
      query: queryOf(createShare),
      invalidatesTags: ["shares"],
    }),
    takeBackShare: build.mutation<Reply<typeof takeBackShare>, Sent<typeof takeBackShare>>({
      query: queryOf(takeBackShare),
      invalidatesTags: ["shares"],
    }),
    renewSharePin: build.mutation<Reply<typeof renewSharePin>, Sent<typeof renewSharePin>>({
      query: queryOf(renewSharePin),
      invalidatesTags: ["shares"],
    }),
    requestAccess: build.mutation<Reply<typeof requestAccess>, Sent<typeof requestAccess>>({
      query: queryOf(requestAccess),
    }),
    confirmRequest: build.mutation<void, Sent<typeof confirmRequest>>({ query: queryOf(confirmRequest) }),
    withdrawRequest: build.mutation<void, Sent<typeof withdrawRequest>>({ query: queryOf(withdrawRequest) }),
    getAccessRequests: build.query<Reply<typeof getAccessRequests>, Sent<typeof getAccessRequests>>({
      query: queryOf(getAccessRequests),
      providesTags: ["shares"],
    }),
    grantRequest: build.mutation<Reply<typeof grantRequest>, Sent<typeof grantRequest>>({
      query: queryOf(grantRequest),
      invalidatesTags: ["shares"],
    }),
    refuseRequest: build.mutation<Reply<typeof refuseRequest>, Sent<typeof refuseRequest>>({
      query: queryOf(refuseRequest),
      invalidatesTags: ["shares"],
    }),
    blockDomain: build.mutation<Reply<typeof blockDomain>, Sent<typeof blockDomain>>({
      query: queryOf(blockDomain),
      invalidatesTags: ["shares"],
    }),
    updateShareSettings: build.mutation<void, Sent<typeof updateShareSettings>>({
      query: queryOf(updateShareSettings),
      invalidatesTags: ["shares"],
    }),
  }),
});

export const {
  useGetSharesQuery,
  useGetShareViewsQuery,
  useCreateShareMutation,
  useTakeBackShareMutation,
  useRenewSharePinMutation,
  useRequestAccessMutation,
  useConfirmRequestMutation,
  useWithdrawRequestMutation,
  useGetAccessRequestsQuery,
  useGrantRequestMutation,
  useRefuseRequestMutation,
  useBlockDomainMutation,
  useUpdateShareSettingsMutation,
} = sharing;
