/** How the text of a column looks before anybody says otherwise. */
import type { Cell } from "../stack-layout.ts";

export const PLAIN_STYLE = {
  align: "center",
  role: "text",
  weight: 400,
  isItalic: false,
  ink: "ink",
  tracking: 0,
  lines: 1,
} as const satisfies Partial<Cell>;
