/** Faults in the daily counts. */
import type { Planting } from "./planting.ts";

const count = (subject: string, marks: string) =>
  `insert into daily_counts (university_id, subject, day, status, academic_year, sex, count)
    values ($university, '${subject}', '2020-01-02', ${marks})`;

export const COUNT_PLANTINGS: Planting[] = [
  {
    what: "a diploma that was counted and is not there",
    spoil: count("submitted", "'pending', '', '', 1"),
    reported: ["daily_count_differs university $university"],
  },
  {
    what: "an issued diploma that was taken off the counts",
    spoil: count("issued", "'signed', '', '', -1"),
    reported: ["daily_count_differs university $university"],
  },
  {
    what: "a holder who was counted under another year",
    spoil: count("holder", "'', '2019-2020', 'F', 1"),
    reported: ["daily_count_differs university $university"],
  },
  {
    what: "a student who is not there",
    spoil: count("student", "'', '', '', 1"),
    reported: ["daily_count_differs university $university"],
  },
  {
    what: "a day on which nobody visited a document",
    spoil: "insert into visit_days (university_id, kind, day, count) values ($university, 'visit', '2020-01-02', 3)",
    reported: ["visit_day_differs university $university"],
  },
  {
    what: "visits that were deleted and had not been counted",
    spoil:
      "insert into visit_days (university_id, kind, day, count, forgotten) values ($university, 'visit', '2020-01-02', 0, 3)",
    reported: ["visit_day_differs university $university"],
  },
];
