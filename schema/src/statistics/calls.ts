/** All statistics of the dashboards, by name. The paths keep the spelling of the specification. */
import { type Statistic, statistic } from "./statistic.ts";

export const STATISTICS = {
  diplomasByStatus: statistic({
    unit: "diplomas",
    grain: "status",
    summary: "Diplomas of all universities by status; a range is of their submission, of signed ones of their signing.",
    ofAll: { path: "getNumberDiplomasByadmin" },
  }),
  diplomasByUniversity: statistic({
    unit: "diplomas",
    grain: "university",
    summary: "Diplomas of every status, superseded ones too, by university in scope.",
    both: { path: "getNumberOfDiplomasByUniversity" },
  }),
  diplomasBySex: statistic({
    unit: "diplomas",
    grain: "sex",
    summary: "Diplomas by the sex of their holders; of all universities small numbers are withheld (`null`).",
    ofAll: { path: "getDiplomasBysex", narrowed: "years" },
    own: { path: "getDiplomasBysexByUniOrResp", narrowed: "both" },
  }),
  visits: statistic({
    unit: "visits",
    grain: "whole",
    summary: "Visits of public pages and verifications; of a university, those of its documents.",
    ofAll: { path: "getNbrOfVistis" },
    own: { path: "getNbrOfVistisByUniversity" },
  }),
  visitsByMonth: statistic({
    unit: "visits",
    grain: "month",
    summary: "The same by month (UTC), the last 12 unless a range is given.",
    ofAll: { path: "getNbrOfVistisByMonth" },
    own: { path: "getNbrOfVistisByMonthAndUniversity" },
  }),
  visitsByDay: statistic({
    unit: "visits",
    grain: "day",
    summary: "The same by day (UTC), the last 30 unless a range is given.",
    ofAll: { path: "getDailyVisits" },
    own: { path: "getDailyVisitsByUniversity" },
  }),
  students: statistic({
    unit: "students",
    grain: "whole",
    summary: "Students in scope; a range is of their registration.",
    ofAll: { path: "getNbStudent" },
    own: { path: "getNbStudentbyResp" },
  }),
  universitiesByCountry: statistic({
    unit: "universities",
    grain: "country",
    summary: "Universities by country; a range is of their founding.",
    ofAll: { path: "getNumberOfUniversitiesByCountry" },
  }),
  studentsAndDiplomas: statistic({
    unit: "diplomas",
    grain: "studentsAndDiplomas",
    summary: "Students and diplomas by university; a range is of registration and of submission.",
    ofAll: { path: "getNumberOfStudentsAndDiplomasByUniversities" },
  }),
  diplomasByMonth: statistic({
    unit: "diplomas",
    grain: "month",
    summary: "Diplomas by the month of their submission (UTC), the last 12 unless a range is given.",
    both: { path: "diplomas-by-month" },
  }),
  issuedByMonth: statistic({
    unit: "diplomas",
    grain: "month",
    summary: "Diplomas by the month of their signing (UTC), revoked ones too; the last 12 unless a range is given.",
    both: { path: "issued-by-month" },
  }),
  diplomasByAcademicYear: statistic({
    unit: "diplomas",
    grain: "academicYear",
    summary: "Diplomas of every status by academic year, the newest first.",
    both: { path: "diplomas-by-academic-year" },
  }),
  graduatesBySexAndLevel: statistic({
    unit: "graduates",
    grain: "sexAndLevel",
    summary: "Holders of signed diplomas of the own university by level and sex; a range is of the signing.",
    own: { path: "graduates-by-sex-and-level", narrowed: "both" },
  }),
  graduatesByDomain: statistic({
    unit: "graduates",
    grain: "domain",
    summary: "Holders of signed diplomas of the own university by field of study; a range is of the signing.",
    own: { path: "graduates-by-domain", narrowed: "both" },
  }),
  verificationsByMonth: statistic({
    unit: "verifications",
    grain: "month",
    summary: "Verifications by month (UTC), the last 12 unless a range is given.",
    both: { path: "verifications-by-month" },
  }),
  verificationsByDay: statistic({
    unit: "verifications",
    grain: "day",
    summary: "Verifications by day (UTC), the last 30 unless a range is given.",
    both: { path: "verifications-by-day" },
  }),
} as const satisfies Record<string, Statistic>;
export type StatisticName = keyof typeof STATISTICS;
