/** The designs of boxes that a new template may begin with. */

import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { CERTIFICATE } from "@ijaza/schema/templates/starters/certificate";
import { NATIONAL_DIPLOMA } from "@ijaza/schema/templates/starters/national-diploma";
import type { Design } from "../model/design.ts";

export const READY_MADE: Record<TemplateKind, Design> = {
  diploma: { ...NATIONAL_DIPLOMA, fieldsDefinition: [] },
  certificate: CERTIFICATE,
};
