/** Reads students: a page of those in scope, or one of them, each with the state of the mailed code. */
import type { ListedStudent, Student } from "@ijaza/schema/students";
import type { ListQuery } from "@ijaza/schema/wire";
import { type Actor, scopeOf, type TenantActor, tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { readOrder } from "../../platform/lists.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { StudentCodes } from "./inviting/codes.ts";
import { describeStudent } from "./students.records.ts";
import { findStudent, listStudents, STUDENT_ORDERS, type StudentOrder } from "./students.repository.ts";
import type { StudentRow } from "./students.tables.ts";

type Deps = { db: Db; universities: Universities; codes?: Pick<StudentCodes, "describe"> };
export type StudentQuery = ListQuery & { universityName?: string; sex?: "F" | "M" };

const ORDERS = Object.keys(STUDENT_ORDERS) as (keyof typeof STUDENT_ORDERS)[];
const NEWEST: StudentOrder = { by: "createdAt", direction: "desc" };

export function createStudentReading({ db, universities, codes }: Deps) {
  /** Admins of all universities may not filter by sex: it would reveal the number of people, however few. */
  const mayReadSex = (actor: Actor): boolean => tenantOf(actor) !== null;

  const describeAll = async (trx: Trx, actor: Actor, rows: readonly StudentRow[]): Promise<ListedStudent[]> => {
    const ids = rows.map(({ id }) => id);
    const invitations = await codes?.describe(trx, ids);
    return rows.map((row) => ({
      ...describeStudent(row),
      sex: mayReadSex(actor) ? row.sex : null,
      invitation: invitations?.get(row.id) ?? null,
    }));
  };

  return {
    /** One page of the students in the actor's scope; a university's name narrows it. Throws `forbidden` for a sex that the actor may not read. */
    list(actor: Actor, { page, pageSize, search, sort, sex, universityName }: StudentQuery) {
      if (sex && !mayReadSex(actor)) throw new AppError("forbidden");
      const order = readOrder(sort, { names: ORDERS, otherwise: NEWEST });
      const scope = scopeOf(actor);
      return inScope(db, scope, async (trx) => {
        const named = universityName ? (await universities.findByName(trx, universityName)).map(({ id }) => id) : null;
        const own = typeof scope === "string" ? null : [scope.university];
        const universityIds = named && own ? named.filter((id) => own.includes(id)) : (named ?? own);
        const patterns = searchPatterns(search);
        const { rows, total } = await listStudents(trx, { universityIds, sex, patterns, order, page, pageSize });
        return { students: await describeAll(trx, actor, rows), total, page, pageSize };
      });
    },

    /** Oneself. Throws `not_found`. */
    async readOwn({ id, universityId }: TenantActor): Promise<Student> {
      const row = await inScope(db, { university: universityId }, (trx) => findStudent(trx, id));
      if (!row) throw new AppError("not_found");
      return describeStudent(row);
    },

    /** One student: for the staff anybody in scope, for a student only oneself. Throws `not_found`. */
    async read(actor: Actor, id: string): Promise<ListedStudent> {
      if (actor.kind === "student" && actor.id !== id) throw new AppError("not_found");
      return inScope(db, scopeOf(actor), async (trx) => {
        const row = await findStudent(trx, id);
        const [described] = await describeAll(trx, actor, row ? [row] : []);
        if (!described) throw new AppError("not_found");
        return described;
      });
    },
  };
}
