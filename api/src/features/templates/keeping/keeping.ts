/** Creates templates and their versions, and deletes templates. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import canonicalize from "canonicalize";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { brokenConstraint, type Db, inScope, type Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { findNewest, insertVersion, listNewest, lockTemplate } from "../templates.repository.ts";
import type { TemplateRow, VersionRow } from "../templates.tables.ts";
import { faultsOf, faultsOfLabels, refuseTexts } from "./definitions.ts";
import type { Pictures } from "./pictures.ts";
import { refuseUnknownSignatories } from "./signatories.ts";

export type TemplateCaller = { actor: TenantActor; requestId: string };

export type Draft = {
  kind: TemplateKind;
  /** The template that gets a new version; absent, a new template is made. */
  id?: string | undefined;
  /** The version that the draft was made from; absent, the newest one is replaced whatever it is. */
  basedOn?: string | undefined;
  name: string;
  layout: AnyLayout;
  fieldsDefinition: FieldDefinition[];
};

type KeepingDeps = { db: Db; clock: Clock; pictures: Pictures };
type SaveOptions = { caller: TemplateCaller; draft: Draft; at: Date };

export type TemplateKeeping = {
  /** Stores a version, which never changes afterwards; one equal to the newest is not stored again. Throws `template_changed`. */
  put(caller: TemplateCaller, draft: Draft): Promise<VersionRow>;
  /** Deletes a template; documents that were issued with it keep their version. Throws `template_last` for the only one of its kind. */
  remove(caller: TemplateCaller, id: string): Promise<void>;
};

export function createKeeping(deps: KeepingDeps): TemplateKeeping {
  const { db, clock, pictures } = deps;
  const save = async (trx: Trx, saving: SaveOptions): Promise<VersionRow> => {
    const { draft, at } = saving;
    await pictures.refuseUnknown(trx, draft.layout);
    await refuseUnknownSignatories(trx, draft.layout);
    const template = draft.id ? await lockOwn(trx, { id: draft.id, kind: draft.kind }) : await insertNew(trx, saving);
    const last = await findNewest(trx, template.id);
    if (last && isSame(last, draft)) return last;
    if (last && draft.basedOn && draft.basedOn !== last.id) throw new AppError("template_changed");
    if (last && template.name !== draft.name) {
      await trx.updateTable("templates").set({ name: draft.name }).where("id", "=", template.id).execute();
    }
    const version = await insertVersion(trx, {
      id: newId(),
      university_id: template.university_id,
      template_id: template.id,
      version: (last?.version ?? 0) + 1,
      name: draft.name,
      fields_definition: draft.fieldsDefinition,
      layout: draft.layout,
      made_by: saving.caller.actor.id,
      made_at: at,
    });
    await logChange(trx, { ...saving, template, action: last ? "changed" : "created" });
    return version;
  };

  return {
    async put(caller, draft) {
      const faults = [...faultsOf(draft.fieldsDefinition), ...faultsOfLabels(draft.fieldsDefinition)];
      if (faults.length > 0) throw new AppError("invalid_input", { fields: faults });
      refuseTexts(draft);
      // A new template is based on no version.
      if (draft.basedOn && !draft.id) {
        throw new AppError("invalid_input", { fields: [{ path: "id", error: "required" }] });
      }
      const scope = { university: caller.actor.universityId };
      return inScope(db, scope, (trx) => save(trx, { caller, draft, at: clock.now() })).catch((error: unknown) => {
        throw brokenConstraint(error) === "templates_name" ? new AppError("template_name_taken") : error;
      });
    },

    remove: (caller, id) => removeTemplate(deps, caller, id),
  };
}

async function removeTemplate({ db, clock }: KeepingDeps, caller: TemplateCaller, id: string): Promise<void> {
  const { universityId } = caller.actor;
  await inScope(db, { university: universityId }, async (trx) => {
    const template = await lockOwn(trx, { id });
    const { kind } = template;
    // Two calls that delete the last two templates at once run one after the other.
    await trx
      .selectFrom("templates")
      .select("id")
      .where("university_id", "=", universityId)
      .where("kind", "=", kind)
      .orderBy("id")
      .forUpdate()
      .execute();
    if ((await listNewest(trx, { universityId, kind })).length < 2) throw new AppError("template_last");
    const at = clock.now();
    await trx.updateTable("templates").set({ deleted_at: at }).where("id", "=", id).execute();
    await logChange(trx, { caller, template, at, action: "deleted" });
  });
}

async function lockOwn(trx: Trx, { id, kind }: { id: string; kind?: TemplateKind }): Promise<TemplateRow> {
  const template = await lockTemplate(trx, id);
  if (!template || template.deleted_at || (kind && template.kind !== kind)) throw new AppError("not_found");
  return template;
}

async function insertNew(trx: Trx, { caller, draft, at }: SaveOptions): Promise<TemplateRow> {
  const { universityId } = caller.actor;
  return trx
    .insertInto("templates")
    .values({
      id: newId(),
      university_id: universityId,
      kind: draft.kind,
      name: draft.name,
      created_at: at,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function isSame({ name, layout, fields_definition }: VersionRow, draft: Draft): boolean {
  const drafted = [draft.name, draft.layout, draft.fieldsDefinition];
  return canonicalize([name, layout, fields_definition]) === canonicalize(drafted);
}

type LogChangeOptions = {
  caller: TemplateCaller;
  template: TemplateRow;
  at: Date;
  action: "created" | "changed" | "deleted";
};

async function logChange(trx: Trx, { caller, template, at, action }: LogChangeOptions): Promise<void> {
  const { actor, requestId } = caller;
  const event = { kind: `template.${action}`, subjectId: template.id, data: { kind: template.kind } };
  const author = authorOf(actor, requestId);
  await appendAudit(trx, { universityId: template.university_id, author, at, events: [event] });
}
