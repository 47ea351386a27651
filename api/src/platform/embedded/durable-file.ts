/** Writes files that are complete or absent after a crash: to a temporary file, synced, then renamed. */
import { type FileHandle, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

export async function writeDurably(path: string, content: string): Promise<void> {
  const aside = `${path}.new`;
  await withFile(aside, "w", async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(aside, path);
  await syncDirectory(dirname(path));
}

export const syncDirectory = (dir: string) => withFile(dir, "r", (file) => file.sync());

async function withFile(path: string, flags: string, use: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}
