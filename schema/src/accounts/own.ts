/** The user's own account in the API: its data, language, signature and sessions. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, moment } from "../calls/wire.ts";
import { email, refusedAs } from "../fields/forms.ts";
import { ownUser, user } from "../users/calls.ts";
import { anyone, networkAdmins, ROLES } from "../users/roles.ts";
import { numero, username, usernameAr } from "./calls.ts";

/** An empty `usernameAr` or `numero` removes it. */
const changes = {
  username: username.optional(),
  usernameAr: usernameAr.optional(),
  email: email.optional(),
  numero: z.union([numero, z.literal("")], refusedAs("not_a_phone")).optional(),
};

export const updateUser = endpoint({
  method: "PUT",
  path: "/api/user/updateUser",
  who: ROLES,
  summary:
    "Changes one's own account. A new e-mail asks for a recent password, and counts once confirmed by mail; the same again mails again, the present one ends the waiting.",
  body: z.strictObject(changes),
  reply: z.object({ user: ownUser }),
});

export const updateUserById = endpoint({
  method: "PUT",
  path: "/api/user/updateUser/:userId",
  who: networkAdmins,
  summary:
    "Changes an account one administers. A new e-mail asks for a recent password; it counts a day after its confirmation by mail, unless the owner objects.",
  params: z.strictObject({ userId: id }),
  body: z.strictObject(changes),
  reply: z.object({ user }),
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/user/confirmEmail",
  who: anyone,
  summary: "A new e-mail counts from here, or a day later if an administrator gave it; the former address is told.",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
});

export const objectToNewAddress = endpoint({
  method: "POST",
  path: "/api/user/object-to-new-address",
  who: anyone,
  summary: "The owner refuses, by a mailed link, the e-mail that an administrator has given to the account.",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
});

export const getSessions = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  who: ROLES,
  summary: "One's open sessions, this one first, then the last active.",
  reply: z.object({
    sessions: z.array(
      z.object({
        _id: id,
        /** Null if the browser sent none. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        createdAt: moment,
        lastActiveAt: moment,
        current: z.boolean(),
      }),
    ),
  }),
});

export const streamSession = endpoint({
  method: "GET",
  path: "/api/user/session/events",
  who: ROLES,
  limitedTo: "password",
  summary: "Lasts as long as the session; an event named `ended`, without content, says that it was ended elsewhere.",
  medium: "events",
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/user/sessions",
  who: ROLES,
  summary: "Ends one's other sessions.",
});
