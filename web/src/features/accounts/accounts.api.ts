/** The calls about accounts: invitations, registration, forgotten passwords, and messages to the operators. */

import {
  forgetPassword,
  registerAgentUni,
  registerRespUni,
  resetPassword,
  resolveToken,
} from "@ijaza/schema/accounts/calls";
import { sendEmailToContactHelp } from "@ijaza/schema/accounts/contact";
import { confirmEmail, objectToNewAddress } from "@ijaza/schema/accounts/own";
import { stopMails } from "@ijaza/schema/mails/stops";
import { api } from "../../platform/api/api.ts";
import { csrf } from "../../platform/api/csrf.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

/** Registering signs in: it makes a new session, which the token of the old one does not fit. */
const changeToken = async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
  await queryFulfilled.then(csrf.forget, () => {});
};

export type MailedLink = Reply<typeof resolveToken>;

const accounts = api.injectEndpoints({
  endpoints: (build) => ({
    resolveToken: build.query<MailedLink, Sent<typeof resolveToken>>({ query: queryOf(resolveToken) }),
    registerAgent: build.mutation<Reply<typeof registerAgentUni>, Sent<typeof registerAgentUni>>({
      query: queryOf(registerAgentUni),
      onQueryStarted: changeToken,
    }),
    registerResponsable: build.mutation<Reply<typeof registerRespUni>, Sent<typeof registerRespUni>>({
      query: queryOf(registerRespUni),
      onQueryStarted: changeToken,
    }),
    forgetPassword: build.mutation<void, Sent<typeof forgetPassword>>({ query: queryOf(forgetPassword) }),
    resetPassword: build.mutation<void, Sent<typeof resetPassword>>({ query: queryOf(resetPassword) }),
    confirmEmail: build.mutation<void, Sent<typeof confirmEmail>>({ query: queryOf(confirmEmail) }),
    objectToNewAddress: build.mutation<void, Sent<typeof objectToNewAddress>>({
      query: queryOf(objectToNewAddress),
    }),
    stopMails: build.mutation<void, Sent<typeof stopMails>>({ query: queryOf(stopMails) }),
    sendEmailToContactHelp: build.mutation<void, Sent<typeof sendEmailToContactHelp>>({
      query: queryOf(sendEmailToContactHelp),
    }),
  }),
});

export const {
  useResolveTokenQuery,
  useRegisterAgentMutation,
  useRegisterResponsableMutation,
  useForgetPasswordMutation,
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useObjectToNewAddressMutation,
  useStopMailsMutation,
  useSendEmailToContactHelpMutation,
} = accounts;
