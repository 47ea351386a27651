/** A request to run Typst, and its reply. */
import type { ReadText } from "./accessible-pdf.ts";

export type TypstRequest = {
  /** The program; its input is in `data`, which is never evaluated. */
  program: string;
  /** `json(bytes(sys.inputs.data))` in the program. */
  data: string;
  /** Files that the program may read, by name: pictures, attachments. */
  files?: Record<string, Uint8Array>;
  /**
   * What its paragraphs and headings say, in their order. The PDF is then tagged in full: PDF/A-3a and PDF/UA-1, else
   * PDF/A-3b.
   */
  texts?: readonly ReadText[];
} & ({ format: "svg" } | { format: "pdf"; madeAt: Date });

export type TypstReply = {
  /** SVG as UTF-8, or the PDF. */
  bytes: Uint8Array;
  /** Values of the program's `metadata` with the label `<told>`, in order. */
  metadata: unknown[];
};
