/** Other people's readers of PDF (poppler-utils, qpdf), for tests that ask whether they agree with us; CI installs them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const hasReaders = ["pdftotext", "pdfdetach", "pdffonts", "pdfinfo", "qpdf"].every(
  (program) => spawnSync(program, ["--version"]).error === undefined,
);

/** The same document as another program writes it anew, its objects packed into streams. */
export function saveAnew(bytes: Uint8Array): Buffer {
  return withFile(bytes, ({ file, beside }) => {
    spawnSync("qpdf", ["--object-streams=generate", file, beside]);
    return readFileSync(beside);
  });
}

export function readPdf(bytes: Uint8Array) {
  return withFile(bytes, readFile);
}

type Place = { file: string; beside: string };

/** Gives the bytes as a file, and a place for another, for as long as the work takes. */
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
    text: run("pdftotext", "-enc", "UTF-8", file, "-").stdout.normalize("NFC"),
    attachments: run("pdfdetach", "-list", file).stdout,
    attached: readFileSync(beside, "utf8"),
    /** One line a font, with whether it is embedded. */
    fonts: run("pdffonts", file).stdout.trim().split("\n").slice(2),
    info: run("pdfinfo", file).stdout,
    check: run("qpdf", "--check", file),
  };
}
