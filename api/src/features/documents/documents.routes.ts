/** The calls for archives of PDFs, the picture of a document, and a record before it is signed. */

import { PNG, WEBP } from "@ijaza/schema/calls/media-types";
import { getBatchFile } from "@ijaza/schema/diplomas/reading";
import {
  getDocumentFiles,
  getDocumentPicture,
  getWaitingDocument,
  getWaitingPicture,
} from "@ijaza/schema/documents/calls";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "../records/records.service.ts";
import type { Documents } from "./documents.service.ts";
import { sendArchive } from "./making/sending.ts";

export function mountDocuments(mount: Mount, documents: Documents): void {
  mount(getBatchFile, async ({ batchId }, { actor, language, reply }) => {
    const archive = await documents.batchArchive({ actor: withUniversity(actor), language }, batchId);
    return sendArchive(reply, { archive, name: `ijaza-${batchId}.zip` });
  });
  mount(getDocumentFiles, async (choice, context) => {
    const archive = await documents.chosenArchive(callerOf(context), choice);
    return sendArchive(context.reply, { archive, name: `ijaza-${choice.kind}s-${choice.ids.length}.zip` });
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
