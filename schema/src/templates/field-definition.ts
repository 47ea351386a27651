/** The fields that a university defines for its certificates, apart from templates: readers of certificates load no layouts. */
import { z } from "zod";
import { line, refusedAs } from "../fields/forms.ts";
import { printed } from "./printed-letters.ts";

export const DEFINITION_TYPES = ["text", "date", "number", "email", "choice"] as const;
export const MOST_CHOICES = 200;

/** A label. It may have been stored before labels had to follow the rule of names. */
const keptLabel = line(120).min(1);

/** A field of a certificate, as its university defined it. */
export const fieldDefinition = z.strictObject({
  name: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, refusedAs("not_a_field_name")),
  label: z.strictObject({ en: keptLabel, fr: keptLabel, ar: keptLabel }),
  type: z.enum(DEFINITION_TYPES),
  required: z.boolean(),
  /** Only for a choice, which needs at least one. */
  choices: z
    .array(printed(line(120).min(1)))
    .max(MOST_CHOICES)
    .optional(),
});
export type FieldDefinition = z.output<typeof fieldDefinition>;
