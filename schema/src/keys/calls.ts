/** Keys of universities in the API: what state each is in, and what people do when one is stolen, lost or replaced. */
import { z } from "zod";
import { change, question } from "../calls/call.ts";
import { id, moment } from "../calls/wire.ts";
import { refusedAs } from "../fields/forms.ts";
import {
  networkAdmin,
  networkAdmins,
  platformAdmin,
  type Role,
  responsable,
  universityKeyReaders,
} from "../users/roles.ts";

const at = (name: string) => `/api/keys${name}`;

export const UNIVERSITY_KEY_PURPOSES = ["wallet", "credential", "badge"] as const;
export type UniversityKeyPurpose = (typeof UNIVERSITY_KEY_PURPOSES)[number];

/**
 * `entering`: the registry has not got it yet. `beginning`: it has, and the key is valid from a later moment on.
 * `current`: it signs. `replaced`: another one signs. `ended`: it is no longer valid. `marked`: the guardian states that
 * it is compromised. `compromised`: the registrar states so. `vetoed`: it was stopped before it began.
 */
export const UNIVERSITY_KEY_STATES = [
  "entering",
  "beginning",
  "current",
  "replaced",
  "ended",
  "marked",
  "compromised",
  "vetoed",
] as const;
export type UniversityKeyState = (typeof UNIVERSITY_KEY_STATES)[number];

/** `stolen`: somebody else has it. `exposed`: somebody may have seen it. `lost`: nobody knows where copies are. */
export const KEY_MARK_REASONS = ["stolen", "exposed", "lost"] as const;

export const KEY_ACTIONS = ["report", "mark", "confirm", "clear", "veto", "replace", "end"] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** The platform's admins act as the guardian, the network's as the registrar: nobody both marks a key and confirms it. */
export const KEY_ACTORS = {
  report: responsable,
  mark: platformAdmin,
  veto: platformAdmin,
  confirm: networkAdmin,
  clear: networkAdmin,
  replace: networkAdmins,
  end: networkAdmins,
} as const satisfies Record<KeyAction, readonly Role[]>;

/** Of a call that is not final: what it waits for, as in the list of the registrar's calls. */
const openCall = z.object({
  action: z.enum(["mark", "confirm", "clear", "veto", "end"]),
  waitsFor: z.enum(["registrar", "setup", "chain"]),
});

export const universityKey = z.object({
  _id: id,
  purpose: z.enum(UNIVERSITY_KEY_PURPOSES),
  /** The address of a wallet, an RFC 7638 thumbprint in base64url, or a multibase key of Open Badges. */
  publicId: z.string(),
  state: z.enum(UNIVERSITY_KEY_STATES),
  createdAt: moment,
  validFrom: moment.nullable(),
  validUntil: moment.nullable(),
  compromisedSince: moment.nullable(),
  /** When the present `compromisedSince` was stated. */
  markedAt: moment.nullable(),
  /** Set when the university has reported it as stolen: since when, by its own account. */
  reportedSince: moment.nullable(),
  /** What is on its way to the registry. */
  open: z.array(openCall),
});
export type UniversityKey = z.output<typeof universityKey>;

const names = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

export const getUniversityKeys = question({
  method: "GET",
  path: at(""),
  who: universityKeyReaders,
  scope: "reach",
  shows: ["keys"],
  keptFor: 0,
  because: "the registry goes on by itself: what was shown a while ago is old",
  summary: "The keys of a university, the newest first, and how many marks the guardian has left today.",
  query: z.strictObject({
    /** The own university when absent. */
    universityId: id.optional(),
  }),
  reply: z.object({
    university: z.object({ _id: id, name: names }),
    keys: z.array(universityKey),
    /** Of the guardian, for all universities together, until midnight of UTC; null for whoever has no part in it. */
    marksLeft: z.int().nullable(),
    /** Another party is the registrar: its calls wait for its signature. */
    registrarIsOutside: z.boolean(),
  }),
});

/** ISO 8601 with a time zone. */
const since = z.iso.datetime({ offset: true, error: refusedAs("not_a_moment") });

export const countKeyDocuments = question({
  method: "GET",
  path: at("/:id/documents"),
  who: networkAdmins,
  scope: "reach",
  shows: [],
  keptFor: 0,
  because: "documents are signed meanwhile, and what is decided by the number is final",
  summary: "How many documents the key signed before a moment, and how many since then, by the blockchain’s time.",
  params: z.strictObject({ id }),
  query: z.strictObject({ since }),
  reply: z.object({ before: z.int(), after: z.int() }),
});

const oneKey = z.object({ key: universityKey });
const reason = z.enum(KEY_MARK_REASONS);
const ofKey = z.strictObject({ keyId: id });

/** What actions on one key have alike: the answer has its state afterwards. */
const asAction = {
  method: "POST",
  scope: "reach",
  changes: ["keys", "universities"],
  confirmed: true,
  reply: oneKey,
} as const;

export const reportKey = change({
  ...asAction,
  audit: "key.reported",
  path: at("/report"),
  who: KEY_ACTORS.report,
  summary: "Tells the administrators that a key of the own university is not safe any more; they decide.",
  body: z.strictObject({ keyId: id, since, reason }),
});

export const markKey = change({
  ...asAction,
  audit: "key.marking",
  path: at("/mark"),
  who: KEY_ACTORS.mark,
  summary: "The guardian states that a key is compromised since a moment. The platform signs nothing more with it.",
  body: z.strictObject({ keyId: id, since, reason }),
});

export const confirmKeyMark = change({
  ...asAction,
  audit: "key.confirming",
  path: at("/confirm"),
  who: KEY_ACTORS.confirm,
  summary: "The registrar confirms what the guardian states of a key; its revocations since then become void.",
  body: ofKey,
});

export const clearKeyMark = change({
  ...asAction,
  audit: "key.clearing",
  path: at("/clear"),
  who: KEY_ACTORS.clear,
  summary: "The registrar clears a wrong mark of the guardian, within 30 days of it.",
  body: ofKey,
});

export const vetoKey = change({
  ...asAction,
  audit: "key.vetoing",
  path: at("/veto"),
  who: KEY_ACTORS.veto,
  summary: "The guardian stops a key that has not begun.",
  body: ofKey,
});

export const replaceKey = change({
  ...asAction,
  audit: "key.replacing",
  path: at("/replace"),
  who: KEY_ACTORS.replace,
  summary: "Enters a new key in the registry, which takes over when it begins; the former one is ended then.",
  body: ofKey,
});

export const endKey = change({
  ...asAction,
  audit: "key.ending",
  path: at("/end"),
  who: KEY_ACTORS.end,
  summary: "Ends a key without another one: the university signs nothing until it gets one.",
  body: ofKey,
});

/** The calls by which people act on a key. */
export const KEY_CALLS = {
  report: reportKey,
  mark: markKey,
  confirm: confirmKeyMark,
  clear: clearKeyMark,
  veto: vetoKey,
  replace: replaceKey,
  end: endKey,
} as const satisfies Record<KeyAction, unknown>;
