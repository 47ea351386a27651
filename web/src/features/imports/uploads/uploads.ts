/** The documents chosen beside a sheet, from folders and archives, by the names that rows use. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import {
  baseName,
  ENDS,
  fileKey,
  filesNamedBy,
  type HandedInType,
  LARGEST_HANDED_IN,
  typeOfFile,
} from "@ijaza/schema/imports/handed-in-files";
import { openArchive, type UploadFile } from "./archive.ts";

/** What the sheet must know of a file to validate the rows that name it. */
export type FileSketch = {
  key: string;
  name: string;
  size: number;
  type: HandedInType | null;
  /** Another file with other content was chosen under this name at the same time, so the name is ambiguous. */
  isAmbiguous: boolean;
};

const isArchive = (file: File): boolean => /\.zip$/i.test(file.name);
/** Whether it is a hidden file that an operating system leaves in folders. */
const isSystemFile = (path: string): boolean =>
  /(?:^|\/)__MACOSX\//.test(path) ||
  baseName(path).startsWith(".") ||
  /^(?:thumbs\.db|desktop\.ini)$/i.test(baseName(path));

/** Thrown when a chosen file can no longer be read: it was moved, changed or deleted. */
class UnreadableFile extends Error {
  readonly status = 422;
  readonly data: { error: string; message: string };
  constructor(message: string) {
    super(message);
    this.data = { error: "file_unreadable", message };
  }
}

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads() {
  const files = new Map<string, UploadFile>();
  const sketches = new Map<string, FileSketch>();

  /** `beside` holds the files that were chosen at the same time. */
  const take = async (file: UploadFile, beside: Map<string, UploadFile>): Promise<void> => {
    const [key, name] = [fileKey(file.name), baseName(file.name)];
    if (isSystemFile(file.name) || key === "") return;
    const duplicate = beside.get(key);
    const isAmbiguous =
      duplicate !== undefined && (sketches.get(key)?.isAmbiguous || !(await haveSameContent(duplicate, file)));
    files.set(key, file);
    beside.set(key, file);
    sketches.set(key, { key, name, size: file.size, type: await typeOf(file), isAmbiguous });
  };

  return {
    /**
     * Adds files and the content of archives among them. A file replaces one of the same name that was chosen earlier;
     * several of one name chosen together are ambiguous. Throws a `FileFault` for an archive that cannot be read.
     */
    async add(chosen: readonly File[], onProgress: (count: number) => void): Promise<void> {
      const beside = new Map<string, UploadFile>();
      for (const file of chosen) {
        const inside = isArchive(file) ? await openArchive(file) : [asUploadFile(file)];
        for (const each of inside) {
          await take(each, beside);
          if (files.size % 100 === 0) onProgress(files.size);
        }
      }
    },
    clear: () => {
      files.clear();
      sketches.clear();
    },
    sketches: (): FileSketch[] => [...sketches.values()],
    /**
     * Opens the files that these rows name, each once, without ambiguous ones. `unreadable` makes the message for one
     * that is gone.
     */
    async open(rows: readonly LooseRow[], unreadable: (name: string) => string): Promise<File[]> {
      const keys = [...new Set(rows.flatMap(filesNamedBy))].filter((key) => !sketches.get(key)?.isAmbiguous);
      const named = keys.flatMap((key) => files.get(key) ?? []);
      return Promise.all(
        named.map(async ({ name, open }) => {
          try {
            return new File([await (await open()).arrayBuffer()], baseName(name));
          } catch {
            throw new UnreadableFile(unreadable(baseName(name)));
          }
        }),
      );
    },
  };
}

const asUploadFile = (file: File): UploadFile => ({ name: file.name, size: file.size, open: async () => file });

async function haveSameContent(one: UploadFile, other: UploadFile): Promise<boolean> {
  if (one.size !== other.size || one.size > LARGEST_HANDED_IN) return false;
  try {
    const [left, right] = await Promise.all(
      [one, other].map(async ({ open }) => new Uint8Array(await (await open()).arrayBuffer())),
    );
    return left?.every((byte, at) => byte === right?.[at]) ?? false;
  } catch {
    return false;
  }
}

/** Judged by the first and last bytes; a file that is too large by its size alone. */
async function typeOf({ size, open }: UploadFile): Promise<HandedInType | null> {
  if (size > LARGEST_HANDED_IN) return null;
  const bytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  try {
    const content = await open();
    return typeOfFile(await bytes(content.slice(0, ENDS)), await bytes(content.slice(-ENDS)));
  } catch {
    return null;
  }
}
