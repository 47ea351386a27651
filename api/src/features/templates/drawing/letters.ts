/** Letters that cannot be printed. They are refused where they enter; older records and templates may have some. */
import { missingLetter } from "@ijaza/schema/printed-letters";
import { AppError } from "../../../platform/app-error.ts";
import { linesIn, type Printed } from "./drawing.ts";

/** A picture shows a box in the place of such a letter; a PDF cannot be made. Throws `letter_not_printable`. */
export function refuseMissingLetters(printed: Printed): void {
  const runs = printed.layout.boxes.flatMap((box) =>
    box.kind === "text" ? (linesIn(printed, box)?.lines.flat() ?? []) : [],
  );
  const missing = missingLetter(runs.map(({ text }) => text).join(""));
  if (missing) throw new AppError("letter_not_printable", { data: missing });
}
