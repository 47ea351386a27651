/** Data of each kind that is deleted after a period, as old as a test wants it. */
import { deleteAgent } from "@ijaza/schema/accounts/lists";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import type { RetentionKind } from "@ijaza/schema/privacy/retention";
import { deleteStudent } from "@ijaza/schema/students/calls";
import { sql } from "kysely";
import { type Db, inScope, type Trx } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import { diplomaValues } from "./diploma-values.ts";
import { EVERYTHING } from "./everything.ts";
import { type Fixtures, studentValues } from "./fixtures.ts";
import { insertRequest, insertShare } from "./share-rows.ts";

/** Makes data that ended so many days ago; gives its id, or of a closed account the e-mail address. */
type Make = (days: number) => Promise<string>;

/** The table and column in which the id is found. */
const PLACES: Record<RetentionKind, [table: string, column: string]> = {
  mails: ["mails", "id"],
  visits: ["visits", "record_id"],
  jobs: ["jobs", "id"],
  imports: ["import_rows", "import_id"],
  correctionRequests: ["correction_requests", "id"],
  shares: ["shares", "id"],
  accessRequests: ["third_party_requests", "id"],
  rejectedRecords: ["diplomas", "id"],
  deletedStudents: ["students", "id"],
  closedAccounts: ["users", "email"],
};

const ago = (days: number) => sql`now() - ${days} * interval '1 day'`;

export async function createRetentionScene({ db, fixtures }: { db: Db; fixtures: Fixtures }) {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.student({ university });
  const owner = { universityId: university.id, studentId: student.id };
  const inAll = <T>(work: (trx: Trx) => Promise<T>) => inScope(db, EVERYTHING, work);
  let number = 1000;

  /** A diploma of a new student, as an agent imports it. */
  const addDiploma = async (file: { importId?: string; firstRow?: number } = {}) => {
    number += 1;
    const diplomaNumber = `R-${number}`;
    const row = { ...studentValues(number), ...diplomaValues(number, { diplomaNumber }) };
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [row], ...file });
    const { diplomas } = await agent.call(getAllDiplomas, { pageSize: 500 });
    return { id: diplomas.find((each) => each.diplomaNumber === diplomaNumber)!._id };
  };
  const reject = (id: string) =>
    responsable.call(decideDiplomas, { diplomasIds: [id], decision: "rejected", reason: "wrong" });
  const setDecided = (id: string, days: number) =>
    inAll((trx) => sql`update diplomas set decided_at = ${ago(days)} where id = ${id}`.execute(trx));

  const addMail = async (days: number, status = "sent") => {
    const id = newId();
    const ended = status === "queued" ? sql`null` : ago(days);
    await inAll((trx) =>
      sql`insert into mails (id, university_id, kind, language, status, run_after, created_at, ended_at)
        values (${id}, ${university.id}, 'test', 'en', ${status}, ${ago(days)}, ${ago(days)}, ${ended})`.execute(trx),
    );
    return id;
  };

  const addJob = async (days: number, { kind = "sign", status = "succeeded" } = {}) => {
    const id = newId();
    const ended = status === "succeeded" || status === "failed" ? ago(days) : sql`null`;
    await inAll((trx) =>
      sql`insert into jobs (id, university_id, kind, status, total, parked, created_by, created_at, ended_at)
        values (${id}, ${university.id}, ${kind}, ${status}, 1, true, ${agent.user.id}, ${ago(days)}, ${ended})`.execute(
        trx,
      ),
    );
    return id;
  };

  const addRequest = async (
    days: number,
    { status = "closed", diplomaId, evidence }: { status?: string; diplomaId?: string; evidence?: string } = {},
  ) => {
    const id = newId();
    const closed = status === "closed" ? ago(days) : sql`null`;
    const type = evidence ? "application/pdf" : null;
    await inAll(async (trx) => {
      await sql`
        insert into correction_requests (id, university_id, kind, student_id, status, evidence, evidence_type, created_at, closed_at)
        values (${id}, ${university.id}, 'student', ${student.id}, ${status}, ${evidence ?? null}, ${type}, ${ago(days)}, ${closed})`.execute(
        trx,
      );
      await sql`
        insert into correction_request_items (id, university_id, request_id, place, field, status, diploma_id)
        values (${newId()}, ${university.id}, ${id}, 0, 'birthPlace', 'accepted', ${diplomaId ?? null})`.execute(trx);
    });
    return id;
  };

  const addShare = async (days: number) => {
    const id = await insertShare(db, owner);
    await inAll((trx) => sql`update shares set expires_at = ${ago(days)} where id = ${id}`.execute(trx));
    return id;
  };

  const addAccessRequest = async (days: number, state = "granted") => {
    const id = await insertRequest(db, { ...owner, recordId: newId() });
    await inAll((trx) =>
      sql`update third_party_requests set state = ${state}, created_at = ${ago(days)} where id = ${id}`.execute(trx),
    );
    return id;
  };

  const addClosedAccount = async (days: number) => {
    const { user } = await fixtures.agent({ university });
    await responsable.call(deleteAgent, { agentId: user.id });
    await inAll((trx) => sql`update users set deleted_at = ${ago(days)} where id = ${user.id}`.execute(trx));
    return user.email;
  };

  const setImported = (importId: string, days: number) =>
    inAll(async (trx) => {
      await sql`update imports set created_at = ${ago(days)} where import_id = ${importId}`.execute(trx);
      await sql`update import_rows set created_at = ${ago(days)} where import_id = ${importId}`.execute(trx);
    });

  const make: Record<RetentionKind, Make> = {
    mails: addMail,
    visits: async (days) => {
      const id = newId();
      await inAll((trx) =>
        sql`insert into visits (day, university_id, record_id, kind, count)
          values ((now() at time zone 'UTC')::date - ${days}::int, ${university.id}, ${id}, 'visit', 3)`.execute(trx),
      );
      return id;
    },
    jobs: addJob,
    imports: async (days) => {
      const importId = newId();
      const { id } = await addDiploma({ importId, firstRow: 2 });
      await reject(id);
      await setImported(importId, days);
      return importId;
    },
    correctionRequests: addRequest,
    shares: addShare,
    accessRequests: addAccessRequest,
    rejectedRecords: async (days) => {
      const { id } = await addDiploma();
      await reject(id);
      await setDecided(id, days);
      return id;
    },
    deletedStudents: async (days) => {
      const { id } = await fixtures.student({ university });
      await agent.call(deleteStudent, { _id: id });
      await inAll((trx) => sql`update students set deleted_at = ${ago(days)} where id = ${id}`.execute(trx));
      return id;
    },
    closedAccounts: addClosedAccount,
  };

  return {
    university,
    student,
    make,
    addMail,
    addJob,
    addRequest,
    addShare,
    addAccessRequest,
    addDiploma,
    reject,
    setDecided,
    setImported,
    /** Whether the data of this id is still there. */
    exists: (kind: RetentionKind, id: string) =>
      inAll(async (trx) => {
        const [table, column] = PLACES[kind];
        const { rows } = await sql`
          select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(trx);
        return rows.length === 1;
      }),
  };
}
