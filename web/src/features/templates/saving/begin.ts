/** What a designer opens with: a stored template, a copy of one, a ready-made design, or an empty page. */

import type { Language } from "@ijaza/schema/product";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { Layout } from "@ijaza/schema/templates/box-layout";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { type Design, isOfRows } from "../model/design.ts";
import { nameOfCopy } from "../model/names.ts";
import { emptyLayout } from "../model/new-boxes.ts";
import { wayOf } from "../model/way-of-design.ts";
import type { Starter } from "../templates.api.ts";
import { designOf, type Template } from "../use-templates.ts";

export type Begin<Any extends AnyLayout = AnyLayout> = {
  kind: TemplateKind;
  /** The key under which its draft is stored. */
  key: string;
  design: Design<Any>;
  /** The template and the version that is edited; absent for a new template. */
  stored?: { id: string; versionId: string; version: number };
};

export const beginsWithRows = (begin: Begin): begin is Begin<StackLayout> => isOfRows(begin.design.layout);
export const beginsWithBoxes = (begin: Begin): begin is Begin<Layout> => !isOfRows(begin.design.layout);

export const beginWith = (kind: TemplateKind, template: Template): Begin => ({
  kind,
  key: template.id,
  design: designOf(template),
  stored: { id: template.id, versionId: template._id, version: template.version },
});

type Options = {
  kind: TemplateKind;
  from: string | null;
  templates: readonly Template[];
  /** The designs of rows; none where `from` names no design. */
  starters: readonly Starter[];
  /** The one of boxes; absent where `from` does not name it. */
  readyMade: Design | undefined;
  language: Language;
};

/** `from`: `starter`, a design, a template's id, or nothing for an empty page. */
export function beginNew({ kind, from, templates, starters, readyMade, language }: Options): Begin {
  const taken = templates.map(({ name }) => name);
  const copied = templates.find(({ id }) => id === from);
  const designed = starters.find((starter) => starter.kind === kind && wayOf(starter) === from);
  const chosen = designed && { ...designed, name: designed.name[language] };
  const start = copied ? designOf(copied) : chosen ? designOf(chosen) : readyMade;
  const design: Design<AnyLayout> = start
    ? { ...start, name: nameOfCopy(start.name, taken) }
    : { name: "", layout: emptyLayout(language), fieldsDefinition: [] };
  return { kind, key: `new ${kind} ${from ?? "empty"}`, design };
}
