/** Rows of diplomas for tests. Values that the test does not name are invented. */
import type { LooseRow } from "@ijaza/schema/wire";

/** A valid row of a modeOne file with this number. */
export function diplomaValues(number: number, values: LooseRow = {}): LooseRow {
  return {
    diplomaNumber: `D-${String(number).padStart(6, "0")}`,
    studentNumber: `S${String(number).padStart(6, "0")}`,
    level: "licence",
    titleFr: "Licence en informatique",
    titleAr: "الإجازة في الإعلامية",
    honours: "bien",
    average: "14,25",
    credits: "180",
    academicYear: "2024-2025",
    decisionDate: "10/07/2025",
    ...values,
  };
}
