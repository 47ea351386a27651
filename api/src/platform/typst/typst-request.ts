/** A request to run Typst, and its reply. */

export type TypstRequest = {
  /** The program; its input is in `data`, which is never evaluated. */
  program: string;
  /** `json(bytes(sys.inputs.data))` in the program. */
  data: string;
  /** Files that the program may read, by name: pictures, attachments. */
  files?: Record<string, Uint8Array>;
} & (
  | { format: "svg" }
  | { format: "pdf"; madeAt: Date /** Of PDF/A-3; `b` by default, `a` is tagged in full. */; level?: "a" | "b" }
);

export type TypstReply = {
  /** SVG as UTF-8, or the PDF. */
  bytes: Uint8Array;
  /** Values of the program's `metadata` with the label `<told>`, in order. */
  metadata: unknown[];
};
