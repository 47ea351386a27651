/** A request to run Typst, and its reply. */

export type TypstRequest = {
  /** The program; its input is in `data`, which is never evaluated. */
  program: string;
  /** `json(bytes(sys.inputs.data))` in the program. */
  data: string;
  /** Files that the program may read, by name: pictures, attachments. */
  files?: Record<string, Uint8Array>;
  /** Whether the program tags all that it draws: the PDF is then PDF/A-3a and PDF/UA-1, else PDF/A-3b. */
  isTagged?: boolean;
  /** What lies under each page of a tagged PDF: drawn by the same program with this data, once for many documents. */
  background?: { data: string; files: Record<string, Uint8Array> } | undefined;
  /** Operators of a content stream (ISO 32000-2, 8.2) over the background of the first page of a tagged PDF. */
  lineWork?: string;
} & OutputFormat;

export type OutputFormat = { format: "svg" } | { format: "pdf"; madeAt: Date };

export type TypstReply = {
  /** SVG as UTF-8, or the PDF. */
  bytes: Uint8Array;
  /** Values of the program's `metadata` with the label `<told>`, in order. */
  metadata: unknown[];
};
