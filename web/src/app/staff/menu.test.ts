import { expect, test } from "vitest";
import { UNIVERSITY } from "../../testing/people.ts";
import { isGroup, menuOf } from "./menu.ts";

const NOTHING = {
  pending: 0,
  unsigned: 0,
  error: 0,
  rejected: 0,
  studentCorrections: 0,
  diplomaCorrections: 0,
  certificates: { pending: 0, error: 0, rejected: 0 },
};
const WITH_MODE = { mode: ["modeOne" as const], university: null };
const WITHOUT_MODE = { mode: [], university: null };
const pathsOf = (items: ReturnType<typeof menuOf>) =>
  items.flatMap((item) => (isGroup(item) ? item.entries.map(({ to }) => to) : [item.to]));

test("an agent imports, signs and corrects", () => {
  expect(pathsOf(menuOf("agent_uni", WITH_MODE, NOTHING))).toEqual([
    "/dashboard",
    "/student",
    "/student-demandes",
    "/add_Student",
    "/diplomasList",
    "/add_diplomas",
    "/diploma-demandes",
    "/diplomas_not_confirm",
    "/cohorts?kind=diploma",
    "/diplomasRejected",
    "/certificationsList",
    "/certifications_not_confirm",
    "/cohorts?kind=certificate",
    "/rejected-certificates",
    "/settings",
  ]);
});

test("an agent of a university without a mode cannot import diplomas", () => {
  expect(pathsOf(menuOf("agent_uni", WITHOUT_MODE, NOTHING))).not.toContain("/add_diplomas");
});

test("an agent imports certificates where the university may make them", () => {
  const university = { ...UNIVERSITY, certificateCreationEnabled: true };
  expect(pathsOf(menuOf("agent_uni", { ...WITH_MODE, university }, NOTHING))).toContain("/add_certification");
});

test("waiting certificates are counted in their own group", () => {
  const certificates = { pending: 4, error: 1, rejected: 2 };
  const groups = menuOf("agent_uni", WITH_MODE, { ...NOTHING, certificates });
  expect(groups.find(({ key }) => key === "certificates")).toMatchObject({ count: 2 });
});

test("a responsable decides agent by agent", () => {
  expect(pathsOf(menuOf("resp_uni", WITH_MODE, NOTHING))).toEqual([
    "/dashboard",
    "/student",
    "/diplomasList",
    "/listsAgent",
    "/cohorts?kind=diploma",
    "/diplomasRejected",
    "/certificationsList",
    "/certificationListsAgent",
    "/cohorts?kind=certificate",
    "/rejected-certificates",
    "/usersList",
    "/add_user",
    "/templates",
    "/settings",
  ]);
});

test("a university's administrator reads its students, diplomas, users and log", () => {
  expect(pathsOf(menuOf("admin_uni", WITH_MODE, NOTHING))).toEqual([
    "/dashboard",
    "/student",
    "/diplomasList",
    "/cohorts?kind=diploma",
    "/diplomasRejected",
    "/certificationsList",
    "/cohorts?kind=certificate",
    "/rejected-certificates",
    "/usersList",
    "/audit",
    "/templates",
    "/settings",
  ]);
});

test("the admins above universities administer users and universities; the ALECSO's founds them", () => {
  expect(pathsOf(menuOf("admin_ijaza", WITHOUT_MODE, NOTHING))).toEqual([
    "/dashboard",
    "/createAdmin",
    "/usersList",
    "/universities_list",
    "/registry",
    "/settings",
  ]);
  expect(pathsOf(menuOf("admin_alecso", WITHOUT_MODE, NOTHING))).toEqual([
    "/dashboard",
    "/usersList",
    "/add_university",
    "/universities_list",
    "/registry",
    "/settings",
  ]);
});

test("a group shows the sum of its waiting work", () => {
  const [, , diplomas] = menuOf("agent_uni", WITH_MODE, {
    ...NOTHING,
    rejected: 3,
    diplomaCorrections: 4,
    unsigned: 6,
  });
  expect(diplomas).toMatchObject({ key: "diplomas", count: 13 });
});

test("what a responsable rejected is the agent's work: it is counted, and not as the responsable's", () => {
  const certificates = { pending: 4, error: 1, rejected: 2 };
  const menu = menuOf("resp_uni", WITH_MODE, { ...NOTHING, pending: 38, rejected: 3, certificates });
  const groups = menu.filter(isGroup).filter(({ entries }) => entries.some(({ countOfOthers }) => countOfOthers));
  expect(groups.map(({ key, count }) => [key, count])).toEqual([
    ["diplomas", 38],
    ["certificates", 5],
  ]);
  expect(groups.flatMap(({ entries }) => entries).filter(({ countOfOthers }) => countOfOthers)).toMatchObject([
    { to: "/diplomasRejected", countOfOthers: 3 },
    { to: "/rejected-certificates", countOfOthers: 2 },
  ]);
});

test.each(["resp_uni", "agent_uni", "admin_uni", "admin_ijaza", "admin_alecso"] as const)(
  "with the line that logs out, the closed menu of %s has at most eight",
  (role) => {
    expect(menuOf(role, WITH_MODE, NOTHING).length + 1).toBeLessThanOrEqual(8);
  },
);

test("what awaits confirmation is not counted as the agent's work; what is to be signed is, with a mark of its own", () => {
  const groups = menuOf("agent_uni", WITH_MODE, { ...NOTHING, pending: 40, unsigned: 7, error: 2 });
  const entry = groups.filter(isGroup).flatMap(({ entries }) => entries);
  expect(entry.find(({ to }) => to === "/diplomas_not_confirm")).toMatchObject({ countOfOthers: 40, toSign: 9 });
  expect(groups.find(({ key }) => key === "diplomas")).toMatchObject({ count: 9 });
});

test("requests for corrections wait for the agent in their own group", () => {
  const [, students] = menuOf("agent_uni", WITH_MODE, { ...NOTHING, studentCorrections: 4 });
  expect(students).toMatchObject({ key: "students", count: 4 });
});
