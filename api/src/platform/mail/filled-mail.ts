/** A mail in one language with its values filled in, from which its plain text and HTML are made. */
import type { Language } from "@ijaza/schema/product";

export type Labelled<Name extends string> = { label: string } & Record<Name, string>;

export type FilledMail = {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  note: string;
  picture?: Labelled<"link">;
  button?: Labelled<"link">;
  more?: Labelled<"link">;
  code?: Labelled<"value">;
  stop?: Labelled<"link">;
  settings?: Labelled<"link">;
};
