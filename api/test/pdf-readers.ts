/** Other PDF readers (poppler-utils, qpdf), with which tests compare ours. CI installs them. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const hasReaders = ["pdftotext", "pdfdetach", "pdffonts", "pdfinfo", "qpdf"].every(
  (program) => spawnSync(program, ["--version"]).error === undefined,
);

/** The same document as another program saves it, with its objects in compressed streams. */
export function saveAnew(bytes: Uint8Array): Buffer {
  return withFile(bytes, ({ file, beside }) => {
    spawnSync("qpdf", ["--object-streams=generate", file, beside]);
    return readFileSync(beside);
  });
}

/** The text as poppler reads it, line after line across the page. */
export const readByPoppler = (bytes: Uint8Array): string => withFile(bytes, ({ file }) => textOf(file));

const textOf = (file: string): string =>
  spawnSync("pdftotext", ["-enc", "UTF-8", file, "-"], { encoding: "utf8" }).stdout.normalize("NFC");

export function readPdf(bytes: Uint8Array) {
  return withFile(bytes, readFile);
}

type Place = { file: string; beside: string };

/** Writes the bytes to a file for the duration of `work`, with a path for a second file. */
function withFile<T>(bytes: Uint8Array, work: (place: Place) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "ijaza-pdf-"));
  const file = join(folder, "file.pdf");
  writeFileSync(file, bytes);
  try {
    return work({ file, beside: join(folder, "beside") });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readFile({ file, beside }: Place) {
  const run = (program: string, ...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(program, args, { encoding: "utf8" });
    return { stdout, stderr, status };
  };
  run("pdfdetach", "-save", "1", "-o", beside, file);
  return {
    text: textOf(file),
    attachments: run("pdfdetach", "-list", file).stdout,
    /** The first attachment; empty when there is none. */
    attached: existsSync(beside) ? readFileSync(beside, "utf8") : "",
    /** One line for each font, which says whether it is embedded. */
    fonts: run("pdffonts", file).stdout.trim().split("\n").slice(2),
    info: run("pdfinfo", file).stdout,
    check: run("qpdf", "--check", file),
  };
}
