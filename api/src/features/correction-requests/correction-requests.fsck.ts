/** Checks the evidence of requests: the storage holds each file. */
import { type Db, inScope } from "../../platform/database.ts";
import type { FileCheckOptions } from "../../platform/fsck/files.ts";
import { inPages } from "../../platform/fsck/findings.ts";
import "./correction-requests.tables.ts";

const PAGE = 500;

export async function checkEvidence({ db, storage, report }: FileCheckOptions): Promise<void> {
  const pages = inPages<{ id: string; evidence: string | null }, string>(
    (after) => readRequests(db, after ?? ""),
    ({ id }) => id,
  );
  for await (const page of pages) {
    for (const { id, evidence } of page) {
      const bytes = evidence ? await storage.get(evidence) : null;
      if (bytes === null) report({ code: "file_missing", about: `correction request ${id}`, detail: evidence ?? "" });
    }
  }
}

function readRequests(db: Db, after: string) {
  return inScope(db, { all: "fsck proves the files of all universities" }, (trx) =>
    trx
      .selectFrom("correction_requests")
      .select(["id", "evidence"])
      .where("id", ">", after)
      .where("evidence", "is not", null)
      .orderBy("id")
      .limit(PAGE)
      .execute(),
  );
}
