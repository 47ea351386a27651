/** A temporary directory for tests, in memory if there is room, which saves a tenth of the disk writes. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's file system in memory. */
const MEMORY = "/dev/shm";
/** Required free space in bytes: several times what the tests of one run use at once. */
const ROOM = 4 * 2 ** 30;

/** Runs `work` with a directory and deletes it afterwards. Other users, such as the database's, may enter it. */
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
