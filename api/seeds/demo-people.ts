/** Loads the demo's universities, accounts and students: once, in one transaction. */
import type { StudentRow, Students } from "../src/features/students/students.service.ts";
import { installStarters } from "../src/features/templates/templates.service.ts";
import type { Universities, UniversityRow } from "../src/features/universities/universities.service.ts";
import type { UserRow, Users } from "../src/features/users/users.service.ts";
import { SYSTEM } from "../src/platform/audit/audit.ts";
import { type Db, inScope, type Trx } from "../src/platform/database.ts";
import type { Passwords } from "../src/platform/passwords.ts";
import { DEMO_STAFF } from "./demo-accounts.ts";
import { demoStudents } from "./demo-students.ts";
import { FIRST_UNIVERSITY, SECOND_UNIVERSITY } from "./demo-universities.ts";

/** The students are numbered from DEMO0001: the first university has these, the second the rest. */
const LAST_OF_FIRST = 48;
const LAST_OF_SECOND = 60;

type PeopleDeps = { rooms: { users: Users; universities: Universities; students: Students }; passwords: Passwords };

export type DemoPeople = {
  /** False if an earlier start loaded them. */
  isNew: boolean;
  first: UniversityRow;
  second: UniversityRow;
  /** By e-mail. */
  staff: Map<string, UserRow>;
};

/** Loads the people, or finds those of an earlier start and gives them this password. */
export async function loadDemoPeople(
  deps: PeopleDeps,
  { db, password }: { db: Db; password: string },
): Promise<DemoPeople> {
  const found = await inScope(db, { all: "the demo's people belong to several universities" }, (trx) =>
    findPeople(trx, deps),
  );
  if (found && (await hasPassword(deps, { found, password }))) return found;
  // One hash for all accounts, because they share the password and a start should be fast.
  const hash = await deps.passwords.hash(password);
  return inScope(db, { all: "the demo's people belong to several universities" }, async (trx) => {
    if (!found) return makePeople(trx, { deps, hash });
    await renewPasswords(trx, { deps, found, hash });
    return found;
  });
}

/** Finds the people by the first university: the demo is loaded completely or not at all. */
async function findPeople(trx: Trx, { rooms }: PeopleDeps): Promise<DemoPeople | null> {
  const first = await rooms.universities.findBySlug(trx, FIRST_UNIVERSITY.slug);
  const second = await rooms.universities.findBySlug(trx, SECOND_UNIVERSITY.slug);
  if (!first || !second) return null;
  const staff = new Map<string, UserRow>();
  for (const { email } of DEMO_STAFF) {
    const user = await rooms.users.findByName(trx, email);
    if (user) staff.set(email, user);
  }
  return { isNew: false, first, second, staff };
}

const hasPassword = ({ passwords }: PeopleDeps, { found, password }: { found: DemoPeople; password: string }) => {
  const [anybody] = found.staff.values();
  return anybody ? passwords.matches(password, anybody.password_hash) : true;
};

type Making = { deps: PeopleDeps; hash: string };

async function makePeople(trx: Trx, { deps, hash }: Making): Promise<DemoPeople> {
  const { users, universities } = deps.rooms;
  const first = await universities.create(trx, { university: FIRST_UNIVERSITY, author: SYSTEM });
  const second = await universities.create(trx, { university: SECOND_UNIVERSITY, author: SYSTEM });
  const idOf = new Map([first, second].map(({ slug, id }) => [slug, id]));
  const at = new Date();
  for (const { id } of [first, second]) await installStarters(trx, { universityId: id, at });
  const staff = new Map<string, UserRow>();
  for (const { university, ...account } of DEMO_STAFF) {
    const user = { ...account, universityId: idOf.get(university ?? "") ?? null, passwordHash: hash };
    const row = await users.create(trx, { user, author: SYSTEM, at });
    if (row.role === "agent_uni") await users.selectMode(trx, { user: row, mode: "modeOne", author: SYSTEM, at });
    staff.set(account.email, row);
  }
  await makeStudents(trx, { deps, hash, first, second });
  return { isNew: true, first, second, staff };
}

type Places = { first: UniversityRow; second: UniversityRow };

async function makeStudents(trx: Trx, { deps, hash, first, second }: Making & Places): Promise<void> {
  const { students } = deps.rooms;
  const at = new Date();
  const add = async (university: UniversityRow, numbers: { from: number; to: number }) => {
    const values = demoStudents({ ...numbers, domain: `etu.${university.domain}` });
    const rows = values.map((each, index) => ({ row: index + 2, values: each }));
    const { byNumber, faults } = await students.addFromRows(trx, {
      universityId: university.id,
      author: SYSTEM,
      at,
      rows,
    });
    if (faults.size > 0) throw new Error(`demo students clash: ${JSON.stringify([...faults])}`);
    return byNumber;
  };
  const known = await add(first, { from: 1, to: LAST_OF_FIRST });
  await add(second, { from: LAST_OF_FIRST + 1, to: LAST_OF_SECOND });
  await givePassword(trx, { deps, hash, student: known.get("DEMO0001") });
}

async function renewPasswords(trx: Trx, { deps, found, hash }: Making & { found: DemoPeople }): Promise<void> {
  const at = new Date();
  for (const user of found.staff.values()) await deps.rooms.users.setPassword(trx, { user, hash, author: SYSTEM, at });
  const named = { universityId: found.first.id, numbers: ["DEMO0001"] };
  const known = await deps.rooms.students.findByNumbers(trx, named);
  await givePassword(trx, { deps, hash, student: known.get("DEMO0001") });
}

async function givePassword(trx: Trx, { deps, hash, student }: Making & { student: StudentRow | undefined }) {
  if (!student) return;
  await deps.rooms.students.setPassword(trx, { student, hash, author: SYSTEM, at: new Date() });
}
