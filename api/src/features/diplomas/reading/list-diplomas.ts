/** Lists of diplomas: an agent sees own ones and those left by blocked or deleted agents, others their university's. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { DIPLOMA_STATUSES } from "@ijaza/schema/diplomas/diploma";
import type { exportDiplomas, getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { sql } from "kysely";
import type { Sheet } from "../../../platform/sheets/sheet.ts";
import {
  type Caller,
  type Condition,
  createExporting,
  createListing,
  ownOrLeft,
} from "../../records/records.service.ts";
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
      scopeOf: ownOrLeft(DIPLOMAS, users),
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
