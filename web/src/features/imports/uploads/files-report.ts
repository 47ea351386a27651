/** Compares the chosen files with the rows that name them. Pure. */

import type { CellFault, Values } from "@ijaza/schema/fields/rows";
import { type FileRole, fileFault, fileKey, LARGEST_CALL, namesIn } from "@ijaza/schema/imports/handed-in-files";
import type { FileSketch } from "./uploads.ts";

/** Files by key, with what validating rows needs of them. */
export type Sketches = ReadonlyMap<string, FileSketch>;

export type MissingFile = { row: number; name: string };
export type FilesReport = {
  /** How many files the rows name, and how many of them were chosen. */
  named: number;
  found: number;
  /** The first of the missing files, with their row, and how many there are. */
  missing: MissingFile[];
  missingCount: number;
  /** The first files that no row names, and how many there are. */
  surplus: string[];
  surplusCount: number;
};

const SHOWN = 100;

/** The faults of the files that a row names. */
export function fileFaults(files: Sketches, values: Values): CellFault[] {
  const file = values.file === undefined ? [] : [String(values.file)];
  const attachments = namesIn(values.attachments);
  const faults = [...faultsIn(files, "file", file), ...faultsIn(files, "attachments", attachments)];
  const together = weightOf(files, [...file, ...attachments]);
  if (faults.length > 0 || together <= LARGEST_CALL) return faults;
  return [{ path: "attachments", error: "files_too_large", data: { max: LARGEST_CALL / 1_000_000 } }];
}

export const weightOf = (files: Sketches, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (files.get(fileKey(name))?.size ?? 0), 0);

function faultsIn(files: Sketches, path: FileRole, names: readonly string[]): CellFault[] {
  return names.flatMap((name) => {
    const file = files.get(fileKey(name));
    const error = file ? fileError(path, file) : "file_missing";
    return error ? [{ path, error, data: { name } }] : [];
  });
}

const fileError = (role: FileRole, file: FileSketch) => (file.isAmbiguous ? "file_ambiguous" : fileFault(role, file));

/** Compares the files that rows name, by row number, with the chosen ones. */
export function reportFiles(
  files: Sketches,
  namedBy: readonly { row: number; names: readonly string[] }[],
): FilesReport {
  const named = new Set<string>();
  const missing: MissingFile[] = [];
  const seen = new Set<string>();
  for (const { row, names } of namedBy) {
    for (const name of names) {
      const key = fileKey(name);
      named.add(key);
      if (files.has(key) || seen.has(key)) continue;
      seen.add(key);
      missing.push({ row, name });
    }
  }
  const surplus = [...files.values()].filter(({ key }) => !named.has(key)).map(({ name }) => name);
  return {
    named: named.size,
    found: named.size - missing.length,
    missing: missing.slice(0, SHOWN),
    missingCount: missing.length,
    surplus: surplus.slice(0, SHOWN),
    surplusCount: surplus.length,
  };
}
