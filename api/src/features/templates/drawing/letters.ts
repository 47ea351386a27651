/** Finds letters that cannot be printed. New input with them is refused; older records and templates may contain some. */
import { missingLetter } from "@ijaza/schema/printed-letters";
import { AppError } from "../../../platform/app-error.ts";
import { linesIn, type PrintedDocument } from "./drawing.ts";

/** A picture shows a box in place of such a letter, but a PDF is refused. Throws `letter_not_printable`. */
export function refuseMissingLetters(printed: PrintedDocument): void {
  const runs = printed.layout.boxes.flatMap((box) =>
    box.kind === "text" ? (linesIn(printed, box)?.lines.flat() ?? []) : [],
  );
  const missing = missingLetter(runs.map(({ text }) => text).join(""));
  if (missing) throw new AppError("letter_not_printable", { data: missing });
}
