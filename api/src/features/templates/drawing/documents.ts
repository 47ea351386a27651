/** Draws a document by the version of its template: the claims it prints, and its surroundings. */
import { type Language, PRODUCT } from "@ijaza/schema/product";
import { printableFields } from "@ijaza/schema/template-fields";
import { fieldsNamed, type Layout } from "@ijaza/schema/template-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates";
import type { Claims } from "@ijaza/verifier/result";
import type { TypstRequest } from "../../../platform/typst/typst-request.ts";
import { nameOf, type UniversityRow } from "../../universities/universities.service.ts";
import type { Pictures } from "../keeping/pictures.ts";
import { type Attachment, drawTemplate, type PrintedDocument, textOf } from "./drawing.ts";
import { refuseMissingLetters } from "./letters.ts";
import { linkTo, ownPictures, valuesOf } from "./surroundings.ts";
import { drawingAlts, titleOf } from "./texts.ts";

export type DocumentContent = {
  template: { layout: Layout; fieldsDefinition: readonly FieldDefinition[] };
  kind: TemplateKind;
  id: string;
  claims: Claims;
  university: UniversityRow;
  /** The signature of the user who accepted it, as a data URL. */
  signature: string | null;
  /** Seed of the seal. */
  seed: string;
  format: TypstRequest["format"];
  keywords: readonly string[];
  attachments: readonly Attachment[];
};

type ClaimsPrintedOptions = Pick<DocumentContent, "template" | "kind">;

/** Names of the claims that the template prints. */
export function claimsPrinted({ template: { layout, fieldsDefinition }, kind }: ClaimsPrintedOptions): string[] {
  const texts = layout.boxes.flatMap((box) => (box.kind === "text" ? [textOf(box, layout.language).text] : []));
  const named = new Set(texts.flatMap(fieldsNamed));
  return printableFields(kind, fieldsDefinition)
    .map(({ name }) => name)
    .filter((name) => named.has(name));
}

export function createDocumentDrawing({ pictures, publicUrl }: { pictures: Pictures; publicUrl: string }) {
  /** Throws `letter_not_printable` for a PDF. */
  return async function drawDocument(content: DocumentContent) {
    const { template, kind, id, claims, university, signature, seed, format, keywords, attachments } = content;
    const { layout, fieldsDefinition } = template;
    const { language } = layout;
    const fields = printableFields(kind, fieldsDefinition);
    const link = linkTo(publicUrl, id);
    const printed: PrintedDocument = {
      layout,
      language,
      link,
      seed,
      keywords,
      attachments,
      alts: drawingAlts(language),
      title: titleOf(kind, { language, name: holderIn(claims, language) || PRODUCT.name[language] }),
      author: nameOf(university)[language],
      pictures: {
        ...(await pictures.bring(university.id, layout)),
        ...ownPictures({ logo: university.logo, signature }),
      },
      values: valuesOf({ fields, claims, university, id, link }),
    };
    if (format === "pdf") refuseMissingLetters(printed);
    return drawTemplate(printed);
  };
}

/** The holder's name in the script of the language, else in the other; empty when neither is among the claims. */
export function holderIn(claims: Claims, language: Language): string {
  const { firstName, lastName, firstNameAr, lastNameAr } = claims;
  const { recipientFirstName, recipientLastName, recipientFirstNameAr, recipientLastNameAr } = claims;
  const arabic = [firstNameAr ?? recipientFirstNameAr, lastNameAr ?? recipientLastNameAr];
  const latin = [firstName ?? recipientFirstName, lastName ?? recipientLastName];
  const both = language === "ar" ? [arabic, latin] : [latin, arabic];
  return both.map((names) => names.filter(Boolean).join(" ")).find((name) => name !== "") ?? "";
}
