/** Gives the list of students as a sheet: the columns of an import, and who signs in already. */

import type { SheetFormat } from "@ijaza/schema/calls/wire";
import type { Language, Texts } from "@ijaza/schema/product";
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { beginExport, EXPORT_LIMIT } from "../../platform/sheets/begin-export.ts";
import { readInPages } from "../../platform/sheets/read-in-pages.ts";
import { dayOf, fieldColumns, makeSheet, type Sheet, type SheetColumn } from "../../platform/sheets/sheet.ts";
import { nameOf, type Universities } from "../universities/universities.service.ts";
import { mayReadSex, type StudentQuery, type StudentReading } from "./students.reading.ts";
import { findLive, listStudentIds } from "./students.repository.ts";

type ExportDeps = {
  db: Db;
  clock: Clock;
  universities: Pick<Universities, "findByIds">;
  reading: Pick<StudentReading, "describeAll" | "filterOf">;
};

export type StudentCaller = { actor: Actor; language: Language; requestId: string };

/** All students that the list shows under the query. Throws `forbidden` as the list does, and `too_many_to_export`. */
export type ExportStudents = (caller: StudentCaller, query: StudentQuery & { format: SheetFormat }) => Promise<Sheet>;

export function createStudentExporting({ db, clock, universities, reading }: ExportDeps): ExportStudents {
  const read = async (trx: Trx, actor: Actor, ids: readonly string[]): Promise<ExportedStudent[]> => {
    const students = await reading.describeAll(trx, actor, await findLive(trx, ids));
    const named = [...new Set(students.map(({ universityId }) => universityId))];
    const names = new Map((await universities.findByIds(trx, named)).map((row) => [row.id, nameOf(row)]));
    return students.map((student) => ({ ...student, university: names.get(student.universityId) }));
  };

  return async ({ actor, language, requestId }, { format, ...query }) => {
    const scope = scopeOf(actor);
    const at = clock.now();
    const ids = await inScope(db, scope, async (trx) => {
      const found = await listStudentIds(trx, await reading.filterOf(trx, actor, query), EXPORT_LIMIT);
      await beginExport(trx, { kind: "student.exported", actor, requestId, format, total: found.length, at });
      return found;
    });
    const pages = readInPages({
      ids,
      read: (page) => inScope(db, scope, (trx) => read(trx, actor, page)),
      idOf: ({ _id }) => _id,
    });
    return makeSheet({ name: "students", title: TITLE, at, language, columns: columnsFor(actor), pages });
  };
}

type ExportedStudent = ListedStudent & { university: Texts | undefined };

/** Whoever sees all universities is shown which, and not the sex. */
function columnsFor(actor: Actor): SheetColumn<ExportedStudent>[] {
  const fields = STUDENT_FIELDS.filter(({ name }) => name !== "sex" || mayReadSex(actor));
  return [
    ...(tenantOf(actor) === null ? [UNIVERSITY] : []),
    ...fieldColumns<ExportedStudent>(fields, (student, name) => student[name as (typeof fields)[number]["name"]]),
    ...ACCESS,
  ];
}

const TITLE = { en: "Students", fr: "Étudiants", ar: "الطلبة" };

const UNIVERSITY: SheetColumn<ExportedStudent> = {
  label: { en: "University", fr: "Université", ar: "الجامعة" },
  cellOf: ({ university }, language) => university?.[language],
};

const ACCESS: readonly SheetColumn<ListedStudent>[] = [
  {
    label: { en: "Access", fr: "Accès", ar: "الدخول" },
    cellOf: ({ invitation }, language) => STATES[invitation?.state ?? "none"][language],
  },
  {
    label: { en: "Last sign-in", fr: "Dernière connexion", ar: "آخر دخول" },
    cellOf: ({ lastLoginDate }) => dayOf(lastLoginDate),
  },
];

/** The words of the page. */
const STATES = {
  none: { en: "Not invited", fr: "Sans invitation", ar: "لم يُدعَ" },
  queued: { en: "Code on its way", fr: "Code en cours d’envoi", ar: "الرمز في الطريق" },
  sent: { en: "Code sent", fr: "Code envoyé", ar: "أُرسل الرمز" },
  failed: { en: "E-mail not delivered", fr: "Courriel non distribué", ar: "تعذّر الإرسال" },
  used: { en: "Has signed in", fr: "Compte ouvert", ar: "سجّل الدخول" },
  expired: { en: "Code expired", fr: "Code expiré", ar: "انتهت صلاحية الرمز" },
} as const satisfies Record<string, Texts>;
