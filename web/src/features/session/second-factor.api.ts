/** The calls that complete a sign-in by a second factor. */
import {
  beginSignInWithPasskey,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from "@ijaza/schema/accounts/second-factor";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";
import { changeToken } from "./change-token.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    beginSignInWithPasskey: build.mutation<Reply<typeof beginSignInWithPasskey>, void>({
      query: queryOf(beginSignInWithPasskey),
    }),
    signInWithPasskey: build.mutation<Reply<typeof signInWithPasskey>, Sent<typeof signInWithPasskey>>({
      query: queryOf(signInWithPasskey),
      onQueryStarted: changeToken,
    }),
    signInWithOneTimeCode: build.mutation<Reply<typeof signInWithCode>, Sent<typeof signInWithCode>>({
      query: queryOf(signInWithCode),
      onQueryStarted: changeToken,
    }),
    signInWithRecoveryCode: build.mutation<Reply<typeof signInWithRecoveryCode>, Sent<typeof signInWithRecoveryCode>>({
      query: queryOf(signInWithRecoveryCode),
      onQueryStarted: changeToken,
    }),
  }),
});

export const {
  useBeginSignInWithPasskeyMutation,
  useSignInWithPasskeyMutation,
  useSignInWithOneTimeCodeMutation,
  useSignInWithRecoveryCodeMutation,
} = calls;
