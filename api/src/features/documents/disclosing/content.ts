/** The content of an issued document, as far as its reader may see it. */
import type { Bundle } from "@ijaza/verifier";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import { findSignatoriesOf, type SignatoryVersion } from "../../signatories/signatories.service.ts";
import type { Template } from "../../templates/templates.service.ts";
import type { UniversityRow } from "../../universities/universities.service.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import type { IssuedRecord } from "../documents.records.ts";
import { remember } from "../making/once.ts";
import { readBundles } from "./bundles.ts";

export type Content = {
  record: IssuedRecord;
  /** With all claims that the reader may see. */
  bundle: Bundle;
  template: Template;
  university: UniversityRow;
  /** The picture of the signature of whoever accepted it. */
  signature: string | null;
  /** Who signs, by their places in the template. */
  signatories: readonly (SignatoryVersion | null)[];
};

export type ContentDeps = Pick<DocumentDeps, "universities" | "users" | "templates"> & {
  chain: Pick<DocumentDeps["chain"], "identity">;
};

/** The content of each record, in the same order. Throws `not_found` when one is not anchored. */
export async function readContents(
  trx: Trx,
  { chain, universities, users, templates }: ContentDeps,
  records: readonly IssuedRecord[],
): Promise<Content[]> {
  const readable = records.map(({ id, disclosure }) => ({ recordId: id, disclosure }));
  const bundles = await readBundles(trx, { records: readable, identity: chain.identity });
  const universityOf = remember(issuerOf, ({ universityId }) => universities.findById(trx, universityId));
  const templateOf = remember(versionOf, ({ id }) => templates.templateOf(trx, id));
  const signatureOn = remember(signerOf, ({ id }) => users.signatureOn(trx, id));
  const signatoriesOf = remember(slotsOf, (record) => findSlots(trx, record));
  const contents: Content[] = [];
  for (const record of records) {
    const bundle = bundles.get(record.id);
    const university = await universityOf(record);
    const template = await templateOf(record);
    if (!bundle || !university || !template) throw new AppError("not_found");
    const signature = await signatureOn(record);
    const signatories = await signatoriesOf(record);
    contents.push({ record, bundle, template, university, signature, signatories });
  }
  return contents;
}

export const issuerOf = ({ universityId }: IssuedRecord): string => universityId;
const signerOf = ({ decidedBy }: IssuedRecord): string => decidedBy ?? "";
const slotsOf = ({ signatories }: IssuedRecord): string => (signatories ?? []).join(" ");
/** For documents that are older than templates: a university then had one layout for each kind. */
const versionOf = ({ templateVersionId, universityId, kind }: IssuedRecord): string =>
  templateVersionId ?? `${universityId} ${kind}`;

async function findSlots(trx: Trx, { id, signatories }: IssuedRecord): Promise<(SignatoryVersion | null)[]> {
  if (signatories === null) return [];
  const versions = new Map((await findSignatoriesOf(trx, id)).map((version) => [version.id, version]));
  return signatories.map((version) => (version === null ? null : (versions.get(version) ?? null)));
}

/** The content of one record. Throws `not_found` before it is anchored. */
export async function readContent(trx: Trx, deps: ContentDeps, record: IssuedRecord): Promise<Content> {
  const [content] = await readContents(trx, deps, [record]);
  return content!;
}
