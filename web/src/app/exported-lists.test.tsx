/** Each list is exported under the search, the filters, the tab and the order that its address holds. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { certificateWith, listOfCertificates } from "../testing/certificates.ts";
import { diplomaWith } from "../testing/diplomas.ts";
import { openDiplomas } from "../testing/open-diplomas.ts";
import { NETWORK_ADMIN, PLATFORM_ADMIN, RESPONSABLE, studentWith, UNIVERSITY } from "../testing/people.ts";
import { universityWith } from "../testing/universities.ts";

const listed = (name: string, rows: unknown[]) => ({
  body: { [name]: rows, total: rows.length, page: 1, pageSize: 50 },
});

const ANSWERS = {
  "GET /api/certificate/all": () => ({ body: listOfCertificates([certificateWith()]) }),
  "GET /api/student/getStudentsByUniversityName": () => listed("students", [{ ...studentWith({}), invitation: null }]),
  "GET /api/user/getAllUsers": () => listed("users", [{ ...RESPONSABLE, invitation: null, pendingEmail: null }]),
  "GET /api/user/getAllUsersBySuperAdmin": () =>
    listed("users", [{ ...RESPONSABLE, invitation: null, pendingEmail: null }]),
  "GET /api/university/get-all-universities": () => listed("universities", [universityWith()]),
  "GET /api/audit": () => ({ body: { ...listed("events", [EVENT]).body, isCapped: false } }),
};
const EVENT = {
  log: "l",
  seq: 1,
  at: "2026-11-18T09:00:00Z",
  actor: { _id: "a", role: "resp_uni", username: "Salma" },
  kind: "diploma.signed",
  subjectId: "s",
  university: null,
  before: null,
  after: null,
  requestId: null,
  data: {},
  hash: "00",
};

const CASES = [
  {
    user: RESPONSABLE,
    address: "/diplomasList?tab=accepted&level=master&year=2025-2026&search=Amina&sort=-lastName&page=3&pageSize=100",
    call: "POST /api/diploma/export",
    body: {
      status: "unsigned,signing,error",
      level: "master",
      academicYear: "2025-2026",
      search: "Amina",
      sort: "-lastName",
    },
  },
  {
    user: RESPONSABLE,
    address: "/certificationsList?tab=expired&template=Course",
    call: "POST /api/certificate/export",
    body: { status: "signed", expired: "true", templateName: "Course" },
  },
  {
    user: RESPONSABLE,
    address: "/rejected-certificates?import=i0000000000000000000000000",
    call: "POST /api/certificate/export",
    body: { status: "rejected", importId: "i0000000000000000000000000" },
  },
  {
    user: RESPONSABLE,
    address: "/student?sex=F&search=ben",
    call: "POST /api/student/export",
    body: { sex: "F", search: "ben" },
  },
  {
    user: RESPONSABLE,
    address: "/usersList?blocking=open",
    call: "POST /api/user/export",
    body: { role: "agent_uni", blocked: "false" },
  },
  {
    user: PLATFORM_ADMIN,
    address: `/usersList?university=${UNIVERSITY._id}&role=resp_uni`,
    call: "POST /api/user/export",
    body: { role: "resp_uni", universityId: UNIVERSITY._id },
  },
  {
    user: NETWORK_ADMIN,
    address: "/universities_list?sort=-name",
    call: "POST /api/university/export",
    body: { sort: "-name" },
  },
  {
    user: RESPONSABLE,
    address: "/audit?kind=diploma&from=2026-11-01",
    call: "POST /api/audit/export",
    body: { kind: "diploma", from: "2026-11-01" },
  },
];

test.each(CASES)("$address is exported by $call", async ({ user, address, call, body }) => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const answers = { ...ANSWERS, [call]: () => ({ text: "bytes" }) };
  const { sent } = await openDiplomas(user, address, { diplomas: [diplomaWith()], answers });
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "CSV" }));
  await screen.findByText(/^Saved:/);
  expect(sent(call)).toEqual([{ ...body, format: "csv" }]);
});

test("an empty list offers no export", async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [] });
  await screen.findByText("No diplomas yet");
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
});
