/** The calls of the room privacy. */
import { Readable } from "node:stream";
import {
  eraseCertificates,
  eraseStudent,
  readCertificateErasure,
  readErasedDocument,
  readErasure,
} from "@ijaza/schema/erasure";
import { ZIP } from "@ijaza/schema/media-types";
import { getOwnData, OWN_DATA_FILE } from "@ijaza/schema/own-data";
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
