/** Reads students: a page of those in scope, or one of them, each with the state of the mailed code. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { getStudents, ListedStudent, Student } from "@ijaza/schema/students/calls";
import { type Actor, scopeOf, type TenantActor, tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { readOrder } from "../../platform/lists.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { StudentCodes } from "./inviting/codes.ts";
import { describeStudent } from "./students.records.ts";
import {
  findStudent,
  listStudents,
  STUDENT_ORDERS,
  type StudentFilter,
  type StudentOrder,
} from "./students.repository.ts";
import type { StudentRow } from "./students.tables.ts";

type Deps = { db: Db; universities: Universities; codes?: Pick<StudentCodes, "describe"> };
/** What a list is asked, less the page. */
export type StudentQuery = Pick<ListQuery, "search" | "sort"> & { universityName?: string; sex?: "F" | "M" };
export type StudentPageQuery = StudentQuery & Pick<ListQuery, "page" | "pageSize">;

const ORDERS = Object.keys(STUDENT_ORDERS) as (keyof typeof STUDENT_ORDERS)[];
const NEWEST: StudentOrder = { by: "createdAt", direction: "desc" };

/** Admins of all universities may not filter by sex: it would reveal the number of people, however few. */
export const mayReadSex = (actor: Actor): boolean => tenantOf(actor) !== null;

export type StudentReading = {
  describeAll(trx: Trx, actor: Actor, rows: readonly StudentRow[]): Promise<ListedStudent[]>;
  /** The filter of a list. Throws `forbidden` for a sex that the actor may not read. */
  filterOf(trx: Trx, actor: Actor, query: StudentQuery): Promise<StudentFilter>;
  /** One page of the students in the actor's scope; a university's name narrows it. Throws `forbidden` as `filterOf`. */
  list(actor: Actor, query: StudentPageQuery): Promise<Answer<typeof getStudents>>;
  /** Oneself. Throws `not_found`. */
  readOwn(actor: TenantActor): Promise<Student>;
  /** One student: for the staff anybody in scope, for a student only oneself. Throws `not_found`. */
  read(actor: Actor, id: string): Promise<ListedStudent>;
};

export function createStudentReading({ db, universities, codes }: Deps): StudentReading {
  const describeAll: StudentReading["describeAll"] = async (trx, actor, rows) => {
    const ids = rows.map(({ id }) => id);
    const invitations = await codes?.describe(trx, ids);
    return rows.map((row) => ({
      ...describeStudent(row),
      sex: mayReadSex(actor) ? row.sex : null,
      invitation: invitations?.get(row.id) ?? null,
    }));
  };

  const filterOf: StudentReading["filterOf"] = async (trx, actor, { search, sort, sex, universityName }) => {
    if (sex && !mayReadSex(actor)) throw new AppError("forbidden");
    const named = universityName ? (await universities.findByName(trx, universityName)).map(({ id }) => id) : null;
    const tenant = tenantOf(actor);
    const own = tenant === null ? null : [tenant];
    const universityIds = named && own ? named.filter((id) => own.includes(id)) : (named ?? own);
    const order = readOrder(sort, { names: ORDERS, otherwise: NEWEST });
    return { universityIds, sex, patterns: searchPatterns(search), order };
  };

  return {
    describeAll,
    filterOf,

    list(actor, { page, pageSize, ...query }) {
      return inScope(db, scopeOf(actor), async (trx) => {
        const { rows, total } = await listStudents(trx, await filterOf(trx, actor, query), { page, pageSize });
        return { students: await describeAll(trx, actor, rows), total, page, pageSize };
      });
    },

    async readOwn({ id, universityId }) {
      const row = await inScope(db, { university: universityId }, (trx) => findStudent(trx, id));
      if (!row) throw new AppError("not_found");
      return describeStudent(row);
    },

    async read(actor, id) {
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
