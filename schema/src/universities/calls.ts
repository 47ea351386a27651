/** Universities in the API: founding and managing them. */
import { z } from "zod";
import { numero, username, usernameAr } from "../accounts/calls.ts";
import { endpoint } from "../calls/endpoint.ts";
import { id, listQuery, listReply, moment, PICTURE_BODY, PICTURE_LENGTH, sheetQuery, wei } from "../calls/wire.ts";
import { country, email, line, name, pictureUrl, refusedAs, text } from "../fields/forms.ts";
import { job } from "../jobs/calls.ts";
import { asSheet } from "../lists/sheets.ts";
import { LANGUAGES } from "../product.ts";
import { DIGITS } from "../templates/printed-dates.ts";
import { PRINTED_LENGTHS } from "../templates/printed-lengths.ts";
import { printed } from "../templates/printed-letters.ts";
import { modes } from "../users/calls.ts";
import { networkAdmins, platformAdmin, staff, universityOverseers } from "../users/roles.ts";

const at = (name: string) => `/api/university/${name}`;

const universityName = printed(name(2, PRINTED_LENGTHS.universityName));
const names = z.strictObject({ en: universityName, fr: universityName, ar: universityName });

/** A text that documents print, by language; empty where it is not printed in one. */
const printedTexts = (max: number) => {
  const own = printed(text(0, max));
  return z.strictObject({ en: own, fr: own, ar: own }).nullable();
};

export const DOCUMENT_CALENDARS = ["gregorian", "both"] as const;

/** What documents print of the university; lines of the state are granted by the network, not typed by a university. */
const factsForDocuments = {
  cityAr: printed(name(0, PRINTED_LENGTHS.universityCity)).nullable(),
  /** `République tunisienne` */
  countryLine: printedTexts(PRINTED_LENGTHS.countryLine),
  ministryLine: printedTexts(PRINTED_LENGTHS.ministryLine),
  legalText: printedTexts(PRINTED_LENGTHS.legalText),
  /** Of Arabic texts. */
  digits: z.enum(DIGITS),
  /** `both`: the Hijri day as well, where a template has a place for it. */
  calendar: z.enum(DOCUMENT_CALENDARS),
};

const details = {
  city: printed(name(0, PRINTED_LENGTHS.universityCity)).nullable(),
  address: text(0, 300).nullable(),
  /** http or https. At the founding its host becomes the domain in the registry. */
  website: z
    .url({ protocol: /^https?$/, error: refusedAs("not_a_web_address") })
    .max(300)
    .nullable(),
  email: z.email(refusedAs("not_an_email")).max(254).nullable(),
  numero: line(40).nullable(),
  logo: pictureUrl(PICTURE_LENGTH).nullable(),
  /** The language of mails to people who have not chosen one; null for Arabic and French in one mail. */
  language: z.enum(LANGUAGES).nullable(),
  ...factsForDocuments,
};

const texts = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

export const universityResponsable = z.object({
  _id: id,
  username: z.string(),
  usernameAr: z.string().nullable(),
  email: z.string(),
  numero: z.string().nullable(),
  IsAccepted: z.boolean(),
  blocked: z.boolean(),
  /** The current signing wallet; null until it is on the chain. */
  blockchainAddress: z.string().nullable(),
});

export const university = z.object({
  _id: id,
  slug: z.string(),
  name: texts,
  country: z.string(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  numero: z.string().nullable(),
  logo: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  cityAr: z.string().nullable(),
  countryLine: texts.nullable(),
  ministryLine: texts.nullable(),
  legalText: texts.nullable(),
  digits: factsForDocuments.digits,
  calendar: factsForDocuments.calendar,
  /** The domain in the registry; it cannot change after the founding. */
  domain: z.string(),
  mode: modes,
  certificateCreationEnabled: z.boolean(),
  suspended: z.boolean(),
  suspensionReason: z.string().nullable(),
  /** When it was registered on the chain; null while that is pending. */
  registeredAt: moment.nullable(),
  createdAt: moment,
  responsable: universityResponsable.nullable(),
});
export type University = z.output<typeof university>;

/** A university in the list of admins. */
export const listedUniversity = university.extend({
  balance: z.object({
    /** Remaining credits, without reserved ones. */
    credit: z.int(),
    /** Wei of the responsable's wallet; null without a wallet, or while the chain does not answer. */
    ether: wei.nullable(),
  }),
  /** The open requests; null if there is none. */
  demands: z.object({
    credit: z.object({ _id: id, amount: z.int(), createdAt: moment }).nullable(),
    ether: z.object({ _id: id, createdAt: moment }).nullable(),
  }),
});
export type ListedUniversity = z.output<typeof listedUniversity>;

const reply = z.object({ university });

export const createUniversity = endpoint({
  method: "POST",
  path: at("create-university"),
  who: networkAdmins,
  confirmed: true,
  summary: "Founds a university and enters it in the registry; a responsable brings its keys.",
  body: z.strictObject({
    name: names,
    country,
    ...z.object(details).partial().shape,
    mode: z.strictObject(modes.shape),
    certificateCreationEnabled: z.boolean().default(false),
    /** A responsable without a university, or one to be invited; not both. */
    responsableId: id.optional(),
    responsable: z
      .strictObject({ username, usernameAr: usernameAr.optional(), email, numero: numero.optional() })
      .optional(),
  }),
  reply,
  bodyLimit: PICTURE_BODY,
});

export const getAllUniversities = endpoint({
  method: "GET",
  path: at("get-all-universities"),
  who: universityOverseers,
  summary: "Universities in scope, with their responsables, balances and open requests.",
  query: listQuery,
  reply: z.object({ universities: z.array(listedUniversity), ...listReply }),
});

export const exportUniversities = endpoint({
  ...asSheet,
  path: at("export"),
  who: universityOverseers,
  summary: "The same universities as a file.",
  body: sheetQuery,
});

export const getUniversity = endpoint({
  method: "GET",
  path: at("get-university/:id"),
  who: staff,
  summary: "A university in scope.",
  params: z.strictObject({ id }),
  reply,
});

export const updateUniversity = endpoint({
  method: "PUT",
  path: at("update-university"),
  who: networkAdmins,
  summary: "Changes what is not in the registry: its English name and its domain stay as they were entered.",
  body: z.strictObject({
    _id: id,
    name: names.optional(),
    country: country.optional(),
    ...z.object(details).partial().shape,
    mode: z.strictObject(modes.shape).optional(),
    certificateCreationEnabled: z.boolean().optional(),
  }),
  reply,
  bodyLimit: PICTURE_BODY,
});

export const changeUniversityResponsable = endpoint({
  method: "PUT",
  path: at("change-university-responsable"),
  who: networkAdmins,
  summary: "Gives the university to another responsable, whose new wallet takes over on the chain.",
  confirmed: true,
  body: z.strictObject({ universityId: id, responsableId: id }),
  reply,
});

export const suspendUniversity = endpoint({
  method: "PUT",
  path: at("suspend"),
  who: networkAdmins,
  confirmed: true,
  summary: "Stops a university's issuing, or lets it go on; verifying and revoking are not touched.",
  body: z.strictObject({ universityId: id, suspended: z.boolean(), reason: line(500).min(1) }),
  reply,
});

export const toggleCertificateCreation = endpoint({
  method: "PATCH",
  path: "/api/user/toggle-certificate-creation",
  who: networkAdmins,
  summary: "Lets a university make certificates, or no longer.",
  body: z.strictObject({ universityId: id, enabled: z.boolean() }),
  reply,
});

export const assignBlockedResponsable = endpoint({
  method: "PUT",
  path: "/api/user/assignBlockedResponsable",
  who: networkAdmins,
  summary: "Hands the university of a blocked responsable, with its agents, to another one.",
  confirmed: true,
  body: z.strictObject({ blockedUserId: id, responsableId: id }),
  reply,
});

export const callOffEtherPayment = endpoint({
  method: "PUT",
  path: at("call-off-ether"),
  who: platformAdmin,
  summary: "Calls off a payment from the platform's wallet that still waits.",
  body: z.strictObject({ jobId: id }),
  reply: job,
});

export const sendEtherToResponsable = endpoint({
  method: "PUT",
  path: at("send-ether-to-responsable"),
  who: platformAdmin,
  summary: "Sends ether from the platform's wallet to that of a university.",
  confirmed: true,
  body: z.strictObject({ universityId: id, amount: wei.regex(/^[1-9]\d{0,29}$/, refusedAs("not_wei")) }),
  reply: job,
  status: 202,
});
