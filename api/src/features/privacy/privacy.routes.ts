/** The calls of the room privacy. */
import { Readable } from "node:stream";
import { ZIP } from "@ijaza/schema/calls/media-types";
import {
  eraseCertificates,
  eraseStudent,
  readCertificateErasure,
  readErasedDocument,
  readErasure,
} from "@ijaza/schema/privacy/erasure";
import { getOwnData, OWN_DATA_FILE } from "@ijaza/schema/privacy/own-data";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "../records/records.service.ts";
import type { Privacy } from "./privacy.service.ts";

export function mountPrivacy(mount: Mount, privacy: Privacy): void {
  mount(getOwnData, async (_, context) => {
    const archive = await privacy.download(callerOf(context));
    context.reply
      .type(ZIP)
      .header("content-disposition", `attachment; filename="${OWN_DATA_FILE}"`)
      .send(Readable.from(archive, { objectMode: false }));
    return undefined;
  });
  mount(readErasure, ({ id }, context) => privacy.survey(callerOf(context), id));
  mount(eraseStudent, (input, context) => privacy.erase(callerOf(context), input));
  mount(readCertificateErasure, ({ id }, context) => privacy.surveyCertificate(callerOf(context), id));
  mount(eraseCertificates, (input, context) => privacy.eraseCertificates(callerOf(context), input));
  mount(readErasedDocument, ({ id }, context) => privacy.readErased(callerOf(context), id));
}
