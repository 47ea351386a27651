/** Templates of diplomas and certificates in the API. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { PDF } from "../calls/media-types.ts";
import { id, moment } from "../calls/wire.ts";
import { name, refusedAs, text } from "../fields/forms.ts";
import { LANGUAGES } from "../product.ts";
import { GAPS } from "../records/printing-gaps.ts";
import { responsableReaders, staff } from "../users/roles.ts";
import { layout } from "./any-layout.ts";
import { fieldDefinition, MOST_CHOICES } from "./field-definition.ts";
import { pictureId } from "./page.ts";
import { printed } from "./printed-letters.ts";

export const TEMPLATE_KINDS = ["diploma", "certificate"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export { DEFINITION_TYPES, type FieldDefinition } from "./field-definition.ts";

const MOST_DEFINITIONS = 60;

const newLabel = name(1, 120);

export const fieldsDefinition = z.array(fieldDefinition).max(MOST_DEFINITIONS);

/** A choice becomes a claim, so no letter of it may be invisible. Older choices may have such letters. */
const newChoice = printed(text(1, 120));

const newDefinition = fieldDefinition.extend({
  choices: z.array(newChoice).max(MOST_CHOICES).optional(),
  label: z.strictObject({ en: newLabel, fr: newLabel, ar: newLabel }),
});
const newDefinitions = z.array(newDefinition).max(MOST_DEFINITIONS);

const templateName = text(1, 120);
const version = {
  /** The id of the version. */
  _id: id,
  /** The id of the template, the same for all versions. */
  id,
  name: z.string(),
  /** Counted from 1; documents keep the version that they were accepted or issued with. */
  version: z.int(),
  updatedAt: moment,
  layout,
};
export const diplomaTemplate = z.object(version);
export const certificateTemplate = z.object({ ...version, fieldsDefinition });
export type DiplomaTemplate = z.output<typeof diplomaTemplate>;
export type CertificateTemplate = z.output<typeof certificateTemplate>;

/**
 * The version from which a new one was made. If somebody has stored another one since, the new one is refused as
 * `template_changed`; without this member the new version replaces whatever is stored.
 */
const basedOn = id.optional();

/** Layouts are sent without their pictures: room for the most letters in three languages, and for ten of the largest that come with the product. */
const LAYOUT = { bodyLimit: 400_000, mostMembers: 5_000 };
/** A colour page at 300 dpi. */
export const LARGEST_TEMPLATE_PICTURE = 10_000_000;
const params = z.strictObject({ universityName: z.string().min(1).max(200) });

export const getDiplomaTemplates = endpoint({
  method: "GET",
  path: "/api/diploma-template/get-diploma-template-by-university-name/:universityName",
  who: staff,
  summary: "The newest versions of a university's diploma templates.",
  params,
  reply: z.object({ templates: z.array(diplomaTemplate) }),
});

export const putDiplomaTemplate = endpoint({
  method: "PUT",
  path: "/api/diploma-template/create-diploma-template",
  who: responsableReaders,
  summary: "Makes a diploma template, or a new version of the one that is named.",
  body: z.strictObject({ id: id.optional(), basedOn, name: templateName, layout }),
  reply: z.object({ template: diplomaTemplate }),
  ...LAYOUT,
});

export const getCertificateTemplates = endpoint({
  method: "GET",
  path: "/api/certificate-template/get-certificate-template-by-university-name/:universityName",
  who: staff,
  summary: "The newest versions of a university's certificate templates.",
  params,
  reply: z.object({ templates: z.array(certificateTemplate) }),
});

export const putCertificateTemplate = endpoint({
  method: "PUT",
  path: "/api/certificate-template/create-certificate-template",
  who: responsableReaders,
  summary: "Makes a certificate template, or a new version of the one that is named.",
  body: z.strictObject({ id: id.optional(), basedOn, name: templateName, fieldsDefinition: newDefinitions, layout }),
  reply: z.object({ template: certificateTemplate }),
  ...LAYOUT,
});

/** The values of a preview: the shortest or the longest that exist, or ordinary ones. */
export const SAMPLES = ["ordinary", "shortest", "longest"] as const;

const toPreview = z.strictObject({
  kind: z.enum(TEMPLATE_KINDS),
  layout,
  fieldsDefinition: fieldsDefinition.optional(),
  language: z.enum(LANGUAGES),
  sample: z.enum(SAMPLES).default("ordinary"),
  /** Of the invented holder. */
  sex: z.enum(["F", "M"]).default("F"),
  /** The whole document, or what a stranger sees of it. */
  copy: z.enum(["whole", "public"]).default("whole"),
  /** Groups previews: of those in one slot only the newest is drawn, and earlier ones get `preview_replaced`. */
  slot: z
    .string()
    .regex(/^[\w-]{1,40}$/, refusedAs("not_a_slot"))
    .default("design"),
});

export const previewTemplate = endpoint({
  method: "POST",
  reads: true,
  path: "/api/template/preview",
  who: responsableReaders,
  summary:
    "Draws a layout that may not be stored yet, with invented or real values, by the program that makes the PDF.",
  body: toPreview,
  reply: z.object({
    svg: z.string(),
    /** Texts that do not fit into their boxes even at half their size. */
    overflowing: z.array(z.string()),
    /**
     * Where the elements and rows of a layout of rows were drawn, in millimetres of their page, which is counted from 0. What
     * is not drawn has no place. Empty for a layout of boxes, which says it itself.
     */
    places: z.array(
      z.object({
        id: z.string(),
        page: z.int(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
      }),
    ),
  }),
  ...LAYOUT,
});

export const previewTemplatePdf = endpoint({
  method: "POST",
  path: "/api/template/preview-pdf",
  who: responsableReaders,
  summary: "The same as a PDF; it carries no credential and proves nothing.",
  body: toPreview,
  medium: "file",
  mediaTypes: [PDF],
  ...LAYOUT,
});

export const addTemplatePicture = endpoint({
  method: "POST",
  path: "/api/template/pictures",
  who: responsableReaders,
  summary:
    "Keeps a picture for templates, drawn anew: a background, a signature, an emblem. It is the form's one file.",
  payloadPart: true,
  uploads: { most: 1, largest: LARGEST_TEMPLATE_PICTURE },
  reply: z.object({ picture: pictureId, width: z.int(), height: z.int() }),
  bodyLimit: LARGEST_TEMPLATE_PICTURE + 200_000,
});

export const getTemplateStarters = endpoint({
  method: "GET",
  path: "/api/template/starters",
  who: staff,
  summary: "Designs of rows that a university begins its own templates from, with their fields.",
  reply: z.object({
    starters: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(TEMPLATE_KINDS),
        name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
        layout,
        fieldsDefinition,
      }),
    ),
  }),
});

export const getTemplateGaps = endpoint({
  method: "GET",
  path: "/api/template/gaps",
  who: responsableReaders,
  summary: "Places of the university's templates that would stay empty on a document accepted now.",
  /** Templates without gaps as well. */
  reply: z.object({ templates: z.array(z.object({ id, gaps: z.array(z.enum(GAPS)) })) }),
});

export const deleteTemplate = endpoint({
  method: "DELETE",
  path: "/api/template/:id",
  who: responsableReaders,
  summary: "Takes a template out of use; what was issued with it keeps its version.",
  params: z.strictObject({ id }),
});
