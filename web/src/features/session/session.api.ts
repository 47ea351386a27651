/** The calls of the session: who is here, signing in, signing out. */
import { updatePassword } from "@ijaza/schema/accounts";
import { countStudentLogin } from "@ijaza/schema/own-account";
import { finishFirstSignIn, verifyStudent } from "@ijaza/schema/students";
import { keepAlive, logout, signIn, signInStudent, signInWithCode, verifyUser } from "@ijaza/schema/users";
import { api } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent } from "../../platform/api/request.ts";
import { loginsCounted } from "../../platform/identity/auth-state.ts";
import { changeToken } from "./change-token.ts";

const session = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: build.query<Reply<typeof verifyUser>, Sent<typeof verifyUser>>({ query: asking(verifyUser) }),
    verifyStudent: build.query<Reply<typeof verifyStudent>, Sent<typeof verifyStudent>>({
      query: asking(verifyStudent),
    }),
    signIn: build.mutation<Reply<typeof signIn>, Sent<typeof signIn>>({
      query: asking(signIn),
      onQueryStarted: changeToken,
    }),
    signInStudent: build.mutation<Reply<typeof signInStudent>, Sent<typeof signInStudent>>({
      query: asking(signInStudent),
      onQueryStarted: changeToken,
    }),
    signInWithCode: build.mutation<Reply<typeof signInWithCode>, Sent<typeof signInWithCode>>({
      query: asking(signInWithCode),
      onQueryStarted: changeToken,
    }),
    finishFirstSignIn: build.mutation<Reply<typeof finishFirstSignIn>, Sent<typeof finishFirstSignIn>>({
      query: asking(finishFirstSignIn),
      onQueryStarted: changeToken,
    }),
    updatePassword: build.mutation<void, Sent<typeof updatePassword>>({ query: asking(updatePassword) }),
    countLogin: build.mutation<Reply<typeof countStudentLogin>, void>({
      query: asking(countStudentLogin),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(loginsCounted(data.numberOfLogins)),
          () => {},
        ),
    }),
    keepAlive: build.mutation<void, void>({ query: asking(keepAlive) }),
    logout: build.mutation<void, void>({ query: asking(logout), onQueryStarted: changeToken }),
  }),
});

export const {
  useLazyVerifyUserQuery,
  useLazyVerifyStudentQuery,
  useSignInMutation,
  useSignInStudentMutation,
  useSignInWithCodeMutation,
  useFinishFirstSignInMutation,
  useUpdatePasswordMutation,
  useCountLoginMutation,
  useKeepAliveMutation,
  useLogoutMutation,
} = session;
