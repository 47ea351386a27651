/** Files of a call: identified by name, and read into the rows that name them. Pure. */
import { createHash } from "node:crypto";
import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { CellFault, Values } from "@ijaza/schema/fields/rows";
import {
  type FileRole,
  fileFault,
  fileKey,
  filesNamedBy,
  type HandedInType,
  isEncryptedPdf,
  LARGEST_HANDED_IN,
  namesIn,
  typeOfFile,
} from "@ijaza/schema/imports/handed-in-files";
import { AppError } from "../../../platform/app-error.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import type { Candidate } from "./judging.ts";

export type ReceivedUpload = {
  name: string;
  bytes: Buffer;
  size: number;
  type: HandedInType | null;
  isEncrypted: boolean;
  sha256: string;
};

/** Files of a call by `fileKey`. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedUpload>;

/** Reads the uploads. Throws `files_not_named` when two files have one name. */
export function readUploads(uploads: readonly Upload[]): ReceivedFiles {
  const files = new Map<string, ReceivedUpload>();
  for (const upload of uploads) {
    const key = fileKey(upload.name);
    if (files.has(key)) throw new AppError("files_not_named", { fields: [{ path: "files", error: "named_twice" }] });
    files.set(key, receive(upload));
  }
  return files;
}

function receive({ name, bytes, isCutOff }: Upload): ReceivedUpload {
  const type = isCutOff ? null : typeOfFile(bytes, bytes);
  return {
    name,
    bytes,
    type,
    size: isCutOff ? LARGEST_HANDED_IN + 1 : bytes.length,
    isEncrypted: type === "application/pdf" && isEncryptedPdf(bytes),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** Throws `files_not_named` for the whole call if a file is named by no row. */
export function refuseSurplus(files: ReceivedFiles, rows: readonly LooseRow[]): void {
  const named = new Set(rows.flatMap(filesNamedBy));
  const surplus = [...files].filter(([key]) => !named.has(key));
  if (surplus.length === 0) return;
  const fields = surplus.map(([, { name }]) => ({ path: "files", error: "file_not_named" as const, data: { name } }));
  throw new AppError("files_not_named", { fields });
}

/** The row with the digests of the files that it names, or with their faults. */
export function withFiles(files: ReceivedFiles, { values, faults, row }: Candidate): Candidate {
  const file = values.file === undefined ? [] : [String(values.file)];
  const attachments = namesIn(values.attachments);
  const wrong = [...faultsIn(files, "file", file), ...faultsIn(files, "attachments", attachments)];
  if (wrong.length > 0) return { row, values, faults: [...faults, ...wrong] };
  const digestsOf = (names: string[]) => names.map((name) => files.get(fileKey(name))?.sha256).join(" ");
  const digests: Values = {
    ...(file.length > 0 && { fileSha256: digestsOf(file) }),
    ...(attachments.length > 0 && { attachmentsSha256: digestsOf(attachments) }),
  };
  return { row, values: { ...values, ...digests }, faults };
}

function faultsIn(files: ReceivedFiles, role: FileRole, names: readonly string[]): CellFault[] {
  return names.flatMap((name) => {
    const file = files.get(fileKey(name));
    const error = file ? faultOf(role, file) : "file_missing";
    return error ? [{ path: role, error, data: { name } }] : [];
  });
}

const faultOf = (role: FileRole, file: ReceivedUpload) =>
  fileFault(role, file) ?? (file.isEncrypted ? "file_encrypted" : null);

/** The valid files that these rows name, which are worth storing. */
export function fittingFiles(files: ReceivedFiles, rows: readonly Values[]) {
  const named = new Set(rows.flatMap(filesNamedBy));
  return [...files].flatMap(([key, { type, ...file }]) => (type && named.has(key) ? [{ ...file, type }] : []));
}
