/** The designs of boxes that a new template may begin with. */
import { CERTIFICATE } from "@ijaza/schema/starters/certificate";
import { NATIONAL_DIPLOMA } from "@ijaza/schema/starters/national-diploma";
import type { TemplateKind } from "@ijaza/schema/templates";
import type { Design } from "../model/design.ts";

export const READY_MADE: Record<TemplateKind, Design> = {
  diploma: { ...NATIONAL_DIPLOMA, fieldsDefinition: [] },
  certificate: CERTIFICATE,
};
