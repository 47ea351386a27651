/** Composes the content of a document by its layout, of whichever version that is: what Typst is given to draw it. */

import type { Layout } from "@ijaza/schema/templates/box-layout";
import { missingLetter } from "@ijaza/schema/templates/printed-letters";
import { isStackLayout, type StackLayout } from "@ijaza/schema/templates/stack-layout";
import { AppError } from "../../../platform/app-error.ts";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import { nameOf } from "../../universities/universities.service.ts";
import { drawStackDocument } from "../typesetting/document-data.ts";
import { stackPictures } from "../typesetting/document-pictures.ts";
import { stackValues } from "../typesetting/document-values.ts";
import type { Place } from "../typesetting/places.ts";
import { hasWithheldClaim } from "./claims-printed.ts";
import type { PrintedContent } from "./content.ts";
import { drawTemplate, type PrintedDocument } from "./drawing.ts";
import { lettersOf } from "./letters.ts";
import { valuesOf } from "./surroundings.ts";
import { drawingAlts, titleOf } from "./texts.ts";

export type ComposedDocument = Pick<
  TypstRequest,
  "program" | "data" | "files" | "isTagged" | "background" | "lineWork"
> & {
  /** Ids of texts that are too small to be read. */
  tooSmall: readonly string[];
  /** Where the elements and rows of a layout of rows are; boxes have their places in the layout. */
  places: Place[];
};

/** For a PDF, letters that no font has are refused: `letter_not_printable`. */
export function compose(content: PrintedContent, { format }: Pick<TypstRequest, "format">): ComposedDocument {
  const { layout } = content;
  const { letters, composed } = isStackLayout(layout)
    ? composeRows({ ...content, layout }, { format })
    : composeBoxes({ ...content, layout });
  const missing = format === "pdf" ? missingLetter(letters) : null;
  if (missing) throw new AppError("letter_not_printable", { data: missing });
  return composed;
}

type Composed = { letters: string; composed: ComposedDocument };

function composeRows(content: PrintedContent<StackLayout>, options: Pick<TypstRequest, "format">): Composed {
  const { layout, withheld } = content;
  const document = {
    ...about(content),
    layout,
    ...stackValues(content),
    ...stackPictures(content, options),
    isSpecimen: content.isSpecimen,
    hasWithheld: hasWithheldClaim(layout, withheld),
  };
  const { letters, ...composed } = drawStackDocument(document, options);
  return { letters, composed };
}

function composeBoxes(content: PrintedContent<Layout>): Composed {
  const { layout, language, link, seed, pictures, fields, claims, university, id, isBlank } = content;
  const printed: PrintedDocument = {
    ...about(content),
    layout,
    language,
    link: isBlank ? null : link,
    seed,
    pictures,
    alts: drawingAlts(language),
    values: valuesOf({ fields, claims, university, id, link, isBlank }),
  };
  return { letters: lettersOf(printed), composed: { ...drawTemplate(printed), tooSmall: [], places: [] } };
}

/** What the file says of itself. */
const about = ({ kind, language, holder, university, keywords, attachments }: PrintedContent) => ({
  title: titleOf(kind, { language, name: holder }),
  author: nameOf(university)[language],
  keywords,
  attachments,
});
