/** The storage of files: a folder, or an S3-compatible store that several nodes share. */
import { access, constants, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { S3mini } from "s3mini";
import { AppError } from "../app-error.ts";
import { newId } from "../ids.ts";
import type { Settings } from "../settings.ts";

export type Storage = {
  /** Resolves once the file is stored. Names are our own, made of `[a-z0-9/-]` and ids; each name is written once. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Whether files can be stored and read now. */
  isUp(): Promise<boolean>;
};

const PATIENCE_MS = 15_000;
const RETRY_SECONDS = 5;

/** The store that the settings name, or the data directory's folder. */
export function openStorage({ s3Url, dataDir }: Pick<Settings, "s3Url" | "dataDir">): Storage {
  return s3Url ? s3Storage(s3Url) : folderStorage(join(dataDir, "files"));
}

/** Files in a folder, complete or absent. */
export function folderStorage(dir: string): Storage {
  return refuseWhenAway({
    async put(name, bytes) {
      const path = pathOf(dir, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.${newId()}.part`;
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      await rename(part, path);
    },
    async get(name) {
      return readFile(pathOf(dir, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    remove: async (name) => rm(pathOf(dir, name), { force: true }),
    async isUp() {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await access(dir, constants.R_OK | constants.W_OK | constants.X_OK);
      return true;
    },
  });
}

/** `https://KEY:SECRET@host/bucket?region=…` */
export function s3Storage(address: string): Storage {
  const url = new URL(address);
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  const region = url.searchParams.get("region") ?? "auto";
  const endpoint = `${url.origin}${url.pathname}`;
  const s3 = new S3mini({ accessKeyId, secretAccessKey, endpoint, region, requestAbortTimeout: PATIENCE_MS });
  return refuseWhenAway({
    async put(name, bytes, type) {
      await s3.putObject(name, Buffer.from(bytes), type);
    },
    async get(name) {
      const bytes = await s3.getObjectArrayBuffer(name);
      return bytes === null ? null : Buffer.from(bytes);
    },
    async remove(name) {
      await s3.deleteObject(name);
    },
    isUp: () => s3.bucketExists(),
  });
}

/** A store without a valid answer is `storage_unavailable`; a file name in another form is a bug. */
function refuseWhenAway(storage: Storage): Storage {
  const refuse = (cause: NodeJS.ErrnoException): never => {
    if (cause instanceof ForeignName || cause.code === "ENOSPC") throw cause;
    throw new AppError("storage_unavailable", { retryAfter: RETRY_SECONDS, cause });
  };
  return {
    put: (name, bytes, type) => storage.put(name, bytes, type).catch(refuse),
    get: (name) => storage.get(name).catch(refuse),
    remove: (name) => storage.remove(name).catch(refuse),
    isUp: () => storage.isUp().catch(() => false),
  };
}

class ForeignName extends Error {}

function pathOf(dir: string, name: string): string {
  if (!/^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/.test(name)) throw new ForeignName("a file's name is none of ours");
  return join(dir, name);
}
