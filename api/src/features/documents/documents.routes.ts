/** The calls for the archive of a batch, the picture of a document, and a record before it is signed. */
import { Readable } from "node:stream";
import { getBatchFile } from "@ijaza/schema/diploma-reading";
import { getDocumentPicture, getWaitingDocument, getWaitingPicture } from "@ijaza/schema/documents";
import { PNG, WEBP } from "@ijaza/schema/media-types";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Documents } from "./documents.service.ts";

export function mountDocuments(mount: Mount, documents: Documents): void {
  mount(getBatchFile, async ({ batchId }, { actor, language, reply }) => {
    const archive = await documents.batchArchive({ actor: withUniversity(actor), language }, batchId);
    reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="ijaza-${batchId}.zip"`)
      // A slow reader slows the drawing down; a reader who disconnects ends it.
      .send(Readable.from(archive, { objectMode: false }));
    return undefined;
  });
  mount(getDocumentPicture, async (query, { request, reply }) => {
    const { tag, read } = await documents.pictureOf(query);
    reply.header("etag", tag);
    if (isKnown(request.headers["if-none-match"], tag)) reply.status(304).send();
    else reply.type(query.shape === "page" && query.format === "webp" ? WEBP : PNG).send(await read());
    return undefined;
  });
  mount(getWaitingDocument, ({ id }, { actor }) => documents.readWaiting(withUniversity(actor), id));
  mount(getWaitingPicture, async (waiting, { actor, reply }) => {
    reply.type(PNG).send(await documents.drawWaiting(withUniversity(actor), waiting));
    return undefined;
  });
}

/** RFC 9110, 13.1.2: entity tags are compared weakly. */
const isKnown = (known: string | undefined, tag: string): boolean =>
  (known ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
