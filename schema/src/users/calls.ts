/** Users of the staff and their session in the API. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, listQuery, listReply, moment, wei } from "../calls/wire.ts";
import { LANGUAGES } from "../product.ts";
import { agent, agentAndResponsable, anyone, ROLES, responsable, responsableReaders } from "./roles.ts";

export const MODES = ["modeOne", "modeTwo", "modeThree", "modeFour"] as const;
export const mode = z.enum(MODES);
export type Mode = z.output<typeof mode>;

export const modes = z.object({
  modeOne: z.boolean(),
  modeTwo: z.boolean(),
  modeThree: z.boolean(),
  modeFour: z.boolean(),
});

export const user = z.object({
  _id: id,
  role: z.object({ name: z.enum(ROLES) }),
  username: z.string(),
  /** The same name in Arabic letters. */
  usernameAr: z.string().nullable(),
  email: z.string(),
  numero: z.string().nullable(),
  speciality: z.string().nullable(),
  IsAccepted: z.boolean(),
  blocked: z.boolean(),
  signature: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  blockchainAddress: z.string().nullable(),
  adminBalance: wei.nullable(),
  numberOfLogins: z.int(),
  lastLoginDate: moment.nullable(),
  modeSelected: mode.nullable(),
  mustSetPassword: z.boolean(),
  university: z
    .object({
      _id: id,
      name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
      logo: z.string().nullable(),
      mode: modes,
      certificateCreationEnabled: z.boolean(),
      /** Of a university that may not issue at present, for its staff. */
      suspensionReason: z.string().nullable(),
    })
    .nullable(),
});
/** Who did something, as far as the reader may know; the names are null for a user who is gone. */
export const namedUser = user.pick({ _id: true, usernameAr: true }).extend({ username: z.string().nullable() });
export type User = z.output<typeof user>;
/** The actor's own user, with the requested e-mail that is not confirmed yet; others never see it. */
export const ownUser = user.extend({ pendingEmail: z.string().nullable() });
export type OwnUser = z.output<typeof ownUser>;

/** The state of an invitation: of its mail, then of its link. */
export const INVITATION_STATES = ["queued", "sent", "failed", "used", "expired"] as const;
export const invitation = z.object({ state: z.enum(INVITATION_STATES), at: moment });
export type Invitation = z.output<typeof invitation>;
/** A user in a list, with the invitation (null if none) and the unconfirmed e-mail that an administrator has set. */
export const listedUser = user.extend({ invitation: invitation.nullable(), pendingEmail: z.string().nullable() });
export type ListedUser = z.output<typeof listedUser>;

/** The user of the session; `user` is null if there is none. */
export const sessionState = z.object({ authenticated: z.boolean(), user: ownUser.nullable() });
export const signedIn = z.object({ authenticated: z.literal(true), user, token: z.string() });

export const SECOND_FACTORS = ["passkey", "code", "recovery"] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];
/** The password was right; the session can only provide one of these second factors, within ten minutes. */
export const secondFactorDue = z.object({
  authenticated: z.literal(false),
  secondFactor: z.array(z.enum(SECOND_FACTORS)),
  user: z.undefined().optional(),
  token: z.undefined().optional(),
});

const secret = z.string().min(1).max(1024);

export const getCsrfToken = endpoint({
  method: "GET",
  path: "/api/csrf-token",
  who: anyone,
  summary: "A token for `x-csrf-token`, bound to the session, good for 900 seconds.",
  reply: z.object({ csrfToken: z.string() }),
});

export const refreshCsrfToken = endpoint({
  method: "GET",
  path: "/api/refresh-csrf-token",
  who: anyone,
  summary: "A new token; the former stays good until its own expiry.",
  reply: z.object({ csrfToken: z.string() }),
});

export const verifyUser = endpoint({
  method: "GET",
  path: "/api/user/verify",
  who: anyone,
  summary: "Who holds the staff session.",
  reply: sessionState,
});

export const signIn = endpoint({
  method: "POST",
  path: "/api/user/signin",
  who: anyone,
  summary: "Signs a member of the staff in, by e-mail or username; or says which second factor is due.",
  body: z.strictObject({ email: z.string().trim().min(1).max(320), password: secret }),
  reply: z.union([signedIn, secondFactorDue]),
  refusals: ["invalid_credentials"],
});

export const signInStudent = endpoint({
  method: "POST",
  path: "/api/user/signinStudentWithPassword",
  who: anyone,
  summary: "Signs a student in, by student number or e-mail.",
  body: z.strictObject({
    identifier: z.string().trim().min(1).max(320),
    password: secret,
    universityId: id.optional(),
  }),
  reply: signedIn,
  refusals: ["invalid_credentials"],
});

export const signInWithCode = endpoint({
  method: "POST",
  path: "/api/user/signinStudent",
  who: anyone,
  summary: "A student's first sign-in, by the mailed code: the session can only set the password.",
  body: z.strictObject({
    identifier: z.string().trim().min(1).max(320),
    code: z.string().trim().min(1).max(60),
    universityId: id.optional(),
  }),
  reply: signedIn,
  refusals: ["invalid_credentials"],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/user/logout",
  who: ROLES,
  limitedTo: "password",
  summary: "Ends the session it is called with.",
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/api/user/confirmPassword",
  who: ROLES,
  summary: "Gives the password again, for what asks for a recent one.",
  body: z.strictObject({ password: secret }),
});

/** Called at the start of a review, so that the password is not requested in the middle of a decision. */
export const readReview = endpoint({
  method: "GET",
  path: "/api/user/review",
  who: responsable,
  confirmed: "review",
  summary: "Whether a review may begin or go on; only its decisions prolong the password, two hours at most.",
});

export const keepAlive = endpoint({
  method: "POST",
  path: "/api/user/keepAlive",
  who: ROLES,
  summary: "Real input happened: the session goes on. At most once a minute.",
});

export const getResponsable = endpoint({
  method: "GET",
  path: "/api/user/getResponsable",
  who: agent,
  summary: "The responsable of one's university, with the wallet's address.",
  reply: z.object({ responsable: user.nullable() }),
});

export const getAgents = endpoint({
  method: "GET",
  path: "/api/user/getAgents",
  who: responsableReaders,
  summary: "The university's agents, each with what waits of theirs.",
  query: listQuery,
  reply: z.object({
    agents: z.array(listedUser.extend({ pendingDiplomas: z.int(), pendingCertificates: z.int() })),
    /** Deleted agents of whom something still waits. */
    former: z.array(namedUser.extend({ pendingDiplomas: z.int(), pendingCertificates: z.int() })),
    ...listReply,
  }),
});

/** How far a university has come into the registry. */
export const ENROLMENTS = ["entered", "underway", "registrar", "begins", "refused"] as const;
export type Enrolment = (typeof ENROLMENTS)[number];

export const getResponsableTokens = endpoint({
  method: "GET",
  path: "/api/user/getResponsableTokens",
  who: agentAndResponsable,
  summary: "Credits that are left to the university, reservations taken off, and whether the registry has let it in.",
  reply: z.object({
    balance: z.int(),
    /** `registrar`: another party has still to enter the university or a key; `begins`: its keys are entered, and valid later. */
    enrolment: z.enum(ENROLMENTS),
    /** With `begins` when that is. */
    enrolmentBeginsAt: moment.nullable(),
  }),
});

export const getResponsableEtherBalance = endpoint({
  method: "GET",
  path: "/api/user/getResponsableEtherBalance",
  who: agentAndResponsable,
  summary: "Ether of the responsable's wallet, in wei.",
  reply: z.object({ balance: wei }),
});

export const selectMode = endpoint({
  method: "POST",
  path: "/api/user/selectedMode",
  who: agentAndResponsable,
  summary: "Selects one of the university's import modes for oneself.",
  body: z.strictObject({ mode }),
  reply: z.object({ modeSelected: mode }),
});
