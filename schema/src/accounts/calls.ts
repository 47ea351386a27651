/** Accounts in the API: invitations, registration, and passwords that are forgotten, set and changed. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, PICTURE_BODY, PICTURE_LENGTH } from "../calls/wire.ts";
import { arabicName, email, line, linkSecret, name, pictureUrl, refusedAs } from "../fields/forms.ts";
import { listedUser, signedIn, user } from "../users/calls.ts";
import { anyone, networkAdmins, platformAdmin, ROLES, responsable, userAdmins } from "../users/roles.ts";

/** Contains no `@`, because the sign-in accepts a user name or an e-mail. */
export const username = name(1, 80).refine((text) => !text.includes("@"), refusedAs("looks_like_an_email"));
/** The name as readers of Arabic see it, beside `username`; nobody signs in with it. Empty for none. */
export const usernameAr = arabicName(80);
export const numero = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{4,30}$/, refusedAs("not_a_phone"));
const speciality = line(200).min(1);
/** The server checks the rules for its content, so that the error names the field. */
const newPassword = z.string().min(1).max(1024);
const enteredPassword = z.string().min(1).max(1024);

const invited = { username, usernameAr: usernameAr.optional(), email, numero: numero.optional() };

export const createAdmin = endpoint({
  method: "POST",
  path: "/api/user/createAdmin",
  who: platformAdmin,
  confirmed: true,
  summary: "Invites an admin and mails a link that sets the password, good for 72 hours.",
  body: z.strictObject({
    ...invited,
    role: z.enum(["admin_ijaza", "admin_uni", "admin_alecso"]),
    universityId: id.optional(),
  }),
  reply: z.object({ user }),
});

export const createRespUni = endpoint({
  method: "POST",
  path: "/api/user/createRespUni",
  who: networkAdmins,
  confirmed: true,
  summary: "Invites a responsable, of a university or of none yet, and mails a link to register, good for 72 hours.",
  body: z.strictObject({ ...invited, universityId: id.optional() }),
  reply: z.object({ user }),
});

export const createAgentUni = endpoint({
  method: "POST",
  path: "/api/user/createAgentUni",
  who: responsable,
  confirmed: true,
  summary: "Invites an agent of one's university and mails a link to register, good for 72 hours.",
  body: z.strictObject({ ...invited, speciality: speciality.optional() }),
  reply: z.object({ user }),
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/user/resendInvitation",
  who: userAdmins,
  summary: "Mails a new link to somebody who was invited; the former link ends.",
  body: z.strictObject({ userId: id }),
  reply: z.object({ user: listedUser }),
});

export const LINK_PURPOSES = [
  "register",
  "reset",
  "confirm-email",
  "confirm-new-address",
  "object-to-new-address",
] as const;

export const resolveToken = endpoint({
  method: "GET",
  path: "/api/user/resolve-token/:token",
  who: anyone,
  summary: "What a mailed link is for, and whose it is; reads only.",
  params: z.strictObject({ token: linkSecret }),
  reply: z.object({
    purpose: z.enum(LINK_PURPOSES),
    role: z.enum(ROLES),
    email: z.string(),
    username: z.string(),
    usernameAr: z.string().nullable(),
    university: user.shape.university,
  }),
});

export const getUserRegister = endpoint({
  method: "GET",
  path: "/api/user/getUserRegister",
  who: anyone,
  summary: "The invited user, by the invitation in the header `access-token`.",
  accessToken: "The token of the invitation.",
  reply: z.object({ user }),
  refusals: ["link_not_valid"],
});

const registration = z.strictObject({
  token: linkSecret,
  username,
  usernameAr: usernameAr.optional(),
  password: newPassword,
  numero: numero.optional(),
  speciality: speciality.optional(),
  signature: pictureUrl(PICTURE_LENGTH).optional(),
});

export const registerRespUni = endpoint({
  method: "POST",
  path: "/api/user/registerRespUni",
  who: anyone,
  summary: "Redeems a responsable's invitation and signs in; role, university and e-mail come from the invitation.",
  body: registration,
  reply: signedIn,
  bodyLimit: PICTURE_BODY,
});

export const registerAgentUni = endpoint({
  method: "POST",
  path: "/api/user/registerAgentUni",
  who: anyone,
  summary: "Redeems an agent's invitation and signs in; role, university and e-mail come from the invitation.",
  body: registration,
  reply: signedIn,
  bodyLimit: PICTURE_BODY,
});

export const forgetPassword = endpoint({
  method: "POST",
  path: "/api/user/forgetPassword",
  who: anyone,
  summary:
    "Mails a link that sets a new password, good for 30 minutes; says nothing about whether the e-mail is known.",
  body: z.strictObject({ email: z.string().trim().min(1).max(320) }),
  status: 202,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/user/resetPassword",
  who: anyone,
  summary: "Sets a password by a mailed link; every session of the account ends.",
  body: z.strictObject({ token: linkSecret, password: newPassword }),
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/user/changePassword",
  who: ROLES,
  summary: "Changes one's password; the other sessions end.",
  body: z.strictObject({ currentPassword: enteredPassword, password: newPassword }),
});

export const updatePassword = endpoint({
  method: "POST",
  path: "/api/user/updatePassword",
  who: ROLES,
  limitedTo: "password",
  summary:
    "Sets one's password, only while the account must set one, which can do nothing else till then; the other sessions end.",
  body: z.strictObject({ password: newPassword }),
});
