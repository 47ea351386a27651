/** The query of each declared statistic. */

import type { STATISTICS, StatisticName } from "@ijaza/schema/statistics/calls";
import { type Counts, MOST_DOMAINS, type Statistic } from "@ijaza/schema/statistics/statistic";
import type { Trx } from "../../platform/database.ts";
import { daysOf, lastDays, lastMonths, monthOf, monthsOf, type Range, sumUp } from "./statistics.days.ts";
import { countCountries, countDomains, countGraduates, listNamed } from "./statistics.reading.ts";
import { type CountFilter, countBy, countVisits, type Subject, splitYears } from "./statistics.repository.ts";
import { type Split, withhold } from "./statistics.withholding.ts";

/** The university or all, the range, and today's date. */
export type Question = CountFilter & { today: string };

type GrainOf<Name extends StatisticName> = (typeof STATISTICS)[Name] extends Statistic<infer G> ? G : never;
type Queries = { [Name in StatisticName]: (trx: Trx, question: Question) => Promise<Counts<GrainOf<Name>>> };

const DAYS = 30;
const MONTHS = 12;

const total = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

const whole = async (counted: Promise<readonly { count: number }[]>) => ({
  count: total((await counted).map(({ count }) => count)),
});

type Read = (trx: Trx, question: Question & { range: Range }) => Promise<readonly { day: string; count: number }[]>;

const byDay = (read: Read) => async (trx: Trx, question: Question) => {
  const range = question.range ?? lastDays(question.today, DAYS);
  const sums = sumUp(await read(trx, { ...question, range }), { parts: daysOf(range), partOf: (day) => day });
  return { days: [...sums].map(([day, count]) => ({ day, count })) };
};

const byMonth = (read: Read) => async (trx: Trx, question: Question) => {
  const range = question.range ?? lastMonths(question.today, MONTHS);
  const sums = sumUp(await read(trx, { ...question, range }), { parts: monthsOf(range), partOf: monthOf });
  return { months: [...sums].map(([month, count]) => ({ month, count })) };
};

const daysOfSubject =
  (subject: Subject): Read =>
  async (trx, question) =>
    [...(await countBy(trx, { ...question, subject, by: "day" }))].map(([day, count]) => ({ day, count }));

const visits: Read = (trx, { tenant, range }) => countVisits(trx, { tenant, range });
const verifications: Read = (trx, { tenant, range }) => countVisits(trx, { tenant, range, only: "verification" });

const asRows = (split: Split | null) =>
  (["F", "M"] as const).map((sex) => ({ sex, count: split === null ? null : split[sex] }));

/** The university of the actor. It is only absent when a statistic is declared for roles without a university, which is a bug. */
function ownTenant({ tenant, ...filter }: Question) {
  if (tenant === null) throw new Error("this statistic is told of one university only");
  return { ...filter, tenant };
}

export const QUERIES: Queries = {
  async diplomasByStatus(trx, question) {
    const submitted = await countBy(trx, { ...question, subject: "submitted", by: "status" });
    const issued = await countBy(trx, { ...question, subject: "issued", by: "status" });
    const of = (status: string, counts = submitted) => counts.get(status) ?? 0;
    return {
      total: total(submitted.values()),
      signed: of("signed", issued) + of("revoking", issued),
      pending: of("pending"),
      rejected: of("rejected"),
      revoked: of("revoked"),
    };
  },

  async diplomasByUniversity(trx, question) {
    const counts = await countBy(trx, { ...question, subject: "submitted", by: "university" });
    const universities = await listNamed(trx, question.tenant);
    return { universities: universities.map((each) => ({ ...each, count: counts.get(each.universityId) ?? 0 })) };
  },

  async diplomasBySex(trx, question) {
    const { tenant, academicYear } = question;
    if (tenant === null) {
      const { all, years } = withhold(await splitYears(trx));
      const none = { F: 0, M: 0 };
      const split = academicYear === undefined ? all : years.has(academicYear) ? years.get(academicYear)! : none;
      return { bySex: asRows(split) };
    }
    const counts = await countBy(trx, { ...question, subject: "holder", by: "sex" });
    return { bySex: asRows({ F: counts.get("F") ?? 0, M: counts.get("M") ?? 0 }) };
  },

  visits: (trx, { tenant, range }) => whole(countVisits(trx, { tenant, range })),
  visitsByMonth: byMonth(visits),
  visitsByDay: byDay(visits),
  verificationsByMonth: byMonth(verifications),
  verificationsByDay: byDay(verifications),

  async students(trx, question) {
    return { count: total((await countBy(trx, { ...question, subject: "student", by: "nothing" })).values()) };
  },

  async universitiesByCountry(trx, { range }) {
    return { countries: await countCountries(trx, range) };
  },

  async studentsAndDiplomas(trx, question) {
    const students = await countBy(trx, { ...question, subject: "student", by: "university" });
    const diplomas = await countBy(trx, { ...question, subject: "submitted", by: "university" });
    const universities = await listNamed(trx, question.tenant);
    return {
      universities: universities.map(({ universityId, name }) => ({
        name,
        students: students.get(universityId) ?? 0,
        diplomas: diplomas.get(universityId) ?? 0,
      })),
    };
  },

  diplomasByMonth: byMonth(daysOfSubject("submitted")),
  issuedByMonth: byMonth(daysOfSubject("issued")),

  async diplomasByAcademicYear(trx, question) {
    const counts = await countBy(trx, { ...question, subject: "holder", by: "academicYear" });
    const newestFirst = [...counts].sort(([a], [b]) => (a < b ? 1 : -1));
    return { years: newestFirst.map(([academicYear, count]) => ({ academicYear, count })) };
  },

  async graduatesBySexAndLevel(trx, question) {
    return { graduates: await countGraduates(trx, ownTenant(question)) };
  },

  async graduatesByDomain(trx, question) {
    const all = await countDomains(trx, ownTenant(question));
    return {
      domains: all.slice(0, MOST_DOMAINS),
      others: total(all.slice(MOST_DOMAINS).map(({ count }) => count)),
    };
  },
};
