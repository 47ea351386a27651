/** Whether the storage holds what a row promises. */
import { createHash } from "node:crypto";
import type { Db } from "../database.ts";
import type { Storage } from "../files/storage.ts";
import type { Finding, Report } from "./findings.ts";

/**
 * Files are read one after the other, and no transaction waits for the storage: a page of rows is as of its own moment.
 */
export type FileCheckOptions = { db: Db; storage: Pick<Storage, "get">; report: Report };

type Promised = { name: string; sha256: string; size?: number };

/** Null when the file is there and is, byte for byte, what its digest says. Throws what the storage throws. */
export async function findFileFault(
  storage: FileCheckOptions["storage"],
  { name, sha256, size }: Promised,
): Promise<Pick<Finding, "code" | "detail"> | null> {
  const bytes = await storage.get(name);
  if (bytes === null) return { code: "file_missing", detail: sha256 };
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (digest !== sha256) return { code: "file_differs", detail: `${digest}, not ${sha256}` };
  if (size === undefined || size === bytes.length) return null;
  return { code: "file_differs", detail: `${sha256}: ${bytes.length} bytes, not ${size}` };
}
