/** Checks one file of a list in a worker of its own, which is ended when it takes too long; a picture by the code in it. */
import { fileKindOf } from "@ijaza/verifier/file-kind";
import { LARGEST_FILE } from "../input/document-input.ts";
import { isPicture, isUnread, type UnreadKind } from "../input/unread-kinds.ts";
import type { FoundCode } from "../scanning/find-id.ts";
import type { CheckedFile, FileToCheck } from "./files.worker.ts";
import { OPENING_LIMIT_MS } from "./open-pdf.ts";
import { type Pins, siteOf } from "./verify-here.ts";

export type Line =
  | { is: "waiting" | "checking" | "large" | "failed" }
  /** A kind of file that is not read here, or a picture that this browser does not show. */
  | { is: "unread"; kind: UnreadKind }
  | { is: "picture"; named: FoundCode | null }
  | { is: "checked"; checked: NonNullable<CheckedFile> };

type CheckFileOptions = { pins: Pins; own: string | undefined; start?: () => Worker };

const startWorker = () => new Worker(new URL("./files.worker.ts", import.meta.url), { type: "module" });

export async function checkFile(file: File, { pins, own, start = startWorker }: CheckFileOptions): Promise<Line> {
  if (file.size > LARGEST_FILE) return { is: "large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKindOf(bytes);
  if (isUnread(kind)) {
    if (!isPicture(kind)) return { is: "unread", kind };
    const { findNamed } = await import("../scanning/find-id.ts");
    const named = await findNamed(bytes, globalThis.location.origin).catch(() => null);
    return named?.kind === "unreadable" ? { is: "unread", kind } : { is: "picture", named };
  }
  const checked = await askWorker({ bytes, ...siteOf({ pins, own }) }, start);
  return checked ? { is: "checked", checked } : { is: "failed" };
}

function askWorker(message: FileToCheck, start: () => Worker): Promise<CheckedFile> {
  const worker = start();
  let limit: ReturnType<typeof setTimeout>;
  const answer = new Promise<CheckedFile>((resolve) => {
    limit = setTimeout(() => resolve(null), OPENING_LIMIT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<CheckedFile>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    worker.postMessage(message);
  });
  return answer.finally(() => {
    clearTimeout(limit);
    worker.terminate();
  });
}
