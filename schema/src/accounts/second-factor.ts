/** The second factor in the API: passkeys, one-time codes and recovery codes, in the settings and at sign-in. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { moment } from "../calls/wire.ts";
import { digitCode } from "../fields/forms.ts";
import { signedIn } from "../users/calls.ts";
import { anyone, secondFactorRoles } from "../users/roles.ts";

const passkey = z.object({ _id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });
/** Data of WebAuthn, whose members only the libraries of the browser and of the server know. */
const webAuthn = z.record(z.string(), z.unknown());
/** Members of a call with what a browser says of a passkey; some twenty are in use. */
const mostMembers = 200;
/** Shown once, when the first factor is set up or the codes are renewed; null otherwise. */
const recoveryCodes = z.array(z.string()).nullable();
const oneTimeCode = digitCode(6, "not_a_one_time_code");

const recoveryCode = z.string().trim().min(1).max(60);

const settings = { who: secondFactorRoles, confirmed: true } as const;
const path = (name: string) => `/api/user/second-factor${name}`;

export const getSecondFactor = endpoint({
  method: "GET",
  path: path(""),
  who: secondFactorRoles,
  summary: "One's second factors: passkeys, whether one-time codes are set up, and how many recovery codes are left.",
  reply: z.object({ passkeys: z.array(passkey), codes: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const beginPasskey = endpoint({
  ...settings,
  method: "POST",
  path: path("/passkeys/begin"),
  summary: "Options for the browser to make a passkey with (WebAuthn creation options, JSON).",
  reply: z.object({ options: webAuthn }),
});

export const finishPasskey = endpoint({
  ...settings,
  method: "POST",
  path: path("/passkeys/finish"),
  summary: "Adds the passkey that the browser has made; with the first factor come the recovery codes.",
  body: z.strictObject({ name: z.string().trim().min(1).max(80), response: webAuthn }),
  mostMembers,
  reply: z.object({ passkey, recoveryCodes }),
});

const passkeyId = z.strictObject({ id: z.string().min(1).max(1400) });

export const beginRemovingPasskey = endpoint({
  ...settings,
  method: "POST",
  path: path("/passkeys/:id/begin-removal"),
  summary: "Options for the browser to use the passkey with that is to be removed (WebAuthn request options, JSON).",
  params: passkeyId,
  reply: z.object({ options: webAuthn }),
});

export const removePasskey = endpoint({
  ...settings,
  method: "DELETE",
  path: path("/passkeys/:id"),
  summary: "Removes a passkey, with its own answer or a recovery code; with the last factor go the recovery codes.",
  params: passkeyId,
  body: z.strictObject({ response: webAuthn.optional(), recoveryCode: recoveryCode.optional() }),
  mostMembers,
});

export const beginCodes = endpoint({
  ...settings,
  method: "POST",
  path: path("/codes/begin"),
  summary: "A secret for an authenticator app: base32, and as an otpauth address to be shown as a QR code.",
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmCodes = endpoint({
  ...settings,
  method: "POST",
  path: path("/codes/confirm"),
  summary: "Sets one-time codes up with a first code; with the first factor come the recovery codes.",
  body: z.strictObject({ code: oneTimeCode }),
  reply: z.object({ recoveryCodes }),
});

export const removeCodes = endpoint({
  ...settings,
  method: "DELETE",
  path: path("/codes"),
  summary:
    "Takes one-time codes away, with such a code or a recovery code; with the last factor go the recovery codes.",
  body: z.strictObject({ code: oneTimeCode.optional(), recoveryCode: recoveryCode.optional() }),
});

export const renewRecoveryCodes = endpoint({
  ...settings,
  method: "POST",
  path: path("/recovery-codes"),
  summary: "New recovery codes; the former ones end.",
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const beginSignInWithPasskey = endpoint({
  method: "POST",
  path: path("/signin/begin"),
  who: anyone,
  summary:
    "Options for the browser to use a passkey with (WebAuthn request options, JSON); the password was given before.",
  reply: z.object({ options: webAuthn }),
  refusals: ["second_factor_not_due"],
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: path("/signin/passkey"),
  who: anyone,
  summary: "Completes a sign-in with a passkey.",
  body: z.strictObject({ response: webAuthn }),
  mostMembers,
  reply: signedIn,
  refusals: ["second_factor_not_due", "second_factor_wrong"],
});

export const signInWithCode = endpoint({
  method: "POST",
  path: path("/signin/code"),
  who: anyone,
  summary: "Completes a sign-in with a one-time code.",
  body: z.strictObject({ code: oneTimeCode }),
  reply: signedIn,
  refusals: ["second_factor_not_due", "second_factor_wrong"],
});

export const signInWithRecoveryCode = endpoint({
  method: "POST",
  path: path("/signin/recovery"),
  who: anyone,
  summary: "Completes a sign-in with a recovery code, which counts once.",
  body: z.strictObject({ code: recoveryCode }),
  reply: signedIn,
  refusals: ["second_factor_not_due", "second_factor_wrong"],
});
