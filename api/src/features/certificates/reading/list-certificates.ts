/** Lists of certificates: an agent sees its own, others see all of their university. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { CERTIFICATE_STATUSES } from "@ijaza/schema/certificates/certificate";
import {
  ACCEPTED_CERTIFICATES,
  type exportCertificates,
  type getAllCertificates,
  type getPendingCertificatesOfAgent,
} from "@ijaza/schema/certificates/reading";
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import type { Sheet } from "../../../platform/sheets/sheet.ts";
import {
  type Caller,
  type Condition,
  createExporting,
  createListing,
  ownOrLeft,
} from "../../records/records.service.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import { describeCertificate } from "./describe-certificate.ts";
import { columnsFor, SHEET_TITLE } from "./sheet-of-certificates.ts";

type ListsOptions = Input<typeof getPendingCertificatesOfAgent>;
type Wide = Input<typeof getAllCertificates>;

const ORDERS = {
  recipientLastName: { column: "recipient_last_name", mayBeEmpty: false },
  recipientFirstName: { column: "recipient_first_name", mayBeEmpty: false },
  studentNumber: { column: "student_number", mayBeEmpty: true },
  templateName: { column: "template_name", mayBeEmpty: false },
  issueDate: { column: "issue_date", mayBeEmpty: false },
  expiryDate: { column: "expiry_date", mayBeEmpty: true },
};

export function createLists({ db, clock, users }: Pick<CertificateDeps, "db" | "clock" | "users">) {
  const listing = createListing(
    { db },
    {
      kind: CERTIFICATES,
      member: "certificates",
      statuses: CERTIFICATE_STATUSES,
      orders: ORDERS,
      describe: (row, anchor) => describeCertificate(row, { anchor, today: today(clock) }),
      scopeOf: ownOrLeft(CERTIFICATES, users),
    },
  );

  /** Not found if it is no agent of the university, or for an agent if it is another agent. */
  const refuseStranger = async (trx: Trx, { actor }: Caller, agentId: string) => {
    const agent = actor.role === "agent_uni" && actor.id !== agentId ? undefined : await users.find(trx, agentId);
    if (agent?.university_id !== actor.universityId || agent.role !== "agent_uni") throw new AppError("not_found");
  };

  const exportAll = createExporting(
    { db, clock, users },
    {
      kind: CERTIFICATES,
      listing,
      name: "certificates",
      title: SHEET_TITLE,
      columnsFor,
      statusOf: ({ status, expired }) => (status === "signed" && expired ? "expired" : status),
    },
  );

  return {
    listOfStudent: listing.listOfStudent,
    list: listing.list,

    /** Pending ones of one agent. */
    listOfAgent: (caller: Caller, { id: agentId, ...query }: ListsOptions) =>
      listing.list(caller, { ...query, agentId }, ["pending"], (trx) => refuseStranger(trx, caller, agentId)),

    /** Those from the acceptance on, unless statuses are named; the expired ones are a tab beside the statuses. */
    async listAll(caller: Caller, query: Wide): Promise<Answer<typeof getAllCertificates>> {
      const options = { ...filterOf(query, today(clock)), choicesOf: "template_name" };
      const { found, counts, choices } = await listing.listAll(caller, query, options);
      return { ...found, counts, templateNames: choices };
    },

    exportAll: (caller: Caller, query: Input<typeof exportCertificates>): Promise<Sheet> =>
      exportAll(caller, query, filterOf(query, today(clock))),
  };
}

const filterOf = ({ templateName, expired }: Pick<Wide, "templateName" | "expired">, day: string) => ({
  conditions: templateName === undefined ? [] : [sql`template_name = ${templateName}` satisfies Condition],
  tab: isOver(expired, day),
  otherwise: ACCEPTED_CERTIFICATES,
});

function isOver(expired: "true" | "false" | undefined, day: string): Condition | undefined {
  if (expired === undefined) return undefined;
  return expired === "true" ? sql`expiry_date < ${day}` : sql`(expiry_date is null or expiry_date >= ${day})`;
}
