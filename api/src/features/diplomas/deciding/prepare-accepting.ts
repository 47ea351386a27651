/** What the acceptance of diplomas fixes: their present claims, the students' names, the newest version of the template. */
import type { Trx } from "../../../platform/database.ts";
import type { PrepareAccepting } from "../../records/records.service.ts";
import { claimsOf } from "../diplomas.content.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import { namesOf } from "../importing/new-record.ts";

type PreparingDeps = {
  students: Pick<DiplomaDeps["students"], "findByIds">;
  templates: Pick<DiplomaDeps["templates"], "findNewestById">;
};

export const createPreparing = (deps: PreparingDeps): PrepareAccepting<DiplomaRow> => {
  return async (trx, rows) => {
    const students = await deps.students.findByIds(trx, [...new Set(rows.flatMap((row) => row.student_id ?? []))]);
    const byId = new Map(students.map((student) => [student.id, student]));
    const versions = await templateVersions(trx, { deps, rows });
    return (row) => {
      const student = byId.get(row.student_id ?? "");
      if (!student) throw new Error(`diploma ${row.id} is pending without a student`);
      const template_version_id = versions.get(row.template_id) ?? null;
      return {
        claims: claimsOf(row, student),
        set: { ...namesOf(student, row), status: "unsigned", template_version_id },
      };
    };
  };
};

type TemplatesOptions = { deps: Pick<PreparingDeps, "templates">; rows: readonly DiplomaRow[] };

/** The newest template versions of the documents. */
async function templateVersions(trx: Trx, { deps, rows }: TemplatesOptions) {
  const versions = new Map<string | null, string>();
  for (const id of new Set(rows.map(({ template_id }) => template_id))) {
    const template = id === null ? undefined : await deps.templates.findNewestById(trx, id);
    if (template) versions.set(id, template.versionId);
  }
  return versions;
}
