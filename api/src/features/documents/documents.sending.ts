/** How a PDF is sent: as a download, with what the chain has said of it since. */
import { getDiplomaFile } from "@ijaza/schema/diploma-reading";
import type { FastifyReply } from "fastify";
import type { Pdf } from "./documents.keeping.ts";

/** RFC 5829: what took the document's place. The document itself stays as it was verified. */
export function nameSuccessor(reply: FastifyReply, { supersededBy }: Pick<Pdf, "supersededBy">): void {
  if (!supersededBy) return;
  reply.header("link", `<${getDiplomaFile.path.replace(":id", supersededBy)}>; rel="successor-version"`);
}

/** A revoked diploma can still be had, and `x-diploma-status` says that it is one. */
export function sendPdf(reply: FastifyReply, pdf: Pdf): undefined {
  nameSuccessor(reply, pdf);
  reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="ijaza-${pdf.id}.pdf"`)
    .header("x-diploma-status", pdf.status)
    .send(pdf.bytes);
  return undefined;
}
