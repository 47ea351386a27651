import { expect, test } from "vitest";
import { proposeName } from "./cohort-name.ts";

const row = (more: object = {}) => ({ level: "master", academicYear: "2025-2026", domain: "Sciences", ...more });
const propose = (rows: readonly object[], more: Partial<Parameters<typeof proposeName>[0]> = {}) =>
  proposeName({
    rows: rows as Record<string, unknown>[],
    subject: { of: "diplomas", mode: "modeOne" },
    fileName: "jury_de_juin.2026.xlsx",
    language: "en",
    today: "2026-11-25",
    ...more,
  });

test("a cohort is proposed by its level, the year in which it ends, and its field of study", () => {
  expect(propose([row(), row()])).toBe("Master 2026, Sciences");
  expect(propose([row({ domainAr: "العلوم" })], { language: "ar" })).toBe("ماجستير 2026، العلوم");
});

test("where fields of study differ, the session tells it from others, if there is one", () => {
  const resit = { domain: undefined, session: "resit" };
  expect(propose([row(resit), row(resit)])).toBe("Master 2026, Resit session");
  expect(propose([row(), row({ domain: "Lettres" })])).toBe("Master 2026");
});

test("rows of several levels or years are called by their file", () => {
  expect(propose([row(), row({ level: "licence" })])).toBe("jury de juin.2026");
  expect(propose([row(), row({ academicYear: "2024-2025" })])).toBe("jury de juin.2026");
  expect(propose([])).toBe("jury de juin.2026");
});

test("certificates are called by their template and the year of issue", () => {
  const subject = { of: "certificates" as const, templateName: "Cybersécurité", definition: [] };
  expect(propose([{ issueDate: "2026-10-15" }, { issueDate: "15/11/2026" }], { subject })).toBe("Cybersécurité 2026");
});
