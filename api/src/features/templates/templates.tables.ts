/** Tables of templates, their versions, and the pictures that they place. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import type { ColumnType, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

/** Written as JSON text, read as what it says. */
type Json<T> = ColumnType<T, string, string>;

declare module "../../platform/database.ts" {
  interface Tables {
    templates: {
      id: string;
      university_id: string;
      kind: TemplateKind;
      name: string;
      created_at: Date;
      deleted_at: Date | null;
    };
    template_versions: {
      id: string;
      university_id: string;
      template_id: string;
      version: number;
      name: string;
      fields_definition: Json<FieldDefinition[]>;
      layout: Json<AnyLayout>;
      made_by: string | null;
      made_at: Date;
    };
    template_pictures: {
      university_id: string;
      id: string;
      width: number;
      height: number;
      added_at: Date;
    };
  }
}

export type TemplateRow = Selectable<Tables["templates"]>;
export type VersionRow = Selectable<Tables["template_versions"]>;
