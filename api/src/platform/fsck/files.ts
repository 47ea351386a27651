/** Checks that the storage holds the files that rows refer to. */
import { createHash } from "node:crypto";
import type { Db } from "../database.ts";
import type { Storage } from "../files/storage.ts";
import type { Finding, Report } from "./findings.ts";

/**
 * Reads files one by one outside transactions, so that none waits for the storage; each page of rows has its snapshot.
 */
export type FileCheckOptions = { db: Db; storage: Pick<Storage, "get">; report: Report };

type FindFileFaultOptions = { name: string; sha256: string; size?: number };

/** Null when the file exists and matches its digest. Throws the errors of the storage. */
export async function findFileFault(
  storage: FileCheckOptions["storage"],
  { name, sha256, size }: FindFileFaultOptions,
): Promise<Pick<Finding, "code" | "detail"> | null> {
  const bytes = await storage.get(name);
  if (bytes === null) return { code: "file_missing", detail: sha256 };
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (digest !== sha256) return { code: "file_differs", detail: `${digest}, not ${sha256}` };
  if (size === undefined || size === bytes.length) return null;
  return { code: "file_differs", detail: `${sha256}: ${bytes.length} bytes, not ${size}` };
}
