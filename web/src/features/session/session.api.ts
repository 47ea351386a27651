/** The calls about the session that every page makes: who is signed in, still active, signed out. */
import { verifyStudent } from "@ijaza/schema/session/student";
import { keepAlive, logout, verifyUser } from "@ijaza/schema/users/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";
import { changeToken } from "./change-token.ts";

const session = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: build.query<Reply<typeof verifyUser>, Sent<typeof verifyUser>>({ query: queryOf(verifyUser) }),
    verifyStudent: build.query<Reply<typeof verifyStudent>, Sent<typeof verifyStudent>>({
      query: queryOf(verifyStudent),
    }),
    keepAlive: build.mutation<void, void>({ query: queryOf(keepAlive) }),
    logout: build.mutation<void, void>({ query: queryOf(logout), onQueryStarted: changeToken }),
  }),
});

export const { useLazyVerifyUserQuery, useLazyVerifyStudentQuery, useKeepAliveMutation, useLogoutMutation } = session;
