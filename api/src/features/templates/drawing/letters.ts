/** The letters that a document prints. Those that no font has are refused in new input; older records and templates may contain some. */
import { linesIn, type PrintedDocument } from "./drawing.ts";

export const lettersOf = (printed: PrintedDocument): string =>
  printed.layout.boxes
    .flatMap((box) => (box.kind === "text" ? (linesIn(printed, box)?.lines.flat() ?? []) : []))
    .map(({ text }) => text)
    .join("");
