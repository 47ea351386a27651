/** Every statistic of the dashboards. The paths keep the spelling of the specification. */
import { type Statistic, statistic } from "./statistic.ts";

export const diplomasByStatus = statistic({
  name: "diplomasByStatus",
  unit: "diplomas",
  grain: "status",
  summary: "Diplomas of all universities by status; a range is of their submission, of signed ones of their signing.",
  ofAll: { path: "getNumberDiplomasByadmin" },
});

export const diplomasByUniversity = statistic({
  name: "diplomasByUniversity",
  unit: "diplomas",
  grain: "university",
  summary: "Diplomas of every status, superseded ones too, by university in scope.",
  both: { path: "getNumberOfDiplomasByUniversity" },
});

export const diplomasBySex = statistic({
  name: "diplomasBySex",
  unit: "diplomas",
  grain: "sex",
  summary: "Diplomas by the sex of their holders; of all universities small numbers are withheld (`null`).",
  ofAll: { path: "getDiplomasBysex", narrowed: "years" },
  own: { path: "getDiplomasBysexByUniOrResp", narrowed: "both" },
});

export const visits = statistic({
  name: "visits",
  unit: "visits",
  grain: "whole",
  summary: "Visits of public pages and verifications; of a university, those of its documents.",
  ofAll: { path: "getNbrOfVistis" },
  own: { path: "getNbrOfVistisByUniversity" },
});

export const visitsByMonth = statistic({
  name: "visitsByMonth",
  unit: "visits",
  grain: "month",
  summary: "The same by month (UTC), the last 12 unless a range is given.",
  ofAll: { path: "getNbrOfVistisByMonth" },
  own: { path: "getNbrOfVistisByMonthAndUniversity" },
});

export const visitsByDay = statistic({
  name: "visitsByDay",
  unit: "visits",
  grain: "day",
  summary: "The same by day (UTC), the last 30 unless a range is given.",
  ofAll: { path: "getDailyVisits" },
  own: { path: "getDailyVisitsByUniversity" },
});

export const students = statistic({
  name: "students",
  unit: "students",
  grain: "whole",
  summary: "Students in scope; a range is of their registration.",
  ofAll: { path: "getNbStudent" },
  own: { path: "getNbStudentbyResp" },
});

export const universitiesByCountry = statistic({
  name: "universitiesByCountry",
  unit: "universities",
  grain: "country",
  summary: "Universities by country; a range is of their founding.",
  ofAll: { path: "getNumberOfUniversitiesByCountry" },
});

export const studentsAndDiplomas = statistic({
  name: "studentsAndDiplomas",
  unit: "diplomas",
  grain: "studentsAndDiplomas",
  summary: "Students and diplomas by university; a range is of registration and of submission.",
  ofAll: { path: "getNumberOfStudentsAndDiplomasByUniversities" },
});

export const diplomasByMonth = statistic({
  name: "diplomasByMonth",
  unit: "diplomas",
  grain: "month",
  summary: "Diplomas by the month of their submission (UTC), the last 12 unless a range is given.",
  both: { path: "diplomas-by-month" },
});

export const issuedByMonth = statistic({
  name: "issuedByMonth",
  unit: "diplomas",
  grain: "month",
  summary: "Diplomas by the month of their signing (UTC), revoked ones too; the last 12 unless a range is given.",
  both: { path: "issued-by-month" },
});

export const diplomasByAcademicYear = statistic({
  name: "diplomasByAcademicYear",
  unit: "diplomas",
  grain: "academicYear",
  summary: "Diplomas of every status by academic year, the newest first.",
  both: { path: "diplomas-by-academic-year" },
});

export const graduatesBySexAndLevel = statistic({
  name: "graduatesBySexAndLevel",
  unit: "graduates",
  grain: "sexAndLevel",
  summary: "Holders of signed diplomas of the own university by level and sex; a range is of the signing.",
  own: { path: "graduates-by-sex-and-level", narrowed: "both" },
});

export const graduatesByDomain = statistic({
  name: "graduatesByDomain",
  unit: "graduates",
  grain: "domain",
  summary: "Holders of signed diplomas of the own university by field of study; a range is of the signing.",
  own: { path: "graduates-by-domain", narrowed: "both" },
});

export const verificationsByMonth = statistic({
  name: "verificationsByMonth",
  unit: "verifications",
  grain: "month",
  summary: "Verifications by month (UTC), the last 12 unless a range is given.",
  both: { path: "verifications-by-month" },
});

export const verificationsByDay = statistic({
  name: "verificationsByDay",
  unit: "verifications",
  grain: "day",
  summary: "Verifications by day (UTC), the last 30 unless a range is given.",
  both: { path: "verifications-by-day" },
});

export const STATISTICS = {
  diplomasByStatus,
  diplomasByUniversity,
  diplomasBySex,
  visits,
  visitsByMonth,
  visitsByDay,
  students,
  universitiesByCountry,
  studentsAndDiplomas,
  diplomasByMonth,
  issuedByMonth,
  diplomasByAcademicYear,
  graduatesBySexAndLevel,
  graduatesByDomain,
  verificationsByMonth,
  verificationsByDay,
} as const satisfies Record<string, Statistic>;
export type StatisticName = keyof typeof STATISTICS;
