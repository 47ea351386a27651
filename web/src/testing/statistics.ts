/** Answers for the calls of the dashboards: every count is zero unless a test sets it. */
import type { Answers } from "./server.ts";

const at = (name: string) => `GET /api/dashboard/${name}`;
const days = { from: "2026-10-24", to: "2026-11-22" };

/** For a university and for the network. */
export const NOTHING_COUNTED: Answers = Object.fromEntries(
  Object.entries({
    comparison: { now: days, before: days, counts: [] },
    attention: { silent: [], waiting: [], revocations: [] },
    "waiting-imports": { imports: [] },
    "first-steps": { steps: [] },
    "issued-by-month": { months: [] },
    "diplomas-by-month": { months: [] },
    "verifications-by-month": { months: [] },
    "verifications-by-day": { days: [] },
    getDailyVisits: { days: [] },
    "graduates-by-sex-and-level": { graduates: [] },
    "graduates-by-domain": { domains: [], others: 0 },
    getNumberOfUniversitiesByCountry: { countries: [] },
    getDiplomasBysex: { bySex: [] },
    "diplomas-by-academic-year": { years: [] },
    getNumberOfDiplomasByUniversity: { universities: [] },
  }).map(([name, body]) => [at(name), () => ({ body })]),
);

/** Replaces the answer of one of them. */
export const counted = (name: string, body: object): Answers => ({ [at(name)]: () => ({ body }) });
