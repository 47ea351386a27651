/** Further figures of dashboards: the previous range, what needs attention, waiting records, visits of documents. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type {
  getAttention,
  getComparison,
  getFirstSteps,
  getOwnVisits,
  getWaitingImports,
} from "@ijaza/schema/statistics/overviews";
import { type Actor, scopeOf, type TenantActor, tenantOf } from "../../platform/actor.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { countRevocations, listSilent, listWaiting, listWaitingImports } from "./statistics.attention.ts";
import { lastDays, lastWeeks, rangeBefore, readRange, sumUp, weekOf, weeksOf } from "./statistics.days.ts";
import { readFirstSteps } from "./statistics.first-steps.ts";
import { listOwnRecords, listVisitsOf } from "./statistics.own.ts";
import { type CountFilter, countBy, countVisits } from "./statistics.repository.ts";

type RangeInput = Input<typeof getComparison>;

const DAYS = 30;
const WEEKS = 12;
const CLASSES = ["issued_in_error", "fraud", "other", "superseded"] as const;

export type Overviews = {
  /** The figures of a range beside those of the range before it. */
  compare(actor: Actor, input: RangeInput): Promise<Answer<typeof getComparison>>;
  /** What needs attention in all universities. */
  attend(actor: Actor, input: RangeInput): Promise<Answer<typeof getAttention>>;
  /** Imports of the university with documents that wait for a decision. */
  listImports(actor: TenantActor): Promise<Answer<typeof getWaitingImports>>;
  /** What is left before the first document is signed; nothing once one is. */
  listFirstSteps(actor: TenantActor): Promise<Answer<typeof getFirstSteps>>;
  /** Visits and verifications of the student's documents, by week. */
  readOwn(actor: TenantActor, input: RangeInput): Promise<Answer<typeof getOwnVisits>>;
};

export function createOverviews({ db, clock }: { db: Db; clock: Clock }): Overviews {
  return {
    compare(actor, input) {
      const now = readRange(input, today(clock)) ?? lastDays(today(clock), DAYS);
      const before = rangeBefore(now);
      const tenant = tenantOf(actor);
      return inScope(db, scopeOf(actor), async (trx) => {
        const counts = await countAll(trx, { tenant, range: now });
        const former = new Map(
          (await countAll(trx, { tenant, range: before })).map(({ name, count }) => [name, count]),
        );
        return {
          now,
          before,
          counts: counts.map(({ name, count }) => ({ name, now: count, before: former.get(name) ?? 0 })),
        };
      });
    },

    attend(actor, input) {
      const range = readRange(input, today(clock));
      const now = clock.now();
      return inScope(db, scopeOf(actor), async (trx) => {
        const revocations = await countRevocations(trx, range);
        return {
          silent: await listSilent(trx, now),
          waiting: await listWaiting(trx, now),
          revocations: CLASSES.map((each) => ({ class: each, count: revocations.get(each) ?? 0 })),
        };
      });
    },

    listImports({ universityId }) {
      return inScope(db, { university: universityId }, async (trx) => ({
        imports: await listWaitingImports(trx, universityId),
      }));
    },

    listFirstSteps(actor) {
      return inScope(db, { university: actor.universityId }, async (trx) => ({
        steps: await readFirstSteps(trx, actor),
      }));
    },

    readOwn(actor, input) {
      const range = readRange(input, today(clock)) ?? lastWeeks(today(clock), WEEKS);
      const by = { parts: weeksOf(range), partOf: weekOf };
      return inScope(db, { university: actor.universityId }, async (trx) => {
        const recordIds = await listOwnRecords(trx, actor);
        const looks = await listVisitsOf(trx, { universityId: actor.universityId, recordIds, range });
        return {
          documents: recordIds.map((recordId) => ({ documentId: recordId, weeks: weeksOfRecord(looks, recordId, by) })),
        };
      });
    },
  };
}

type Looks = Awaited<ReturnType<typeof listVisitsOf>>;

/** Visits and verifications of one record by week. */
function weeksOfRecord(looks: Looks, recordId: string, by: Parameters<typeof sumUp>[1]) {
  const ofKind = (kind: string) => {
    const counted = looks.filter((look) => look.recordId === recordId && look.kind === kind);
    return sumUp(counted, by);
  };
  const [visits, verifications] = [ofKind("visit"), ofKind("verification")];
  return by.parts.map((week) => ({
    week,
    visits: visits.get(week) ?? 0,
    verifications: verifications.get(week) ?? 0,
  }));
}

async function countAll(trx: Trx, filter: CountFilter) {
  const of = async (subject: "submitted" | "issued" | "student") =>
    (await countBy(trx, { ...filter, subject, by: "nothing" })).get("") ?? 0;
  const sum = (days: readonly { count: number }[]) => days.reduce((all, { count }) => all + count, 0);
  return [
    { name: "submitted" as const, count: await of("submitted") },
    { name: "issued" as const, count: await of("issued") },
    { name: "students" as const, count: await of("student") },
    { name: "visits" as const, count: sum(await countVisits(trx, filter)) },
    { name: "verifications" as const, count: sum(await countVisits(trx, { ...filter, only: "verification" })) },
  ];
}
