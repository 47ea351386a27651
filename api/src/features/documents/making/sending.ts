/** Sends a PDF as a download, with headers for its status on the chain, and archives of PDFs. */
import { Readable } from "node:stream";
import { ZIP } from "@ijaza/schema/calls/media-types";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import type { FastifyReply } from "fastify";
import type { Pdf } from "./keeping.ts";

/** Links to the successor of a superseded document (RFC 5829). The document itself stays unchanged. */
export function nameSuccessor(reply: FastifyReply, { supersededBy }: Pick<Pdf, "supersededBy">): void {
  if (!supersededBy) return;
  reply.header("link", `<${getDiplomaFile.path.replace(":id", supersededBy)}>; rel="successor-version"`);
}

/** A revoked diploma can still be downloaded; `x-diploma-status` says that it is revoked. */
export function sendPdf(reply: FastifyReply, pdf: Pdf): undefined {
  nameSuccessor(reply, pdf);
  reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="ijaza-${pdf.id}.pdf"`)
    .header("x-diploma-status", pdf.status)
    .send(pdf.bytes);
  return undefined;
}

/** A slow reader slows the drawing down; a reader who disconnects ends it. */
export function sendArchive(
  reply: FastifyReply,
  { archive, name }: { archive: AsyncIterable<Buffer>; name: string },
): undefined {
  reply
    .type(ZIP)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(archive, { objectMode: false }));
  return undefined;
}
