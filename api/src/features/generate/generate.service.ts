/** The door of the room generate: workbooks to fill in, with the columns of the university's own imports. */
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { fieldsOfMode } from "@ijaza/schema/diplomas/fields";
import type { Language } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { Mode } from "@ijaza/schema/users/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Templates } from "../templates/templates.service.ts";
import { modesOf, type Universities } from "../universities/universities.service.ts";
import { makeWorkbook } from "./generate.workbook.ts";

type GenerateDeps = {
  db: Db;
  universities: Pick<Universities, "findById">;
  templates: Pick<Templates, "findByName">;
};
type WorkbookRequest = { actor: TenantActor; language: Language };

export type Generate = {
  /** Columns of students. */
  students(request: WorkbookRequest): Promise<Buffer>;
  /** Columns of a mode, the university's first when none is named. Throws `mode_not_enabled`, `template_unknown`. */
  diplomas(request: WorkbookRequest & { mode?: Mode; name?: string }): Promise<Buffer>;
  /** Columns that a template of certificates defines, the university's first when none is named. Throws `template_unknown`. */
  certificates(request: WorkbookRequest & { name?: string }): Promise<Buffer>;
};

export function createGenerate({ db, universities, templates }: GenerateDeps): Generate {
  return {
    students: ({ language }: WorkbookRequest): Promise<Buffer> =>
      makeWorkbook({ subject: "students", fields: STUDENT_FIELDS, language }),

    async diplomas({ actor, language, mode, name }: WorkbookRequest & { mode?: Mode; name?: string }): Promise<Buffer> {
      const { universityId } = actor;
      const fields = await inScope(db, { university: universityId }, async (trx) => {
        const university = await universities.findById(trx, universityId);
        const modes = university ? modesOf(university) : [];
        const chosen = mode ?? modes[0];
        if (!chosen || !modes.includes(chosen)) throw new AppError("mode_not_enabled");
        const template = name && (await templates.findByName(trx, { universityId, kind: "diploma", name }));
        if (name && !template) throw new AppError("template_unknown");
        return fieldsOfMode(chosen);
      });
      return makeWorkbook({ subject: "diplomas", fields, language });
    },

    async certificates({ actor, language, name }: WorkbookRequest & { name?: string }): Promise<Buffer> {
      const { universityId } = actor;
      const template = await inScope(db, { university: universityId }, (trx) =>
        templates.findByName(trx, { universityId, kind: "certificate", name }),
      );
      if (!template) throw new AppError("template_unknown");
      const fields = fieldsOfCertificate(template.fieldsDefinition);
      return makeWorkbook({ subject: "certificates", fields, language });
    },
  };
}
