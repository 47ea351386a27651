/** The files in a zip archive, as another program reads them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function unzip(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "ijaza-zip-"));
  writeFileSync(join(folder, "all.zip"), bytes);
  const { status, stderr } = spawnSync("python3", ["-m", "zipfile", "-e", "all.zip", "out"], { cwd: folder });
  const names = readdirSync(join(folder, "out")).sort();
  const files = names.map((name) => ({ name, bytes: readFileSync(join(folder, "out", name)) }));
  rmSync(folder, { recursive: true });
  return { status, said: String(stderr), files };
}
