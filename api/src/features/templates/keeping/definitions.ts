/** Rules on a template's field definitions and texts. Pure. */

import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import { labelKey } from "@ijaza/schema/imports/headers";
import { LANGUAGES, type Language, type Texts } from "@ijaza/schema/product";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { MOST_LETTERS } from "@ijaza/schema/templates/box-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import { DOCUMENT_FIELDS, printableFields } from "@ijaza/schema/templates/fields";
import { isStackLayout } from "@ijaza/schema/templates/stack-layout";
import { faultOfTemplateText } from "@ijaza/schema/templates/text";
import { isFindingLabel } from "@ijaza/schema/verification/finding-labels";
import { faultOfClaimName } from "@ijaza/verifier/credential/claim-names";
import { CERTIFICATE_TYPE } from "@ijaza/verifier/credential/payload";
import { AppError } from "../../../platform/app-error.ts";
import { textsOf } from "../drawing/layout-texts.ts";
import { mostLetters } from "./most-letters.ts";

export type TemplateTexts = { kind: TemplateKind; layout: AnyLayout; fieldsDefinition: readonly FieldDefinition[] };

/** Throws `invalid_input` for texts that cannot be read, else as `refuseLongTexts`. */
export function refuseTexts(template: TemplateTexts): void {
  refuseUnreadableTexts(template.layout);
  refuseLongTexts(template);
}

/** Throws `template_text_too_long` where the longest values that its fields may have would be more text than can be drawn. */
export function refuseLongTexts({ kind, layout, fieldsDefinition }: TemplateTexts): void {
  const letters = mostLetters(layout, printableFields(kind, fieldsDefinition));
  if (letters > MOST_LETTERS) throw new AppError("template_text_too_long", { data: { letters, most: MOST_LETTERS } });
}

/** Throws for texts of rows that cannot be read, naming each by its place. */
function refuseUnreadableTexts(layout: AnyLayout): void {
  if (!isStackLayout(layout)) return;
  const faults = textsOf(layout).flatMap(({ path, text }) =>
    faultOfTemplateText(text) === null ? [] : [{ path: `layout.${path}`, error: "not_a_template_text" as const }],
  );
  if (faults.length > 0) throw new AppError("invalid_input", { fields: faults });
}

type Fault = {
  path: string;
  error: "name_taken" | "required" | "field_name_reserved" | "label_reserved" | "only_for_a_choice";
};

const TAKEN = new Set<string>([...CERTIFICATE_FIELDS, ...DOCUMENT_FIELDS].map(({ name }) => name));

/**
 * Labels that an earlier field or a fixed field has already, because they would be the same column of a file, and labels
 * that a verification gives to its own findings.
 */
export function faultsOfLabels(definitions: readonly FieldDefinition[]): Fault[] {
  const fixed = CERTIFICATE_FIELDS.map(({ label }): Texts => label);
  return definitions.flatMap(({ label }, at) => {
    const earlier = [...fixed, ...definitions.slice(0, at).map((each) => each.label)];
    const isTaken = (language: Language) =>
      earlier.some((other) => labelKey(other[language]) === labelKey(label[language]));
    return LANGUAGES.flatMap((language): Fault[] => {
      const path = `fieldsDefinition.${at}.label.${language}`;
      if (isTaken(language)) return [{ path, error: "name_taken" }];
      return isFindingLabel(label[language]) ? [{ path, error: "label_reserved" }] : [];
    });
  });
}

/**
 * A name once, none of a fixed field's and none that no claim may have, that a verification calls a finding of its own or that every
 * object has; choices for a choice and
 * for nothing else.
 */
export function faultsOf(definitions: readonly FieldDefinition[]): Fault[] {
  const seen = new Set<string>();
  return definitions.flatMap(({ name, type, choices }, at): Fault[] => {
    const path = `fieldsDefinition.${at}`;
    const faults: Fault[] = [];
    if (TAKEN.has(name) || seen.has(name)) faults.push({ path: `${path}.name`, error: "name_taken" });
    else if (faultOfClaimName(CERTIFICATE_TYPE, name) || name in Object.prototype)
      faults.push({ path: `${path}.name`, error: "field_name_reserved" });
    seen.add(name);
    if (type === "choice" && !choices?.length) faults.push({ path: `${path}.choices`, error: "required" });
    if (type !== "choice" && choices?.length) faults.push({ path: `${path}.choices`, error: "only_for_a_choice" });
    return faults;
  });
}
