/** The menu entries of each role, and the waiting work that each counts. Pure. */
import type { Role } from "@ijaza/schema/users/roles";
import type { UserState } from "../../platform/identity/user-state.ts";

/** What waits for this person: diplomas by status and requests for corrections, as the server counts them. */
export type Counts = {
  pending: number;
  unsigned: number;
  error: number;
  rejected: number;
  studentCorrections: number;
  diplomaCorrections: number;
  /** Certificates by status. */
  certificates: { pending: number; error: number; rejected: number };
};

/** What decides on the entries beside the role. */
type MenuUser = Pick<UserState, "mode" | "university">;

export type EntryKey =
  | "dashboard"
  | "students"
  | "studentList"
  | "studentCorrections"
  | "addStudents"
  | "diplomas"
  | "diplomaList"
  | "addDiplomas"
  | "diplomaCorrections"
  | "notConfirmed"
  | "byAgent"
  | "rejected"
  | "certificates"
  | "certificateList"
  | "addCertificates"
  | "certificatesNotConfirmed"
  | "certificatesByAgent"
  | "certificatesRejected"
  | "cohorts"
  | "certificateCohorts"
  | "users"
  | "userList"
  | "userListShort"
  | "addUser"
  | "createAdmin"
  | "templates"
  | "settings"
  | "help"
  | "audit"
  | "universities"
  | "addUniversity"
  | "universityList"
  | "registry";

/**
 * `count` is what waits behind an entry, whoever has to act on it; `toSign` is accepted, or was refused by the chain, and
 * the agent may sign it.
 */
export type Entry = { key: EntryKey; to: string; count?: number; toSign?: number };
/** `count` is the sum of what waits in its entries. */
export type Group = { key: EntryKey; entries: Entry[]; count: number };
export type MenuItem = Entry | Group;

export const isGroup = (item: MenuItem): item is Group => "entries" in item;

const group = (key: EntryKey, entries: Entry[]): Group => ({
  key,
  entries,
  count: entries.reduce((sum, entry) => sum + (entry.count ?? 0) + (entry.toSign ?? 0), 0),
});

const users = (...entries: Entry[]): Group => group("users", entries);
const userList: Entry = { key: "userList", to: "/usersList" };
const studentList: Entry = { key: "studentList", to: "/student" };

const certificateList: Entry = { key: "certificateList", to: "/certificationsList" };
const certificatesRejected: Entry = { key: "certificatesRejected", to: "/rejected-certificates" };

const cohorts: Entry = { key: "cohorts", to: "/cohorts?kind=diploma" };
const certificateCohorts: Entry = { key: "certificateCohorts", to: "/cohorts?kind=certificate" };

const templates: Entry = { key: "templates", to: "/templates" };

const ofResponsable = (counts: Counts): MenuItem[] => [
  group("students", [studentList]),
  group("diplomas", [
    { key: "diplomaList", to: "/diplomasList" },
    { key: "byAgent", to: "/listsAgent", count: counts.pending },
    cohorts,
    { key: "rejected", to: "/diplomasRejected", count: counts.rejected },
  ]),
  group("certificates", [
    { ...certificateList, count: counts.certificates.error },
    { key: "certificatesByAgent", to: "/certificationListsAgent", count: counts.certificates.pending },
    certificateCohorts,
    { ...certificatesRejected, count: counts.certificates.rejected },
  ]),
  users(userList, { key: "addUser", to: "/add_user" }),
  templates,
];

const ofAgent = (user: MenuUser, counts: Counts): MenuItem[] => [
  group("students", [
    studentList,
    { key: "studentCorrections", to: "/student-demandes", count: counts.studentCorrections },
    { key: "addStudents", to: "/add_Student" },
  ]),
  group("diplomas", [
    { key: "diplomaList", to: "/diplomasList" },
    ...(user.mode.length > 0 ? [{ key: "addDiplomas", to: "/add_diplomas" } as const] : []),
    { key: "diplomaCorrections", to: "/diploma-demandes", count: counts.diplomaCorrections },
    {
      key: "notConfirmed",
      to: "/diplomas_not_confirm",
      count: counts.pending,
      toSign: counts.unsigned + counts.error,
    },
    cohorts,
    { key: "rejected", to: "/diplomasRejected", count: counts.rejected },
  ]),
  group("certificates", [
    certificateList,
    ...(user.university?.certificateCreationEnabled
      ? [{ key: "addCertificates", to: "/add_certification" } as const]
      : []),
    { key: "certificatesNotConfirmed", to: "/certifications_not_confirm", count: counts.certificates.pending },
    certificateCohorts,
    { ...certificatesRejected, count: counts.certificates.rejected },
  ]),
];

const ofUniversityAdmin = (counts: Counts): MenuItem[] => [
  group("students", [studentList]),
  group("diplomas", [
    { key: "diplomaList", to: "/diplomasList" },
    cohorts,
    { key: "rejected", to: "/diplomasRejected", count: counts.rejected },
  ]),
  group("certificates", [
    certificateList,
    certificateCohorts,
    { ...certificatesRejected, count: counts.certificates.rejected },
  ]),
  users(userList, { key: "audit", to: "/audit" }),
  templates,
];

const universities = (...entries: Entry[]): Group =>
  group("universities", [...entries, { key: "universityList", to: "/universities_list" }]);

const registry: Entry = { key: "registry", to: "/registry" };

const ofPlatformAdmin: MenuItem[] = [
  users({ key: "createAdmin", to: "/createAdmin" }, userList),
  universities(),
  registry,
];
const ofNetworkAdmin: MenuItem[] = [
  users({ key: "userListShort", to: "/usersList" }),
  universities({ key: "addUniversity", to: "/add_university" }),
  registry,
];

function workOf(role: Role, user: MenuUser, counts: Counts): MenuItem[] {
  if (role === "resp_uni") return ofResponsable(counts);
  if (role === "agent_uni") return ofAgent(user, counts);
  if (role === "admin_uni") return ofUniversityAdmin(counts);
  if (role === "admin_alecso") return ofNetworkAdmin;
  return role === "student" ? [] : ofPlatformAdmin;
}

/** What is left to somebody who works for a university and has none. */
export const MENU_WITHOUT_UNIVERSITY: MenuItem[] = [
  { key: "dashboard", to: "/dashboard" },
  { key: "settings", to: "/settings" },
  { key: "help", to: "/contact" },
];

/** Only entries whose page exists. */
export const menuOf = (role: Role, user: MenuUser, counts: Counts): MenuItem[] => [
  { key: "dashboard", to: "/dashboard" },
  ...workOf(role, user, counts),
  { key: "settings", to: "/settings" },
];
