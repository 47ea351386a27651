/** Users in the API as administrators see them: lists, blocking, deleting, and mails to them. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, listQuery, listReply, sheetQuery } from "../calls/wire.ts";
import { mailSubject, mailText } from "../fields/forms.ts";
import { asSheet } from "../lists/sheets.ts";
import { listedUser } from "../users/calls.ts";
import { networkAdmins, platformAdmin, responsable, staff, userAdmins, userReaders } from "../users/roles.ts";

const filters = {
  role: z.enum(staff).optional(),
  blocked: z.stringbool().optional(),
};
const users = z.object({ users: z.array(listedUser), ...listReply });

export const getUser = endpoint({
  method: "GET",
  path: "/api/user/getUser",
  who: staff,
  summary: "A user in one's scope, by e-mail or id; oneself when neither is given.",
  query: z.strictObject({ email: z.string().trim().max(320).optional(), userId: id.optional() }),
  reply: z.object({ user: listedUser }),
});

export const getUserById = endpoint({
  method: "GET",
  path: "/api/user/getUserById/:id",
  who: staff,
  summary: "A user in one's scope.",
  params: z.strictObject({ id }),
  reply: z.object({ user: listedUser }),
});

export const getAllUsers = endpoint({
  method: "GET",
  path: "/api/user/getAllUsers",
  who: userReaders,
  summary: "The users in one's scope, each with the state of the invitation.",
  query: listQuery.extend(filters),
  reply: users,
});

export const exportUsers = endpoint({
  ...asSheet,
  path: "/api/user/export",
  who: userReaders,
  summary: "The users in one's scope as a file; of one university for admins of the network only (403).",
  body: sheetQuery.extend({ ...filters, universityId: id.optional() }),
});

export const getAllUsersBySuperAdmin = endpoint({
  method: "GET",
  path: "/api/user/getAllUsersBySuperAdmin",
  who: platformAdmin,
  summary: "The users of all universities; the header `access-token` carries this session's `token`.",
  accessToken: "The `token` that signing in gave.",
  query: listQuery.extend({ ...filters, universityId: id.optional() }),
  reply: users,
});

export const getAllBlockedUsers = endpoint({
  method: "GET",
  path: "/api/user/getAllBlockedUsers",
  who: userAdmins,
  summary: "The blocked users in one's scope.",
  query: listQuery,
  reply: users,
});

export const getUnassignedManagers = endpoint({
  method: "GET",
  path: "/api/user/get-unassigned-managers",
  who: networkAdmins,
  summary: "Responsables without a university.",
  query: listQuery,
  reply: z.object({ managers: z.array(listedUser), ...listReply }),
});

const blocking = {
  method: "PUT",
  params: z.strictObject({ id }),
  body: z.strictObject({ blocked: z.boolean().optional() }),
  reply: z.object({ user: listedUser }),
} as const;

export const blockAgent = endpoint({
  ...blocking,
  path: "/api/user/blockAgent/:id",
  who: responsable,
  confirmed: true,
  summary:
    "Blocks an agent of one's university, or lifts the block; without `blocked` it toggles. Sessions end at once.",
});

export const blockUser = endpoint({
  ...blocking,
  path: "/api/user/blockUser/:id",
  who: networkAdmins,
  confirmed: true,
  summary: "Blocks a user, or lifts the block; without `blocked` it toggles. Sessions end at once.",
});

const deleting = { method: "DELETE", body: z.strictObject({ agentId: id }) } as const;

export const deleteAgent = endpoint({
  ...deleting,
  path: "/api/user/deleteAgent",
  who: responsable,
  confirmed: true,
  summary: "Deletes an agent of one's university: what it imported stays, its sessions end.",
});

export const deleteUser = endpoint({
  ...deleting,
  path: "/api/user/deleteUser",
  who: networkAdmins,
  confirmed: true,
  summary: "Deletes a user: what it imported stays, its sessions end.",
});

export const sendMail = endpoint({
  method: "POST",
  path: "/api/user/sendMail",
  who: userAdmins,
  summary: "Mails a user in one's scope; never a free address.",
  body: z.strictObject({ userId: id, subject: mailSubject, message: mailText }),
  status: 202,
});
