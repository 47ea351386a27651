/** Where tests put what they make and delete again: in memory where there is room, which spares the disk a tenth of the work. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory, on Linux. */
const MEMORY = "/dev/shm";
/** In bytes: several times what the tests of one run hold at once. */
const ROOM = 4 * 2 ** 30;

/** Gives `work` a directory, and deletes it afterwards; other users may pass through it, as the embedded database's does. */
export async function withScratch(work) {
  const dir = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "ijaza-tests-"));
  chmodSync(dir, 0o711);
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function hasRoom(path) {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= ROOM;
}
