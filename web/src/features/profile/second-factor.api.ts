/** The calls that set second factors up and remove them. */
import {
  beginCodes,
  beginPasskey,
  beginRemovingPasskey,
  confirmCodes,
  finishPasskey,
  getSecondFactor,
  removeCodes,
  removePasskey,
  renewRecoveryCodes,
} from "@ijaza/schema/accounts/second-factor";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type Factors = Reply<typeof getSecondFactor>;
export type Passkey = Factors["passkeys"][number];
export type CodeSecret = Reply<typeof beginCodes>;

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<Factors, void>({ query: queryOf(getSecondFactor), providesTags: ["factors"] }),
    beginPasskey: build.mutation<Reply<typeof beginPasskey>, void>({ query: queryOf(beginPasskey) }),
    finishPasskey: build.mutation<Reply<typeof finishPasskey>, Sent<typeof finishPasskey>>({
      query: queryOf(finishPasskey),
      invalidatesTags: (done) => (done ? ["factors"] : []),
    }),
    beginRemovingPasskey: build.mutation<Reply<typeof beginRemovingPasskey>, Sent<typeof beginRemovingPasskey>>({
      query: queryOf(beginRemovingPasskey),
    }),
    removePasskey: build.mutation<void, Sent<typeof removePasskey>>({
      query: queryOf(removePasskey),
      invalidatesTags: ["factors"],
    }),
    beginCodes: build.mutation<CodeSecret, void>({ query: queryOf(beginCodes) }),
    confirmCodes: build.mutation<Reply<typeof confirmCodes>, Sent<typeof confirmCodes>>({
      query: queryOf(confirmCodes),
      invalidatesTags: (done) => (done ? ["factors"] : []),
    }),
    removeCodes: build.mutation<void, Sent<typeof removeCodes>>({
      query: queryOf(removeCodes),
      invalidatesTags: ["factors"],
    }),
    renewRecoveryCodes: build.mutation<Reply<typeof renewRecoveryCodes>, void>({
      query: queryOf(renewRecoveryCodes),
      invalidatesTags: (done) => (done ? ["factors"] : []),
    }),
  }),
});

export const {
  useGetSecondFactorQuery,
  useBeginPasskeyMutation,
  useFinishPasskeyMutation,
  useBeginRemovingPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginCodesMutation,
  useConfirmCodesMutation,
  useRemoveCodesMutation,
  useRenewRecoveryCodesMutation,
} = calls;
