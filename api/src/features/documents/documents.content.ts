/** What an issued document is made of, as far as its reader may have it. */
import type { Bundle } from "ijaza-verifier";
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import type { Template } from "../templates/templates.service.ts";
import type { UniversityRow } from "../universities/universities.service.ts";
import { readBundle } from "./documents.bundles.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { type IssuedRecord, shownBy } from "./documents.records.ts";

export type Content = {
  record: IssuedRecord;
  /** With all claims that the reader may have. */
  bundle: Bundle;
  template: Template;
  university: UniversityRow;
  /** The picture of the signature of whoever accepted it. */
  signature: string | null;
};

export type ContentParts = Pick<DocumentParts, "universities" | "users" | "templates"> & {
  chain: Pick<DocumentParts["chain"], "identity">;
};

/** Throws `not_found` before it is anchored. */
export async function readContent(trx: Trx, parts: ContentParts, record: IssuedRecord): Promise<Content> {
  const { chain, universities, users, templates } = parts;
  const { id, kind, universityId, decidedBy, templateVersionId: version } = record;
  const bundle = await readBundle(trx, { documentId: id, shows: shownBy(record), identity: chain.identity });
  const university = await universities.findById(trx, universityId);
  const template = version
    ? await templates.findVersion(trx, version)
    : await templates.findByName(trx, { universityId, kind: kind.name });
  if (!bundle || !university || !template) throw new AppError("not_found");
  const signature = decidedBy ? await users.signatureOf(trx, decidedBy) : null;
  return { record, bundle, template, university, signature };
}
