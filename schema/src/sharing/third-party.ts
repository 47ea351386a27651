/** Third-party access in the API: an organisation requests a document that it can identify, and its holder decides. */
import { findDocument } from "@ijaza/verifier/typed/link";
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, moment } from "../calls/wire.ts";
import { CERTIFICATE_FIELDS } from "../certificates/fields.ts";
import { DIPLOMA_FIELDS } from "../diplomas/fields.ts";
import { email, linkSecret, name, refusedAs, text } from "../fields/forms.ts";
import { STUDENT_FIELDS } from "../students/fields.ts";
import { anyone, student } from "../users/roles.ts";
import {
  chosenClaims,
  DOCUMENT_KINDS,
  PURPOSES,
  purposeText,
  requirePurposeText,
  share,
  shareEnd,
  viewsAllowed,
} from "./shares.ts";

/** How long a holder may take to answer; only after this time the organisation is told that no access was granted. */
export const REQUEST_DAYS = 14;
/** How long the mailed link can confirm an address. */
export const CONFIRM_HOURS = 24;
/** Requests per day of one network, to one address, of one registered domain. */
export const REQUESTS_A_DAY = 5;

export const REQUEST_STATES = ["waiting", "granted", "refused", "lapsed", "withdrawn"] as const;

const NEVER_REQUESTED = new Set(["studentNumber", "nationalId", "nationalIdType", "email", "phone"]);

const FIELDS = [...STUDENT_FIELDS, ...DIPLOMA_FIELDS, ...CERTIFICATE_FIELDS];

/** Claims that an organisation may request, named as in diplomas or certificates; the holder shows equivalent ones. */
export const REQUESTABLE_CLAIMS: readonly string[] = [...new Set(FIELDS.map(({ name: field }) => field))].filter(
  (field) => !NEVER_REQUESTED.has(field),
);

const requestBody = z.strictObject({
  organisation: text(1, 200),
  /** The name of the contact person. */
  contact: name(1, 120),
  /** A work address; the request is valid once the mailed link confirms it. */
  email,
  purpose: z.enum(PURPOSES),
  purposeText: purposeText.optional(),
  claims: z.array(z.enum(REQUESTABLE_CLAIMS)).min(1).max(40),
  /** The printed reference of the document. Otherwise `universityId`, `diplomaNumber` and `lastName`, all three. */
  reference: z.string().trim().max(500).optional(),
  universityId: id.optional(),
  diplomaNumber: text(1, 60).optional(),
  lastName: name(1, 120).optional(),
});

export const requestAccess = endpoint({
  method: "POST",
  path: "/api/third-party/requests",
  who: anyone,
  summary: "Asks for a document that one can name. The answer is always the same; a link confirms the address.",
  body: requestBody.superRefine((request, context) => {
    requirePurposeText(request, context);
    const { reference, universityId, diplomaNumber, lastName } = request;
    const refuse = (path: string, code: "required" | "not_a_reference") =>
      context.addIssue({ code: "custom", path: [path], message: refusedAs(code) });
    if (reference !== undefined && findDocument(reference) === null) refuse("reference", "not_a_reference");
    if (reference !== undefined) return;
    const facts = Object.entries({ universityId, diplomaNumber, lastName });
    if (facts.every(([, value]) => value === undefined)) return refuse("reference", "required");
    for (const [path, value] of facts) if (value === undefined) refuse(path, "required");
  }),
  reply: z.object({}),
  status: 202,
  metered: 1,
});

export const confirmRequest = endpoint({
  method: "POST",
  path: "/api/third-party/confirm",
  who: anyone,
  summary: "Confirms the address of a request; doing it again changes nothing.",
  body: z.strictObject({ token: linkSecret }),
  metered: 1,
  refusals: ["link_not_valid", "request_withdrawn"],
});

export const withdrawRequest = endpoint({
  method: "POST",
  path: "/api/third-party/withdraw",
  who: anyone,
  summary: "Withdraws a request, by the same link. What was granted stays granted.",
  body: z.strictObject({ token: linkSecret }),
  metered: 1,
  refusals: ["link_not_valid"],
});

export const accessRequest = z.object({
  _id: id,
  organisation: z.string(),
  contact: z.string(),
  email: z.string(),
  /** The domain of the confirmed address: the only verified fact about the organisation. */
  domain: z.string(),
  /** The registered part of the domain, which is blocked with all its subdomains. */
  site: z.string(),
  purpose: z.enum(PURPOSES),
  purposeText: z.string().nullable(),
  claims: z.array(z.string()),
  document: z.object({ _id: id, kind: z.enum(DOCUMENT_KINDS) }),
  state: z.enum(REQUEST_STATES),
  confirmedAt: moment,
  /** When the organisation is told that no access was granted, unless it was. */
  endsAt: moment,
  /** Whether a live share of this document was already granted to the same domain. */
  alreadyShared: z.boolean(),
});
export type AccessRequest = z.output<typeof accessRequest>;

export const getAccessRequests = endpoint({
  method: "GET",
  path: "/api/shares/requests",
  who: student,
  summary: "Requests for one's documents, the newest first, and whether one takes any.",
  reply: z.object({
    requests: z.array(accessRequest),
    acceptsRequests: z.boolean(),
    blockedDomains: z.array(z.string()),
  }),
});

const one = z.object({ request: accessRequest });
const decided = { params: z.strictObject({ id }), refusals: ["request_over"] as const };

export const grantRequest = endpoint({
  method: "POST",
  path: "/api/shares/requests/:id/grant",
  who: student,
  summary: "Grants a request with a share, whose link is mailed to the confirmed address; the PIN is shown this once.",
  ...decided,
  body: z.strictObject({
    claims: chosenClaims,
    expiresAt: shareEnd,
    views: viewsAllowed,
    pin: z.boolean().default(false),
  }),
  reply: z.object({ share, pin: z.string().optional() }),
  refusals: ["request_over", "too_many_shares"],
});

export const refuseRequest = endpoint({
  method: "POST",
  path: "/api/shares/requests/:id/refuse",
  who: student,
  summary: "Refuses a request; the organisation is told nothing until its last day.",
  ...decided,
  reply: one,
});

export const blockDomain = endpoint({
  method: "POST",
  path: "/api/shares/requests/:id/block",
  who: student,
  summary:
    "Refuses all requests of this one's registered domain and its subdomains, those that wait and those to come.",
  ...decided,
  reply: one,
});

export const updateShareSettings = endpoint({
  method: "PUT",
  path: "/api/shares/settings",
  who: student,
  summary: "Says whether one takes requests, and which of the blocked domains stay blocked.",
  body: z.strictObject({
    acceptsRequests: z.boolean(),
    /** Domains that are left out are unblocked; if absent, nothing changes. */
    blockedDomains: z.array(z.string().max(254)).max(1000).optional(),
  }),
});
