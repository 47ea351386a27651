/** Each list is exported under the search, the filters, the tab and the order that its address holds. */
import { screen, waitFor, within } from "@testing-library/react";
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
  const button = await screen.findByRole("button", { name: "Export" });
  await waitFor(() => expect(button.matches(":enabled")).toBe(true));
  await userEvent.click(button);
  await userEvent.click(screen.getByRole("menuitem", { name: "CSV" }));
  await screen.findByText(/^Saved:/);
  expect(sent(call)).toEqual([{ ...body, format: "csv" }]);
});

test("an empty list is not exported", async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [] });
  await screen.findByText("No diplomas yet");
  expect(screen.getByRole("button", { name: "Export" }).matches(":disabled")).toBe(true);
});

/** Where rows and saved filters come late, a button that made room for another one would move away from a press. */
test.each([
  ["/student", "GET /api/student/getStudentsByUniversityName"],
  ["/usersList", "GET /api/user/getAllUsers"],
])("the tools of %s have their places before its rows are there", async (address, call) => {
  const answers = { ...ANSWERS, [call]: () => new Promise<never>(() => {}) };
  await openDiplomas(RESPONSABLE, address, { diplomas: [], answers });
  const tools = within((await screen.findByRole("searchbox")).closest<HTMLElement>("search")!);
  const labels = () => tools.getAllByRole("button").map((each) => each.getAttribute("aria-label"));
  const first = labels();
  expect(first).toEqual(expect.arrayContaining(["Saved filters", "Export"]));
  await waitFor(() => expect(tools.getByRole("button", { name: "Saved filters" }).matches(":enabled")).toBe(true));
  expect(labels()).toEqual(first);
});
