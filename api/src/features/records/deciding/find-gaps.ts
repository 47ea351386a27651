/** Finds what documents of waiting records would lack on paper, template by template. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { findPrintingGaps } from "@ijaza/schema/records/printing-gaps";
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import { type Clock, today } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { isImported } from "../../../platform/imported-rows.ts";
import { findNewestOf } from "../../signatories/signatories.service.ts";
import { chosenIn, findAcceptedVersions, gapsOf, slotsOf } from "../../templates/templates.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import type { Users } from "../../users/users.service.ts";
import { type Caller, scopeFor } from "../records.caller.ts";
import type { RecordKind } from "../records.kind.ts";

export type GapsDeps = {
  db: Db;
  clock: Clock;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "find">;
};

type GapsInput = Input<typeof findPrintingGaps>;

export function createFindingGaps({ db, clock, universities, users }: GapsDeps, kinds: readonly RecordKind[]) {
  /** Of templates in the order of their names; those without gaps are left out. */
  return (caller: Caller, input: GapsInput): Promise<Answer<typeof findPrintingGaps>> => {
    const { id: userId, universityId } = caller.actor;
    if ((input.ids === undefined) === (input.agentId === undefined)) {
      throw new AppError("invalid_input", { fields: [{ path: "ids", error: "ids_or_all" }] });
    }
    const kind = kinds.find(({ document }) => document === input.kind);
    if (!kind) throw new Error(`no kind of record has ${input.kind}s`);
    return inScope(db, scopeFor(caller), async (trx) => {
      const templates = await findAcceptedVersions(trx, await findTemplates(trx, { kind, universityId, input }));
      const newest = await findNewestOf(trx, chosenIn(templates.flatMap(({ layout }) => slotsOf(layout))));
      const university = await universities.findById(trx, universityId);
      const user = await users.find(trx, userId);
      const hasLogo = Boolean(university?.logo);
      const present = { newest, day: today(clock), hasLogo, hasOwnSignature: Boolean(user?.signature) };
      const found = templates.map(({ name, layout }) => ({ name, gaps: gapsOf(layout, present) }));
      return { templates: found.filter(({ gaps }) => gaps.length > 0) };
    });
  };
}

type OfTemplate = { template_id: string; template_version_id: string | null };
type FindTemplatesOptions = { kind: RecordKind; universityId: string; input: GapsInput };

/** Templates of the waiting records, each with the version of its import if it has one. */
async function findTemplates(trx: Trx, { kind, universityId, input }: FindTemplatesOptions): Promise<OfTemplate[]> {
  const { ids, agentId = "", importId } = input;
  const named = ids ? sql`id = any(${ids})` : sql`agent_id = ${agentId}`;
  const imported = importId === undefined ? sql`` : sql`and ${isImported({ universityId, importId, kind: kind.name })}`;
  const { rows } = await sql<OfTemplate>`
    select distinct template_id, template_version_id from ${sql.table(kind.table)}
    where university_id = ${universityId} and status = 'pending' and template_id is not null and ${named} ${imported}
  `.execute(trx);
  return rows;
}
