/** Checks one file of a list in a worker of its own, which is ended when it takes too long; a picture by the code in it. */
import { fileKindOf } from "@ijaza/verifier/document/file-kind";
import { LARGEST_FILE } from "../input/document-input.ts";
import { isPicture, isUnread, type UnreadKind } from "../input/unread-kinds.ts";
import type { FoundCode } from "../scanning/find-id.ts";
import { type Apart, askApart } from "./ask-apart.ts";
import type { CheckedFile, FileToCheck } from "./files.worker.ts";
import { type Pins, siteOf } from "./verify-here.ts";

export type Line =
  | { is: "waiting" | "checking" | "large" | "failed" }
  /** A kind of file that is not read here, or a picture that this browser does not show. */
  | { is: "unread"; kind: UnreadKind }
  | { is: "picture"; named: FoundCode | null }
  | { is: "checked"; checked: NonNullable<CheckedFile> };

type CheckFileOptions = { pins: Pins; own: string | undefined; start?: () => Apart };

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
  const message: FileToCheck = { bytes, ...siteOf({ pins, own }) };
  const checked = await askApart<CheckedFile>(message, { start, late: null });
  return checked ? { is: "checked", checked } : { is: "failed" };
}
