/** The door of the room templates: what documents look like, and which fields a certificate has. */

import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { FieldDefinition, previewTemplate, TemplateKind } from "@ijaza/schema/templates/calls";
import { type Actor, scopeOf, type TenantActor, tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { Signatories } from "../signatories/signatories.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";
import { claimsPrinted, createPrintedContent } from "./drawing/documents.ts";
import type { Drawing } from "./drawing/drawing-threads.ts";
import { createTemplateGaps } from "./keeping/find-gaps.ts";
import { createKeeping, type Draft, type TemplateCaller } from "./keeping/keeping.ts";
import { createPictures, type Pictures } from "./keeping/pictures.ts";
import { installMissingStarters, installStarters } from "./keeping/starters.ts";
import { createPreview, type PreviewInput, type RealValues } from "./previewing/preview.ts";
import { findNewest, findTemplateOf, findVersions, listNewest } from "./templates.repository.ts";
import type { VersionRow } from "./templates.tables.ts";

export { type DocumentContent, holderIn } from "./drawing/documents.ts";
export {
  createDrawing,
  createPreviewDrawing,
  type Drawing,
} from "./drawing/drawing-threads.ts";
export { fontsFor } from "./drawing/fonts.ts";
export { rosetteSvg } from "./drawing/line-work.ts";
export { linkTo } from "./drawing/surroundings.ts";
export { findAcceptedVersions, refuseLongVersions } from "./keeping/accepted-version.ts";
export { gapsOf } from "./keeping/printing-gaps.ts";
export { chosenIn, slotsOf } from "./keeping/signatories.ts";
export { installStarters } from "./keeping/starters.ts";
export { STARTERS } from "./starters/starters.ts";

export { findLayouts } from "./templates.repository.ts";

/** A version of a template, as the rooms above use it. */
export type Template = {
  /** The template, which stays the same from version to version. */
  id: string;
  versionId: string;
  version: number;
  name: string;
  layout: AnyLayout;
  fieldsDefinition: FieldDefinition[];
};

type Deps = {
  db: Db;
  clock: Clock;
  storage: Storage;
  previewDrawing: Drawing;
  universities: Pick<Universities, "findById" | "findByName">;
  users: Pick<Users, "findResponsable">;
  signatories: Pick<Signatories, "print">;
  publicUrl: string;
  /** Whether documents prove nothing, and say so. */
  isDemo: boolean;
};

type OfKind = { universityId: string; kind: TemplateKind };

export type Templates = {
  /** Stores a version, which nothing changes any more; what is the newest one already is not stored again. Throws `template_changed`. */
  put(caller: TemplateCaller, draft: Draft): Promise<VersionRow>;
  /** Takes a template out of use; what was issued with it keeps its version. Throws `template_last` for the only one of its kind. */
  remove(caller: TemplateCaller, id: string): Promise<void>;
  /** The newest versions of a university's templates; a university out of the actor's scope is not found. */
  listOf(actor: Actor, options: { universityName: string; kind: TemplateKind }): Promise<VersionRow[]>;
  /** The newest version of the template of this name; without a name, of the first one. */
  findByName(trx: Trx, options: OfKind & { name?: string | undefined }): Promise<Template | undefined>;
  /** The newest version of a template, also of one that is out of use: what was imported with it is still decided on. */
  findNewestById(trx: Trx, id: string): Promise<Template | undefined>;
  /** The version of this id, in the scope of its university. */
  findVersion(trx: Trx, versionId: string): Promise<Template | undefined>;
  /** The version that an issued document was accepted with; asked in any scope. */
  templateOf(trx: Trx, recordId: string): Promise<Template | undefined>;

  /** Draws a layout with sample values as SVG, one at a time for each account. Throws `preview_replaced` when a newer one of the same slot was asked for. */
  preview(actor: TenantActor, input: PreviewInput): Promise<Answer<typeof previewTemplate>>;
  /** The same as a PDF. */
  previewPdf(actor: TenantActor, input: PreviewInput): Promise<Uint8Array>;
  /** Registers who knows the real values of a kind of documents. */
  onSampling(kind: TemplateKind, values: RealValues): void;

  /** Places of the university's templates that would stay empty on a document accepted now. */
  findGaps: ReturnType<typeof createTemplateGaps>;
  /** Names of the claims that the template prints. */
  claimsPrinted: typeof claimsPrinted;
  /** What a document prints by the version of its template. */
  printedContentOf: ReturnType<typeof createPrintedContent>;
  /** Keeps a picture; the same one again is the same. Throws `picture_not_accepted`. */
  addPicture: Pictures["add"];
  /** The layout's pictures by their ids; one that is gone is left out. */
  bringPictures: Pictures["bring"];
  /** Gives a university that has no template of a kind the one to start from. */
  installStarters(trx: Trx, options: { universityId: string; at: Date }): Promise<void>;
  /** The same for all universities. */
  installMissingStarters(): Promise<void>;
};

export function createTemplates(deps: Deps): Templates {
  const { db, clock, universities } = deps;
  const pictures = createPictures(deps);
  const { put, remove } = createKeeping({ db, clock, pictures });
  const { preview, previewPdf, onSampling } = createPreview({ ...deps, pictures });

  return {
    put,
    remove,
    preview,
    previewPdf,
    onSampling,
    findGaps: createTemplateGaps(deps),
    claimsPrinted,
    printedContentOf: createPrintedContent({ ...deps, pictures }),
    addPicture: pictures.add,
    bringPictures: pictures.bring,
    installStarters,
    installMissingStarters: () => installMissingStarters(db, clock.now()),

    async listOf(actor, { universityName, kind }) {
      const tenant = tenantOf(actor);
      return inScope(db, scopeOf(actor), async (trx) => {
        const named = await universities.findByName(trx, universityName);
        const university = named.find(({ id }) => tenant === null || id === tenant);
        if (!university) throw new AppError("not_found");
        return listNewest(trx, { universityId: university.id, kind });
      });
    },

    async findByName(trx, { name, universityId, kind }) {
      const rows = await listNewest(trx, { universityId, kind });
      const row = name === undefined ? rows[0] : rows.find((each) => isNamed(each, name));
      return row && asTemplate(row);
    },

    async findNewestById(trx, id) {
      const row = await findNewest(trx, id);
      return row && asTemplate(row);
    },

    async findVersion(trx, versionId) {
      const [row] = await findVersions(trx, [versionId]);
      return row && asTemplate(row);
    },

    async templateOf(trx, recordId) {
      const row = await findTemplateOf(trx, recordId);
      return row && asTemplate(row);
    },
  };
}

const isNamed = ({ name }: VersionRow, other: string): boolean =>
  name.normalize("NFC").toLowerCase() === other.normalize("NFC").trim().toLowerCase();

const asTemplate = (row: VersionRow): Template => ({
  id: row.template_id,
  versionId: row.id,
  version: row.version,
  name: row.name,
  layout: row.layout,
  fieldsDefinition: row.fields_definition,
});
