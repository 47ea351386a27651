import type { Role } from "@ijaza/schema/users/roles";
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

test.each([true, false])("an agent imports certificates where the university may make them: %s", (enabled) => {
  const university = { ...UNIVERSITY, certificateCreationEnabled: enabled };
  const paths = pathsOf(menuOf("agent_uni", { ...WITH_MODE, university }, NOTHING));
  expect(paths.includes("/add_certification")).toBe(enabled);
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

test.each(["resp_uni", "agent_uni", "admin_uni", "admin_ijaza", "admin_alecso"] as const)(
  "with the line that logs out, the closed menu of %s has at most eight",
  (role) => {
    expect(menuOf(role, WITH_MODE, NOTHING).length + 1).toBeLessThanOrEqual(8);
  },
);

/** One count of each kind, so that a sum says which it is made of. */
const EACH = {
  pending: 1,
  unsigned: 2,
  error: 4,
  rejected: 8,
  studentCorrections: 16,
  diplomaCorrections: 32,
  certificates: { pending: 64, error: 128, rejected: 256 },
};
const badgesOf = (role: Role) =>
  menuOf(role, WITH_MODE, EACH)
    .filter(isGroup)
    .flatMap(({ entries }) => entries)
    .filter(({ count, toSign }) => count || toSign)
    .map(({ to, count, toSign }) => [to, count, toSign]);
const dotsOf = (role: Role) => menuOf(role, WITH_MODE, EACH).flatMap((item) => (isGroup(item) ? [item.count] : []));

test("requests, what awaits confirmation and what was rejected are counted for whoever has the entry; only signing has a mark of its own", () => {
  expect(badgesOf("agent_uni")).toEqual([
    ["/student-demandes", 16, undefined],
    ["/diploma-demandes", 32, undefined],
    ["/diplomas_not_confirm", 1, 6],
    ["/diplomasRejected", 8, undefined],
    ["/certifications_not_confirm", 64, undefined],
    ["/rejected-certificates", 256, undefined],
  ]);
  expect(badgesOf("resp_uni")).toEqual([
    ["/listsAgent", 1, undefined],
    ["/diplomasRejected", 8, undefined],
    ["/certificationsList", 128, undefined],
    ["/certificationListsAgent", 64, undefined],
    ["/rejected-certificates", 256, undefined],
  ]);
  expect(badgesOf("admin_uni")).toEqual([
    ["/diplomasRejected", 8, undefined],
    ["/rejected-certificates", 256, undefined],
  ]);
});

test("a group has a dot for whatever is counted in it", () => {
  expect(dotsOf("agent_uni")).toEqual([16, 47, 320]);
  expect(dotsOf("resp_uni")).toEqual([0, 9, 448, 0]);
  expect(dotsOf("admin_uni")).toEqual([0, 8, 256, 0]);
});
