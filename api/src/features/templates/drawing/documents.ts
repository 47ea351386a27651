/** What a document prints by the version of its template: the claims, and what surrounds them. */

import { type Language, PRODUCT } from "@ijaza/schema/product";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import { printableFields } from "@ijaza/schema/templates/fields";
import type { Claims } from "@ijaza/verifier/result";
import type { Signatories, SignatoryVersion } from "../../signatories/signatories.service.ts";
import type { UniversityRow } from "../../universities/universities.service.ts";
import type { Pictures } from "../keeping/pictures.ts";
import { claimsInLayout } from "./claims-printed.ts";
import type { PrintedContent } from "./content.ts";
import type { Attachment } from "./drawing.ts";
import { linkTo, ownPictures } from "./surroundings.ts";

export type DocumentContent = {
  template: { layout: AnyLayout; fieldsDefinition: readonly FieldDefinition[] };
  kind: TemplateKind;
  id: string;
  claims: Claims;
  university: UniversityRow;
  /** The signature of the user who accepted it, as a data URL. */
  signature: string | null;
  /** Who signs, by their places in the template. */
  signatories: readonly (SignatoryVersion | null)[];
  /** Seed of the seal. */
  seed: string;
  keywords: readonly string[];
  attachments: readonly Attachment[];
  /** Whether a claim is kept from the reader. */
  withholds: (claim: string) => boolean;
  /** Whether it is not signed yet, so that reference and QR code are blank. */
  isBlank: boolean;
};

type ClaimsPrintedOptions = Pick<DocumentContent, "template" | "kind" | "claims">;

/** Names of the claims that the template prints. */
export const claimsPrinted = ({
  template: { layout, fieldsDefinition },
  kind,
  claims,
}: ClaimsPrintedOptions): string[] =>
  claimsInLayout(layout, {
    fields: printableFields(kind, fieldsDefinition),
    has: (claim) => Object.hasOwn(claims, claim),
  });

type ContentDeps = {
  signatories: Pick<Signatories, "print">;
  pictures: Pictures;
  publicUrl: string;
  /** Whether documents prove nothing, and say so. */
  isDemo: boolean;
};

export function createPrintedContent({ signatories, pictures, publicUrl, isDemo }: ContentDeps) {
  return async function printedContentOf(document: DocumentContent): Promise<PrintedContent> {
    const { template, signature, withholds, ...content } = document;
    const { kind, id, claims, university } = content;
    const { layout, fieldsDefinition } = template;
    const { language } = layout;
    const fields = printableFields(kind, fieldsDefinition);
    return {
      ...content,
      layout,
      language,
      fields,
      link: linkTo(publicUrl, id),
      isSpecimen: isDemo,
      signatories: await signatories.print(content.signatories),
      holder: holderIn(claims, language) || PRODUCT.name[language],
      pictures: {
        ...(await pictures.bring(university.id, layout)),
        ...ownPictures({ logo: university.logo, signature }),
      },
      withheld: new Set(fields.map(({ name }) => name).filter(withholds)),
    };
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
