/** The form of a badge as others read it, and whether a badge has it. */
import { findDifference, type ObjectForm } from "@ijaza/verifier/badge/form";
import { BADGE_FORMS, NEWEST_BADGE, schemaPathOf } from "@ijaza/verifier/badge/forms";
import { AppError } from "../../platform/app-error.ts";

export type BadgeSchema = ObjectForm & { $schema: string; $id: string; title: string };

export function schemaOf(version: string, { publicUrl }: { publicUrl: string }): BadgeSchema {
  const form = BADGE_FORMS.get(version);
  if (!form) throw new AppError("not_found");
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${publicUrl}${schemaPathOf(version)}`,
    title: `Open Badge of Ijaza, ${version}`,
    ...form,
  };
}

/** Throws for a badge of another form than the one that verifiers hold it to. */
export function requireForm(badge: object): void {
  const form = BADGE_FORMS.get(NEWEST_BADGE);
  const difference = form ? findDifference(form, badge) : "version";
  if (difference !== null) throw new Error(`the badge's ${difference} is not of the form of ${NEWEST_BADGE}`);
}
