/** A statistic as a value: what it counts, how it is split, for whom. Its call, query and chart are made from it. */
import { z } from "zod";
import { type Endpoint, endpoint } from "../calls/endpoint.ts";
import { day, id } from "../calls/wire.ts";
import { refusedAs } from "../fields/forms.ts";
import { networkAdmins, type Role, universityReaders } from "../users/roles.ts";

/** What is counted; a visit is a viewed page, a verification a verdict of the server. */
export type Unit = "diplomas" | "graduates" | "students" | "universities" | "visits" | "verifications";

/** The most months of a range. */
export const MOST_MONTHS = 24;
/** The most fields of study that are named; the rarer ones are summed up. */
export const MOST_DOMAINS = 100;
/** Counts of people by a trait below this number are withheld from readers outside the university, except 0. */
export const LEAST_DISCLOSED = 5;

const count = z.int();
export const universityTexts = z.object({ en: z.string(), fr: z.string(), ar: z.string() });
/** `YYYY-MM`, UTC. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** How a count is split, and the reply's form. Days and months without any are included as 0; universities by name. */
const GRAINS = {
  whole: z.object({ count }),
  /** `signed` includes those being revoked, `total` every status. */
  status: z.object({ total: count, signed: count, pending: count, rejected: count, revoked: count }),
  university: z.object({ universities: z.array(z.object({ universityId: id, name: universityTexts, count })) }),
  studentsAndDiplomas: z.object({
    universities: z.array(z.object({ name: universityTexts, students: count, diplomas: count })),
  }),
  country: z.object({ countries: z.array(z.object({ country: z.string(), count })) }),
  /** `count` is null where it is withheld. */
  sex: z.object({ bySex: z.array(z.object({ sex: z.enum(["F", "M"]), count: count.nullable() })) }),
  /** The newest first. */
  academicYear: z.object({ years: z.array(z.object({ academicYear: z.string(), count })) }),
  sexAndLevel: z.object({ graduates: z.array(z.object({ level: z.string(), sex: z.enum(["F", "M"]), count })) }),
  /** The most frequent first; `domain` is null for diplomas without one. */
  domain: z.object({ domains: z.array(z.object({ domain: z.string().nullable(), count })), others: count }),
  month: z.object({ months: z.array(z.object({ month, count })) }),
  day: z.object({ days: z.array(z.object({ day, count })) }),
};
export type Grain = keyof typeof GRAINS;
export type Counts<G extends Grain> = z.output<(typeof GRAINS)[G]>;

const aDay = z.iso.date(refusedAs("not_a_day"));
/** Whole days in UTC, both included; without an end until today. */
export const range = z.strictObject({ from: aDay.optional(), to: aDay.optional() });
const academicYear = z
  .string()
  .regex(/^\d{4}-\d{4}$/, refusedAs("not_an_academic_year"))
  .optional();

/** The filters of a statistic: days, academic years, or both. */
const NARROWINGS = { days: range, years: z.strictObject({ academicYear }), both: range.extend({ academicYear }) };
export type StatisticFilter = { from?: string | undefined; to?: string | undefined; academicYear?: string | undefined };

type Call = { path: string; narrowed?: keyof typeof NARROWINGS };
type Declared<G extends Grain> = {
  unit: Unit;
  grain: G;
  summary: string;
  /** The call for roles that see all universities. */
  ofAll?: Call;
  /** The call for roles that see only their own. */
  own?: Call;
  /** One call for both groups of roles. */
  both?: Call;
};

export type Statistic<G extends Grain = Grain> = {
  unit: Unit;
  grain: G;
  /** Its calls; `callOf` finds the one for a role. All have the same answer. */
  calls: readonly StatisticCall<G>[];
};
type StatisticCall<G extends Grain> = Endpoint<
  z.ZodObject<Record<never, never>>,
  z.ZodType<StatisticFilter, StatisticFilter>,
  z.ZodObject<Record<never, never>>,
  (typeof GRAINS)[G]
>;

export const at = (name: string) => `/api/dashboard/${name}`;

/** Declares a statistic. */
export function statistic<G extends Grain>({ unit, grain, summary, ...calls }: Declared<G>): Statistic<G> {
  const callFor = (call: Call | undefined, who: readonly Role[]): StatisticCall<G>[] => {
    if (!call) return [];
    const query: z.ZodType<StatisticFilter, StatisticFilter> = NARROWINGS[call.narrowed ?? "days"];
    const declared = endpoint({ method: "GET", path: at(call.path), who, summary, query, reply: GRAINS[grain] });
    return [declared as unknown as StatisticCall<G>];
  };
  return {
    unit,
    grain,
    calls: [
      ...callFor(calls.ofAll, networkAdmins),
      ...callFor(calls.own, universityReaders),
      ...callFor(calls.both, [...universityReaders, ...networkAdmins]),
    ],
  };
}

/** The call by which a role reads a statistic; undefined if the role may not read it. */
export const callOf = <G extends Grain>({ calls }: Statistic<G>, role: Role): StatisticCall<G> | undefined =>
  calls.find(({ who }) => who !== "anyone" && who.includes(role));
