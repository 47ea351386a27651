/** What a drawing thread is asked, and its replies. */
import type { OutputFormat, TypstReply, TypstRequest } from "../../../platform/typst/typst-request.ts";
import type { Place } from "../typesetting/places.ts";
import type { PrintedContent } from "./content.ts";

export type DrawingRequest =
  | { kind: "document"; content: PrintedContent; output: OutputFormat }
  | { kind: "program"; input: TypstRequest };

export type DrawnDocument = {
  /** SVG as UTF-8, or the PDF. */
  bytes: Uint8Array;
  /** Ids of texts that do not fit their boxes, or are too small to be read. */
  overflowing: string[];
  /** Where the elements and rows of a layout of rows are on a picture for the screen. */
  places: Place[];
};

export type DrawingReply = DrawnDocument | TypstReply;
