/** Lists of diplomas: an agent sees own ones and those left by blocked or deleted agents, others their university's. */
import { DIPLOMA_STATUSES } from "@ijaza/schema/diploma";
import type { exportDiplomas, getAllDiplomas } from "@ijaza/schema/diploma-reading";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { sql } from "kysely";
import type { Sheet } from "../../../platform/sheets/sheet.ts";
import { type Caller, type Condition, createExporting, createListing } from "../../records/records.service.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import { describeDiploma } from "./describe-diploma.ts";
import { SHEET_COLUMNS, SHEET_TITLE } from "./sheet-of-diplomas.ts";

type Wide = Input<typeof getAllDiplomas>;

const ORDERS = {
  diplomaNumber: { column: "diploma_number", mayBeEmpty: false },
  studentNumber: { column: "student_number", mayBeEmpty: false },
  lastName: { column: "last_name", mayBeEmpty: false },
  firstName: { column: "first_name", mayBeEmpty: false },
  level: { column: "level", mayBeEmpty: false },
  academicYear: { column: "academic_year", mayBeEmpty: false },
  decisionDate: { column: "decision_date", mayBeEmpty: false },
  average: { column: "average", mayBeEmpty: true },
};

export function createLists({ db, clock, users }: Pick<DiplomaDeps, "db" | "clock" | "users">) {
  const listing = createListing(
    { db },
    {
      kind: DIPLOMAS,
      member: "diplomas",
      statuses: DIPLOMA_STATUSES,
      orders: ORDERS,
      describe: describeDiploma,
      // A named agent narrows the own scope, so that another's records and absent ones look the same.
      async scopeOf(trx, { actor }, { agentId }) {
        const agents = agentId === undefined ? [] : [agentId];
        if (actor.role !== "agent_uni") return { agents, conditions: [] };
        const gone = await users.findGoneAgents(trx, actor.universityId);
        // An agent also finds the diplomas that it has to sign for blocked or deleted agents.
        return { agents: agents.filter((id) => id !== actor.id), conditions: [isOwnOrLeft(actor.id, gone)] };
      },
    },
  );

  const exportAll = createExporting(
    { db, clock, users },
    {
      kind: DIPLOMAS,
      listing,
      name: "diplomas",
      title: SHEET_TITLE,
      columnsFor: async () => SHEET_COLUMNS,
      statusOf: ({ status }) => status,
    },
  );

  return {
    listOfStudent: listing.listOfStudent,
    list: listing.list,

    /** Records of every status, unless some are named; academic years are newest first. */
    async listAll(caller: Caller, query: Wide): Promise<Answer<typeof getAllDiplomas>> {
      const options = { ...filterOf(query), choicesOf: "academic_year" };
      const { found, counts, choices } = await listing.listAll(caller, query, options);
      return { ...found, counts, academicYears: choices.reverse() };
    },

    exportAll: (caller: Caller, query: Input<typeof exportDiplomas>): Promise<Sheet> =>
      exportAll(caller, query, filterOf(query)),
  };
}

const filterOf = ({ academicYear, level }: Pick<Wide, "academicYear" | "level">) => ({
  conditions: [
    ...(academicYear === undefined ? [] : [sql`academic_year = ${academicYear}` satisfies Condition]),
    ...(level === undefined ? [] : [sql`level = ${level}` satisfies Condition]),
  ],
  otherwise: DIPLOMA_STATUSES,
});

/** Own records, and accepted ones that blocked or deleted agents have left. */
function isOwnOrLeft(agentId: string, gone: readonly string[]): Condition {
  if (gone.length === 0) return sql`agent_id = ${agentId}`;
  const left = sql`agent_id in (${sql.join(gone)}) and status in (${sql.join([...DIPLOMA.statusesFor("sign")])})`;
  return sql`(agent_id = ${agentId} or (${left}))`;
}
