/** A document of version 2: its layout, what its texts and pictures are, and what its file says of itself. */
import type { Language } from "@ijaza/schema/product";
import type { LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";
import type { FindValue } from "@ijaza/schema/templates/styled-values";
import type { Attachment } from "../drawing/drawing.ts";
import type { SexOf } from "./fill.ts";

/** A picture with its alternative text; an ornament has none. */
export type Picture = { name: string; bytes: Uint8Array; alt: string | null };

export type StackDocument = {
  layout: StackLayout;
  findValue: (language: Language) => FindValue;
  sexOf: SexOf;
  hasWithheld: boolean;
  isSpecimen: boolean;
  title: string;
  author: string;
  keywords: readonly string[];
  attachments: readonly Attachment[];
  /** Behind everything, each covering the page. */
  background: readonly Picture[];
  /** Operators of a PDF's content stream, over the background of the first page; empty in other formats. */
  lineWork: string;
  /** The picture in the place of an element; null where there is none. */
  pictureOf: (element: LayoutElement) => Picture | null;
  /** The university's emblem, which stands in its seals. */
  emblem: Picture | null;
  /** The name that the lines of signatures are made of. */
  universityName: string;
};
