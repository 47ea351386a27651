/** What an issued document is made of, as far as its reader may have it. */
import type { Bundle } from "@ijaza/verifier";
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import type { Template } from "../templates/templates.service.ts";
import type { UniversityRow } from "../universities/universities.service.ts";
import { readBundles } from "./documents.bundles.ts";
import { remember } from "./documents.once.ts";
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

/** In the order of the records. Throws `not_found` where one is not anchored. */
export async function readContents(
  trx: Trx,
  { chain, universities, users, templates }: ContentParts,
  records: readonly IssuedRecord[],
): Promise<Content[]> {
  const documents = records.map((record) => ({ documentId: record.id, shows: shownBy(record) }));
  const bundles = await readBundles(trx, { documents, identity: chain.identity });
  const universityOf = remember((id) => universities.findById(trx, id));
  const versionOf = remember((id) => templates.findVersion(trx, id));
  const signatureOf = remember((id) => users.signatureOf(trx, id));
  const contents: Content[] = [];
  for (const record of records) {
    const { id, kind, universityId, decidedBy, templateVersionId: version } = record;
    const bundle = bundles.get(id);
    const university = await universityOf(universityId);
    const template = version
      ? await versionOf(version)
      : await templates.findByName(trx, { universityId, kind: kind.name });
    if (!bundle || !university || !template) throw new AppError("not_found");
    const signature = decidedBy ? await signatureOf(decidedBy) : null;
    contents.push({ record, bundle, template, university, signature });
  }
  return contents;
}

/** Throws `not_found` before it is anchored. */
export async function readContent(trx: Trx, parts: ContentParts, record: IssuedRecord): Promise<Content> {
  const [content] = await readContents(trx, parts, [record]);
  return content!;
}
