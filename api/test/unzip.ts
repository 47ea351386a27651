/** The files in a zip archive, as another program reads them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function unzip(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "ijaza-zip-"));
  writeFileSync(join(folder, "all.zip"), bytes);
  const { status, stderr } = spawnSync("python3", ["-m", "zipfile", "-e", "all.zip", "out"], { cwd: folder });
  const out = join(folder, "out");
  const names = readdirSync(out, { recursive: true, encoding: "utf8" }).sort();
  const files = names
    .filter((name) => statSync(join(out, name)).isFile())
    .map((name) => ({ name, bytes: readFileSync(join(out, name)) }));
  rmSync(folder, { recursive: true });
  return { status, message: String(stderr), files };
}
