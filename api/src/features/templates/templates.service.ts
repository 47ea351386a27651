/** The door of the room templates: what documents look like, and which fields a certificate has. */
import type { Layout } from "@ijaza/schema/template-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates";
import { type Actor, scopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { Typst } from "../../platform/typst/typst-pool.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";
import { claimsPrinted, createDocumentDrawing } from "./templates.documents.ts";
import { createKeeping } from "./templates.keeping.ts";
import { createPictures } from "./templates.pictures.ts";
import { createPreview } from "./templates.preview.ts";
import { findNewest, findTemplateOf, listNewest } from "./templates.repository.ts";
import { installMissingStarters, installStarters } from "./templates.starters.ts";
import type { VersionRow } from "./templates.tables.ts";

export { fontsFor } from "./drawing.fonts.ts";
export { rosetteSvg } from "./drawing.line-work.ts";
export { linkTo } from "./drawing.surroundings.ts";
export { type DocumentContent, holderIn } from "./templates.documents.ts";
export { installStarters } from "./templates.starters.ts";

/** A version of a template, as the rooms above use it. */
export type Template = {
  /** The template, which stays the same from version to version. */
  id: string;
  versionId: string;
  version: number;
  name: string;
  layout: Layout;
  fieldsDefinition: FieldDefinition[];
};

type Deps = {
  db: Db;
  clock: Clock;
  storage: Storage;
  typst: Typst;
  previewTypst: Typst;
  universities: Pick<Universities, "findById" | "findByName">;
  users: Pick<Users, "findResponsable">;
  publicUrl: string;
};

type OfKind = { universityId: string; kind: TemplateKind };

export type Templates = ReturnType<typeof createTemplates>;

export function createTemplates(deps: Deps) {
  const { db, clock, universities } = deps;
  const pictures = createPictures(deps);

  return {
    ...createKeeping({ db, clock, pictures }),
    ...createPreview({ ...deps, pictures }),
    claimsPrinted,
    drawDocument: createDocumentDrawing({ ...deps, pictures }),
    addPicture: pictures.add,
    bringPictures: pictures.bring,
    installStarters,
    installMissingStarters: () => installMissingStarters(db, clock.now()),

    /** The newest versions of a university's templates; a university out of the actor's scope is not found. */
    async listOf(
      actor: Actor,
      { universityName, kind }: { universityName: string; kind: TemplateKind },
    ): Promise<VersionRow[]> {
      const scope = scopeOf(actor);
      return inScope(db, scope, async (trx) => {
        const named = await universities.findByName(trx, universityName);
        const university = named.find(({ id }) => scope === "all" || id === scopedTo(scope));
        if (!university) throw new AppError("not_found");
        return listNewest(trx, { universityId: university.id, kind });
      });
    },

    /** The newest version of the template of this name; without a name, of the first one. */
    async findByName(
      trx: Trx,
      { name, ...asked }: OfKind & { name?: string | undefined },
    ): Promise<Template | undefined> {
      const rows = await listNewest(trx, asked);
      const row = name === undefined ? rows[0] : rows.find((each) => isNamed(each, name));
      return row && asTemplate(row);
    },

    /** The newest version of a template, also of one that is out of use: what was imported with it is still decided on. */
    async findNewestById(trx: Trx, id: string): Promise<Template | undefined> {
      const row = await findNewest(trx, id);
      return row && asTemplate(row);
    },

    /** The version that an issued document was accepted with; asked in any scope. */
    async templateOf(trx: Trx, documentId: string): Promise<Template | undefined> {
      const row = await findTemplateOf(trx, documentId);
      return row && asTemplate(row);
    },
  };
}

const scopedTo = (scope: ReturnType<typeof scopeOf>): string | null =>
  typeof scope === "object" ? scope.university : null;

const isNamed = ({ name }: VersionRow, wanted: string): boolean =>
  name.normalize("NFC").toLowerCase() === wanted.normalize("NFC").trim().toLowerCase();

const asTemplate = (row: VersionRow): Template => ({
  id: row.template_id,
  versionId: row.id,
  version: row.version,
  name: row.name,
  layout: row.layout,
  fieldsDefinition: row.fields_definition,
});
