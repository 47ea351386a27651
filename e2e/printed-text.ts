/** Compares the printed text of two PDFs, as pdftotext reads it. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** The number of letters that differ between the two; all of them when one prints more than the other. */
export async function countPrintedOtherwise(one: Buffer, other: Buffer): Promise<number> {
  const [ours, theirs] = await Promise.all([one, other].map(printedBy));
  const [letters, others] = [[...(ours ?? "")], [...(theirs ?? "")]];
  if (letters.length !== others.length) return Math.max(letters.length, others.length);
  return letters.filter((letter, at) => letter !== others[at]).length;
}

function printedBy(pdf: Buffer): Promise<string> {
  const program = spawn("pdftotext", ["-", "-"], { stdio: ["pipe", "pipe", "inherit"] });
  program.stdin.end(pdf);
  return text(program.stdout);
}
