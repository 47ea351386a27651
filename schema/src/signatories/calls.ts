/** The people who sign a university's documents, in the API: its presidents, deans and directors. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { PNG } from "../calls/media-types.ts";
import { id, moment, PICTURE_BODY, PICTURE_LENGTH } from "../calls/wire.ts";
import { name, pictureUrl, refusedAs, text } from "../fields/forms.ts";
import { PRINTED_LENGTHS } from "../templates/printed-lengths.ts";
import { printed } from "../templates/printed-letters.ts";
import { responsableReaders, universityReaders } from "../users/roles.ts";
import { PREFIXES } from "./signatory.ts";

/** Empty where somebody has none in this language; at least one language has both a name and a title. */
const personName = printed(name(0, PRINTED_LENGTHS.signatoryName));
const title = printed(text(0, PRINTED_LENGTHS.signatoryTitle));
const officeDay = z.iso.date(refusedAs("not_a_day")).nullable();

const person = {
  name: z.strictObject({ en: personName, fr: personName, ar: personName }),
  title: z.strictObject({ en: title, fr: title, ar: title }),
  sex: z.enum(["F", "M"]),
  prefix: z.enum(PREFIXES),
  /** The first and the last day in office (UTC); null where there is none. */
  from: officeDay,
  until: officeDay,
};

export const keptSignatory = z.object({
  /** The id of the version. */
  _id: id,
  /** The id of the signatory, the same for all versions; templates choose by it. */
  id,
  /** Counted from 1; documents keep the version that they were accepted with. */
  version: z.int(),
  updatedAt: moment,
  ...person,
  /** Whether there is a picture of the signature, at `pictures/:_id`. */
  hasPicture: z.boolean(),
});
export type KeptSignatory = z.output<typeof keptSignatory>;

const at = (path = "") => `/api/signatories${path}`;
const params = z.strictObject({ id });
const HOUR_SECONDS = 3600;

export const getSignatories = endpoint({
  method: "GET",
  path: at(),
  who: universityReaders,
  summary: "Those who sign the documents of the own university, in their newest versions.",
  reply: z.object({ signatories: z.array(keptSignatory) }),
});

export const getSignaturePicture = endpoint({
  method: "GET",
  path: at("/pictures/:id"),
  who: universityReaders,
  summary: "The picture of a signature, by the id of the signatory's version.",
  params,
  medium: "file",
  mediaTypes: [PNG],
  cache: `private, max-age=${HOUR_SECONDS}`,
});

export const putSignatory = endpoint({
  method: "PUT",
  path: at(),
  who: responsableReaders,
  summary: "Adds somebody who signs, or makes a new version of the one that is named.",
  body: z.strictObject({
    id: id.optional(),
    ...person,
    /** A picture of the signature, drawn anew; null for none. Absent, the one before stays. */
    pictureUrl: pictureUrl(PICTURE_LENGTH).nullable().optional(),
  }),
  reply: z.object({ signatory: keptSignatory }),
  bodyLimit: PICTURE_BODY,
});

export const removeSignatory = endpoint({
  method: "DELETE",
  path: at("/:id"),
  who: responsableReaders,
  summary: "Takes a signatory out of use; what was accepted before keeps the name and the signature.",
  params,
});
