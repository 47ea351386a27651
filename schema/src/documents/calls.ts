/** Calls about documents of every kind. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { PNG, WEBP, ZIP } from "../calls/media-types.ts";
import { documentId, id } from "../calls/wire.ts";
import { sha256 } from "../fields/forms.ts";
import { DOCUMENT_KINDS } from "../sharing/shares.ts";
import { agentAndResponsable, anyone } from "../users/roles.ts";

/** For a phone, and for a large screen or a closer look. */
export const PICTURE_WIDTHS = ["800", "1600"] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = "png" | "webp";

export const getDocumentPicture = endpoint({
  method: "GET",
  path: "/api/document/picture/:id",
  who: anyone,
  summary:
    "A document as a picture with what anyone may see of it: its page, or the card (PNG) for where its link is shared.",
  params: z.strictObject({ id: documentId }),
  query: z.strictObject({
    shape: z.enum(["page", "card"]).default("page"),
    /** Of the page, in pixels; a card has its own. */
    width: z.enum(PICTURE_WIDTHS).default("1600"),
    /** Of the page. WebP has a third of the bytes; many mail programs show PNG only. */
    format: z.enum(["png", "webp"]).default("png"),
  }),
  medium: "file",
  mediaTypes: [PNG, WEBP],
  metered: 1,
  // Revalidated each time, because hidden or revoked content must not be shown any longer; sent only when changed.
  cache: "public, max-age=0, must-revalidate",
  refusals: ["document_erased", "letter_not_printable", "drawing_too_long"],
});

export const getWaitingDocument = endpoint({
  method: "GET",
  path: "/api/document/waiting/:id",
  who: agentAndResponsable,
  summary: "What an acceptance of a record would fix now, or has fixed: each claim that is signed.",
  params: z.strictObject({ id: documentId }),
  reply: z.object({
    /** By name; what is absent is not signed. */
    claims: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The university handed the document in, so that there is no picture of it. */
    handedIn: z.boolean(),
    /** Digest of the claims, the template and those who sign; an acceptance that names another one is refused. */
    seen: sha256,
  }),
});

export const getWaitingPicture = endpoint({
  method: "GET",
  path: "/api/document/waiting/:id/picture",
  who: agentAndResponsable,
  summary: "The page of a record that is not signed (PNG), by its own template; reference and QR code are blank.",
  params: z.strictObject({ id: documentId }),
  query: z.strictObject({ seen: sha256 }),
  medium: "file",
  mediaTypes: [PNG],
  // The address names what it shows, so that the page of the next record can be fetched ahead.
  cache: "private, max-age=600",
  refusals: ["record_changed", "no_picture", "preview_replaced", "preview_too_complex"],
});

/** The most documents of one download. */
export const MOST_DOWNLOADED = 500;

/** It is no GET, because the audit log gets an event. */
export const getDocumentFiles = endpoint({
  method: "POST",
  path: "/api/document/files",
  who: agentAndResponsable,
  summary: "The PDFs of these signed documents of one kind, in one .zip that is sent while it is made.",
  body: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), ids: z.array(id).min(1).max(MOST_DOWNLOADED) }),
  medium: "file",
  mediaTypes: [ZIP],
  refusals: ["document_erased", "documents_not_signed", "letter_not_printable", "no_signing_key"],
});
