/** Draws the content of a document by its layout, of whichever version that is. */

import { missingLetter } from "@ijaza/schema/printed-letters";
import { isStackLayout, type StackLayout } from "@ijaza/schema/stack-layout";
import type { Layout } from "@ijaza/schema/template-layout";
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

export type DrawnContent = Pick<TypstRequest, "program" | "data" | "files" | "isTagged" | "background" | "lineWork"> & {
  /** Ids of texts that are too small to be read. */
  tooSmall: readonly string[];
  /** Where the elements and rows of a layout of rows are; boxes have their places in the layout. */
  places: Place[];
};

/** For a PDF, letters that no font has are refused: `letter_not_printable`. */
export function drawContent(content: PrintedContent, { format }: { format: TypstRequest["format"] }): DrawnContent {
  const { layout } = content;
  const { letters, drawn } = isStackLayout(layout)
    ? drawRows({ ...content, layout }, { format })
    : drawBoxes({ ...content, layout });
  const missing = format === "pdf" ? missingLetter(letters) : null;
  if (missing) throw new AppError("letter_not_printable", { data: missing });
  return drawn;
}

type Drawn = { letters: string; drawn: DrawnContent };

function drawRows(content: PrintedContent<StackLayout>, options: Pick<TypstRequest, "format">): Drawn {
  const { layout, withholds } = content;
  const document = {
    ...about(content),
    layout,
    ...stackValues(content),
    ...stackPictures(content, options),
    isSpecimen: content.isSpecimen,
    hasWithheld: hasWithheldClaim(layout, { fields: content.fields, withholds }),
  };
  const { letters, ...drawn } = drawStackDocument(document, options);
  return { letters, drawn };
}

function drawBoxes(content: PrintedContent<Layout>): Drawn {
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
  return { letters: lettersOf(printed), drawn: { ...drawTemplate(printed), tooSmall: [], places: [] } };
}

/** What the file says of itself. */
const about = ({ kind, language, holder, university, keywords, attachments }: PrintedContent) => ({
  title: titleOf(kind, { language, name: holder }),
  author: nameOf(university)[language],
  keywords,
  attachments,
});
