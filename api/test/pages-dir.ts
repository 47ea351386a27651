import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder as the build of the web client leaves it: its two documents, and nothing else. */
export function writePages(index: string, forVerifying = index): string {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-pages-"));
  writeFileSync(join(dir, "index.html"), index);
  writeFileSync(join(dir, "public.html"), forVerifying);
  return dir;
}
