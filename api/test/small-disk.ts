/** A disk of a few megabytes that a test can fill and empty, if the machine allows mounting. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = {
  dir: string;
  /** Uses all remaining space. */
  fill(): void;
  free(): void;
  unmount(): void;
};

const STEPS = [1 << 20, 4096, 1];

/** Mounts the disk; null when mounting is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dir], { stdio: "ignore" });
  if (mounted.status !== 0) {
    rmdirSync(dir);
    return null;
  }
  const filler = join(dir, "filler");
  return {
    dir,
    fill() {
      const file = openSync(filler, "a");
      for (const step of STEPS) fillBy(file, Buffer.alloc(step));
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      spawnSync("umount", ["--lazy", dir], { stdio: "ignore" });
      rmdirSync(dir);
    },
  };
}

function fillBy(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
