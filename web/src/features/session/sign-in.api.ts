/** The calls of signing in, which only the sign-in page makes. */
import { updatePassword } from "@ijaza/schema/accounts/calls";
import { countStudentLogin } from "@ijaza/schema/session/student";
import { finishFirstSignIn } from "@ijaza/schema/students/calls";
import { signIn, signInStudent, signInWithCode } from "@ijaza/schema/users/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";
import { changeToken } from "./change-token.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Reply<typeof signIn>, Sent<typeof signIn>>({
      query: queryOf(signIn),
      onQueryStarted: changeToken,
    }),
    signInStudent: build.mutation<Reply<typeof signInStudent>, Sent<typeof signInStudent>>({
      query: queryOf(signInStudent),
      onQueryStarted: changeToken,
    }),
    signInWithCode: build.mutation<Reply<typeof signInWithCode>, Sent<typeof signInWithCode>>({
      query: queryOf(signInWithCode),
      onQueryStarted: changeToken,
    }),
    finishFirstSignIn: build.mutation<Reply<typeof finishFirstSignIn>, Sent<typeof finishFirstSignIn>>({
      query: queryOf(finishFirstSignIn),
      onQueryStarted: changeToken,
    }),
    updatePassword: build.mutation<void, Sent<typeof updatePassword>>({ query: queryOf(updatePassword) }),
    countLogin: build.mutation<Reply<typeof countStudentLogin>, void>({ query: queryOf(countStudentLogin) }),
  }),
});

export const {
  useSignInMutation,
  useSignInStudentMutation,
  useSignInWithCodeMutation,
  useFinishFirstSignInMutation,
  useUpdatePasswordMutation,
  useCountLoginMutation,
} = calls;
