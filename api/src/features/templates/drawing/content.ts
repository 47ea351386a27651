/** What a document prints, whatever the version of its layout: plain data, which threads can be sent. */

import type { Field } from "@ijaza/schema/fields/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import type { Language } from "@ijaza/schema/product";
import type { Signatory } from "@ijaza/schema/signatories/signatory";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import type { UniversityRow } from "../../universities/universities.service.ts";
import type { Attachment } from "./drawing.ts";

/** Somebody who signs; the signature is a PNG. */
export type PrintedSignatory = Signatory & { signature: Uint8Array | null };

export type PrintedContent<Any extends AnyLayout = AnyLayout> = {
  layout: Any;
  kind: TemplateKind;
  /** The claims that may be printed, and those that are there. */
  fields: readonly Field[];
  claims: Values;
  university: UniversityRow;
  id: string;
  link: string;
  /** The language of texts without one. */
  language: Language;
  /** The holder's name, for the title of the file. */
  holder: string;
  /** Seed of the seal. */
  seed: string;
  /** PNGs by the id of the picture, `logo` or `signature`. */
  pictures: Readonly<Record<string, Uint8Array>>;
  /** By the place of a template in which they sign; null where nobody does. */
  signatories: readonly (PrintedSignatory | null)[];
  /** Whether it is not signed yet, so that reference and QR code are blank. */
  isBlank: boolean;
  /** Whether it says that it is a specimen: a preview, or a document of a demonstration. */
  isSpecimen: boolean;
  keywords: readonly string[];
  attachments: readonly Attachment[];
  /** Names of the claims that are kept from the reader. */
  withheld: ReadonlySet<string>;
};
