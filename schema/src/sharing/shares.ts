/** Shares in the API: a holder discloses chosen claims of documents by a link, limited in time and openings. */
import type { Bundle } from "@ijaza/verifier";
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { claimName, id, moment } from "../calls/wire.ts";
import type { RefusalCode } from "../errors/errors.ts";
import { digitCode, line, linkSecret, refusedAs, text } from "../fields/forms.ts";
import { anyone, student } from "../users/roles.ts";

/** The recipient's purpose of the documents; `other` comes with a text. */
export const PURPOSES = ["job", "studies", "visa", "recognition", "other"] as const;
export type Purpose = (typeof PURPOSES)[number];

export const MOST_SHARED_DOCUMENTS = 5;
export const MOST_VIEWS = 100;
export const DEFAULT_VIEWS = 20;
export const DEFAULT_SHARE_DAYS = 30;
export const LONGEST_SHARE_DAYS = 365;
/** Wrong PINs after which a share is locked. */
export const MOST_WRONG_PINS = 5;
/** The most shares of one student that can be opened at a time. */
export const MOST_LIVE_SHARES = 100;
/** How long a recipient who opened a share may load it again without counting. */
export const VIEWING_MINUTES = 30;

/** The states of a share, in the order in which they are checked. Only a live share can be opened. */
export const SHARE_STATES = ["taken_back", "expired", "used_up", "locked", "live"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const DOCUMENT_KINDS = ["diploma", "certificate"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const optional = z.string().nullable();
const universityName = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** Names of the disclosed claims; the last day of validity is disclosed even if it is not among them. */
export const chosenClaims = z.array(claimName).min(1).max(100);
/** A time in the future, within LONGEST_SHARE_DAYS. */
export const shareEnd = z.iso.datetime({ offset: true, error: refusedAs("not_a_moment") });
export const viewsAllowed = z.int().min(1).max(MOST_VIEWS);
export const purposeText = text(1, 200);

/** The purpose `other` must be described in words. */
export function requirePurposeText(
  input: { purpose: Purpose; purposeText?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (input.purpose !== "other" || input.purposeText !== undefined) return;
  context.addIssue({ code: "custom", path: ["purposeText"], message: refusedAs("required") });
}

export const share = z.object({
  _id: id,
  /** The owner's own label; no recipient sees it. */
  label: optional,
  purpose: z.enum(PURPOSES),
  purposeText: optional,
  items: z.array(z.object({ documentId: id, kind: z.enum(DOCUMENT_KINDS), claims: z.array(z.string()) })),
  state: z.enum(SHARE_STATES),
  createdAt: moment,
  expiresAt: moment,
  takenBackAt: moment.nullable(),
  views: z.int(),
  viewsAllowed: z.int(),
  hasPin: z.boolean(),
  /** For its owner to copy while the share is live or locked; null once it has ended. */
  link: optional,
  /** The request that it grants; null for a share without a request. */
  grantedTo: z.object({ requestId: id, organisation: z.string(), domain: z.string() }).nullable(),
});
export type Share = z.output<typeof share>;

/** Six digits, which are shown only in this reply. */
const newPin = z.string().optional();

const newShare = z.strictObject({
  /** Each document at most once. */
  items: z
    .array(z.strictObject({ documentId: id, claims: chosenClaims }))
    .min(1)
    .max(MOST_SHARED_DOCUMENTS),
  purpose: z.enum(PURPOSES),
  /** Required if the purpose is `other`. */
  purposeText: purposeText.optional(),
  label: line(100).optional(),
  expiresAt: shareEnd,
  views: viewsAllowed.default(DEFAULT_VIEWS),
  /** Creates a PIN of six digits, which the owner sends to the recipient separately. */
  pin: z.boolean().default(false),
});

export const createShare = endpoint({
  method: "POST",
  path: "/api/shares",
  who: student,
  summary: "Shares chosen claims of one's own signed documents, and gives the link; the PIN is shown this once.",
  body: newShare.superRefine(requirePurposeText),
  reply: z.object({ share, link: z.string(), pin: newPin }),
  refusals: ["too_many_shares"],
});

export const getShares = endpoint({
  method: "GET",
  path: "/api/shares",
  who: student,
  summary: "One's shares, the newest first, with their states and links.",
  reply: z.object({ shares: z.array(share) }),
});

export const getShareViews = endpoint({
  method: "GET",
  path: "/api/shares/:id/views",
  who: student,
  summary: "When a share was opened, to the minute, the latest first; by whom is not kept.",
  params: z.strictObject({ id }),
  reply: z.object({ views: z.array(z.object({ at: moment, count: z.int() })) }),
});

export const takeBackShare = endpoint({
  method: "DELETE",
  path: "/api/shares/:id",
  who: student,
  summary: "Takes a share back at once. What was copied before cannot be called back.",
  params: z.strictObject({ id }),
  reply: z.object({ share }),
});

/** The reason why a share cannot be opened any more. */
const ENDED = ["share_taken_back", "share_expired", "share_used_up"] as const satisfies RefusalCode[];

export const renewSharePin = endpoint({
  method: "POST",
  path: "/api/shares/:id/pin",
  who: student,
  summary: "Gives a share a new PIN, shown this once, and unlocks it; whoever had opened it needs the new one.",
  params: z.strictObject({ id }),
  reply: z.object({ share, pin: z.string() }),
  refusals: ENDED,
});

/** The part after `#` in a share's link. */
const secret = linkSecret;
const pin = digitCode(6, "not_a_pin");

export const lookAtShare = endpoint({
  method: "POST",
  reads: true,
  path: "/api/shares/look",
  who: anyone,
  summary: "How a share stands, before it is opened: counts nothing and names nobody.",
  body: z.strictObject({ secret }),
  reply: z.object({
    state: z.enum(SHARE_STATES),
    needsPin: z.boolean(),
    /** The kinds of its documents, in their order. */
    kinds: z.array(z.enum(DOCUMENT_KINDS)),
    /** For a share that cannot be opened: whether all its documents are still valid. Null for an open one. */
    documentsAreValid: z.boolean().nullable(),
  }),
  metered: 1,
  refusals: ["share_not_found"],
});

export const openShare = endpoint({
  method: "POST",
  reads: true,
  path: "/api/shares/open",
  who: anyone,
  summary: "Opens a share, which counts as a view unless `viewing` says that it was just opened.",
  body: z.strictObject({
    secret,
    pin: pin.optional(),
    /** From an earlier opening, valid for VIEWING_MINUTES. */
    viewing: z.string().max(200).optional(),
  }),
  reply: z.object({
    /** For the recipient's own verifier. They contain neither the id nor the reference of a document. */
    items: z.array(
      z.object({ bundle: z.custom<Bundle>(), university: z.object({ name: universityName, slug: z.string() }) }),
    ),
    purpose: z.enum(PURPOSES),
    purposeText: optional,
    expiresAt: moment,
    viewing: z.string(),
  }),
  metered: 1,
  refusals: ["share_not_found", ...ENDED, "share_locked", "share_pin_required", "share_pin_wrong"],
});
