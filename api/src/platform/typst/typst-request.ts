/** What is asked of those who run Typst, and what they answer. */

export type TypstRequest = {
  /** The program; what it is told stands in `data` and is never evaluated. */
  program: string;
  /** `json(bytes(sys.inputs.data))` in the program. */
  data: string;
  /** Files that the program may read, by their names: pictures, attachments. */
  files?: Record<string, Uint8Array>;
} & ({ format: "svg" } | { format: "pdf"; madeAt: Date });

export type TypstReply = {
  /** SVG as UTF-8, or the PDF. */
  bytes: Uint8Array;
  /** Values of the program's `metadata` with the label `<told>`, in order. */
  metadata: unknown[];
};
