/** The files in a drop, including those in folders. */

/** Reads the drop synchronously, as browsers demand, and walks its folders afterwards. */
export function filesInDrop({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Promise.resolve(Array.from(files));
  return walkAll(entries);
}

const walkAll = async (entries: readonly FileSystemEntry[]): Promise<File[]> => {
  const found: File[] = [];
  for (const entry of entries) found.push(...(await walk(entry)));
  return found;
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function walk(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // A directory reader returns some entries at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    found.push(...(await walkAll(some)));
  }
}
