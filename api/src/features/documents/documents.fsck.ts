/** Checks the stored PDFs: each is sealed by the recorded key, over its own document, and discloses no more than its audience may see. */
import { checkIntegrity } from "@ijaza/verifier/checks/integrity";
import { sql } from "kysely";
import { type Db, inScope } from "../../platform/database.ts";
import type { FileCheckOptions } from "../../platform/fsck/files.ts";
import { inPages, type Report } from "../../platform/fsck/findings.ts";
import { hashLeaf } from "../issuing/issuing.service.ts";
import { disclosureTo, type RecordKind } from "../records/records.service.ts";
import type { DocumentRow } from "./documents.tables.ts";

type SealedDocument = Pick<DocumentRow, "file" | "record_id" | "hidden"> & {
  shape: "public" | "all";
  /** RFC 7638 thumbprint of the recorded key, null when that is none of its university's. */
  sealer: string | null;
  /** Leaf of its credential; null when there is none. */
  leaf: Buffer | null;
};

type CheckDocumentsOptions = FileCheckOptions & { kinds: readonly RecordKind[] };

const PAGE = 500;

/** A missing file is no finding: it is made again on request. */
export async function checkDocuments({ db, storage, report, kinds }: CheckDocumentsOptions): Promise<void> {
  const pages = inPages<SealedDocument, string>(
    (after) => readSealed(db, after ?? ""),
    ({ file }) => file,
  );
  for await (const page of pages) {
    for (const sealed of page) {
      const bytes = await storage.get(sealed.file);
      if (bytes !== null) await checkPdf(bytes, { sealed, report, kinds });
    }
  }
}

type CheckPdfOptions = Pick<CheckDocumentsOptions, "kinds"> & { sealed: SealedDocument; report: Report };

async function checkPdf(bytes: Buffer, { sealed, report, kinds }: CheckPdfOptions): Promise<void> {
  const about = `document ${sealed.record_id}`;
  const { check, credential, seal } = await checkIntegrity(new Uint8Array(bytes));
  if (!credential || !seal) return report({ code: "document_broken", about, detail: `${sealed.shape}: ${check.code}` });
  if (!sealed.leaf || !hashLeaf(Buffer.from(credential.leaf).toString()).equals(sealed.leaf)) {
    return report({ code: "document_misplaced", about, detail: `${sealed.shape}: ${credential.id}` });
  }
  const sealer = Buffer.from(seal.keyThumbprint).toString("base64url");
  if (sealer !== sealed.sealer) report({ code: "document_seal_differs", about, detail: `${sealed.shape}: ${sealer}` });
  const kind = kinds.find(({ credentialType }) => credentialType === credential.type);
  const audience = sealed.shape === "all" ? "university" : "anyone";
  const disclosure = kind && disclosureTo({ audience, kind, withheld: sealed.hidden });
  const beyond = Object.keys(credential.claims).filter((name) => !disclosure?.discloses(name));
  if (beyond.length > 0) report({ code: "document_discloses", about, detail: `${sealed.shape}: ${beyond.join(" ")}` });
}

async function readSealed(db: Db, after: string): Promise<SealedDocument[]> {
  const { rows } = await inScope(db, { all: "fsck proves the files of all universities" }, (trx) =>
    sql<SealedDocument>`
      select d.file, d.record_id, d.shape, d.hidden, c.leaf, k.public_id as sealer
      from documents d
      left join credentials c on c.record_id = d.record_id
      left join chain_keys k
        on k.id = d.sealed_by and k.university_id = d.university_id and k.purpose = 'credential'
      where d.sealed_by is not null and d.file > ${after} order by d.file limit ${PAGE}`.execute(trx),
  );
  return rows;
}
