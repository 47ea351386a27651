/** The calls that administer users. */

import { createAdmin, createAgentUni, createRespUni, resendInvitation } from "@ijaza/schema/accounts/calls";
import {
  blockAgent,
  blockUser,
  deleteAgent,
  deleteUser,
  getAllUsers,
  getAllUsersBySuperAdmin,
  getUserById,
  sendMail,
} from "@ijaza/schema/accounts/lists";
import { updateUserById } from "@ijaza/schema/accounts/own";
import { assignBlockedResponsable } from "@ijaza/schema/universities/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";
import { readToken } from "../../platform/stored-role.ts";

/** The tags of lists that show members of the staff. */
const CHANGES_USERS = { invalidatesTags: ["users", "agents", "universities"] } as const;

const lists = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<Reply<typeof getAllUsers>, Sent<typeof getAllUsers>>({
      query: queryOf(getAllUsers),
      providesTags: ["users"],
    }),
    getUsersOfAll: build.query<Reply<typeof getAllUsersBySuperAdmin>, Sent<typeof getAllUsersBySuperAdmin>>({
      query: (options) => ({ ...queryOf(getAllUsersBySuperAdmin)(options), headers: { "access-token": readToken() } }),
      providesTags: ["users"],
    }),
    getUserById: build.query<Reply<typeof getUserById>, Sent<typeof getUserById>>({
      query: queryOf(getUserById),
      providesTags: ["users"],
    }),
    assignBlockedResponsable: build.mutation<
      Reply<typeof assignBlockedResponsable>,
      Sent<typeof assignBlockedResponsable>
    >({ query: queryOf(assignBlockedResponsable), ...CHANGES_USERS }),
    inviteAgent: build.mutation<Reply<typeof createAgentUni>, Sent<typeof createAgentUni>>({
      query: queryOf(createAgentUni),
      ...CHANGES_USERS,
    }),
    inviteResponsable: build.mutation<Reply<typeof createRespUni>, Sent<typeof createRespUni>>({
      query: queryOf(createRespUni),
      ...CHANGES_USERS,
    }),
    inviteAdmin: build.mutation<Reply<typeof createAdmin>, Sent<typeof createAdmin>>({
      query: queryOf(createAdmin),
      ...CHANGES_USERS,
    }),
    resendInvitation: build.mutation<Reply<typeof resendInvitation>, Sent<typeof resendInvitation>>({
      query: queryOf(resendInvitation),
      ...CHANGES_USERS,
    }),
    updateUserById: build.mutation<Reply<typeof updateUserById>, Sent<typeof updateUserById>>({
      query: queryOf(updateUserById),
      ...CHANGES_USERS,
    }),
    blockAgent: build.mutation<Reply<typeof blockAgent>, Sent<typeof blockAgent>>({
      query: queryOf(blockAgent),
      ...CHANGES_USERS,
    }),
    blockUser: build.mutation<Reply<typeof blockUser>, Sent<typeof blockUser>>({
      query: queryOf(blockUser),
      ...CHANGES_USERS,
    }),
    deleteAgent: build.mutation<void, Sent<typeof deleteAgent>>({ query: queryOf(deleteAgent), ...CHANGES_USERS }),
    deleteUser: build.mutation<void, Sent<typeof deleteUser>>({ query: queryOf(deleteUser), ...CHANGES_USERS }),
    sendMail: build.mutation<void, Sent<typeof sendMail>>({ query: queryOf(sendMail) }),
  }),
});

export const {
  useGetUsersQuery,
  useGetUsersOfAllQuery,
  useGetUserByIdQuery,
  useAssignBlockedResponsableMutation,
  useInviteAgentMutation,
  useInviteAdminMutation,
  useInviteResponsableMutation,
  useResendInvitationMutation,
  useUpdateUserByIdMutation,
  useBlockAgentMutation,
  useBlockUserMutation,
  useDeleteAgentMutation,
  useDeleteUserMutation,
  useSendMailMutation,
} = lists;
