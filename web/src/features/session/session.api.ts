/** The calls about the session that every page makes: who is signed in, still active, signed out. */
import { verifyStudent } from "@ijaza/schema/student-session";
import { keepAlive, logout, verifyUser } from "@ijaza/schema/users";
import { api } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent } from "../../platform/api/request.ts";
import { changeToken } from "./change-token.ts";

const session = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: build.query<Reply<typeof verifyUser>, Sent<typeof verifyUser>>({ query: asking(verifyUser) }),
    verifyStudent: build.query<Reply<typeof verifyStudent>, Sent<typeof verifyStudent>>({
      query: asking(verifyStudent),
    }),
    keepAlive: build.mutation<void, void>({ query: asking(keepAlive) }),
    logout: build.mutation<void, void>({ query: asking(logout), onQueryStarted: changeToken }),
  }),
});

export const { useLazyVerifyUserQuery, useLazyVerifyStudentQuery, useKeepAliveMutation, useLogoutMutation } = session;
