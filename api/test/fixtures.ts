/** Builders for what a test needs. Values that it does not name are invented. */

import { MODES, type Mode, signIn } from "@ijaza/schema/users/calls";
import type { StaffRole } from "@ijaza/schema/users/roles";
import { createStudents, type StudentRow } from "../src/features/students/students.service.ts";
import { installStarters } from "../src/features/templates/templates.service.ts";
import { createUniversities, type UniversityRow } from "../src/features/universities/universities.service.ts";
import { createUsers, type UserRow } from "../src/features/users/users.service.ts";
import { SYSTEM } from "../src/platform/audit/audit.ts";
import type { Clock } from "../src/platform/clock.ts";
import { type Db, inScope } from "../src/platform/database.ts";
import { cookieNames } from "../src/platform/http/cookies.ts";
import type { Passwords } from "../src/platform/passwords.ts";
import { type NewSession, openSession } from "../src/platform/sessions.ts";
import type { Client } from "./client.ts";
import { EVERYTHING } from "./everything.ts";

export const PASSWORD = "correct horse battery staple";

/** A signed-in member of the staff. */
export type Staff = Client & { user: UserRow; universityId: string | null };
/** A member of a university's staff. */
export type Member = Staff & { universityId: string };
/** A signed-in student. */
export type StudentClient = Client & { student: StudentRow; universityId: string };

type Setup = {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  contentKey: Buffer;
  /** The public address, by which cookies have their names. */
  publicUrl: string;
  visitor: () => Client;
  /** What is made is numbered from here. */
  first?: number;
};
type UniversityOptions = {
  slug?: string;
  name?: { en: string; fr: string; ar: string };
  modes?: readonly Mode[];
};
type At = { university?: Pick<UniversityRow, "id"> };
type AccountOptions = At & { username?: string; usernameAr?: string; email?: string };
export type StudentOptions = At & { values?: Record<string, string>; password?: string };

export type Fixtures = ReturnType<typeof createFixtures>;

export function createFixtures({ db, clock, passwords, contentKey, publicUrl, visitor, first = 1 }: Setup) {
  const cookies = cookieNames(publicUrl);
  const users = createUsers();
  const universities = createUniversities({ db, clock, users });
  const students = createStudents({ db, clock, universities, contentKey });
  let counter = first - 1;
  const next = () => {
    counter += 1;
    return counter;
  };

  const university = ({ slug: chosenSlug, name, modes = MODES }: UniversityOptions = {}): Promise<UniversityRow> => {
    const number = next();
    const slug = chosenSlug ?? `university-${number}`;
    const input = {
      slug,
      country: "TN",
      domain: `${slug}.example`,
      name: name ?? { en: `University ${number}`, fr: `Université ${number}`, ar: `جامعة ${number}` },
      modes,
      certificateCreationEnabled: true,
    };
    return inScope(db, EVERYTHING, async (trx) => {
      const founded = await universities.create(trx, { university: input, author: SYSTEM });
      await installStarters(trx, { universityId: founded.id, at: clock.now() });
      return founded;
    });
  };

  /** An account with PASSWORD that is not signed in. */
  const account = async (
    role: StaffRole,
    { universityId, ...names }: { universityId: string | null } & AccountOptions,
  ) => {
    const number = next();
    const user = {
      role,
      universityId,
      passwordHash: await passwords.hash(PASSWORD),
      username: names.username ?? `${role}-${number}`,
      ...(names.usernameAr && { usernameAr: names.usernameAr }),
      email: names.email ?? `${role}-${number}@staff.example`,
    };
    return inScope(db, EVERYTHING, (trx) => users.create(trx, { user, author: SYSTEM, at: clock.now() }));
  };

  const signedIn = async (user: UserRow): Promise<Staff> => {
    const client = visitor();
    await client.call(signIn, { email: user.email, password: PASSWORD });
    return { ...client, user, universityId: user.university_id };
  };

  /** A browser with a session, as after signing in. */
  const browserOf = async (session: NewSession): Promise<Client> => {
    const client = visitor();
    const { secret } = await inScope(db, EVERYTHING, (trx) => openSession(trx, { session, clock }));
    client.cookies.set(cookies[session.kind], secret);
    return client;
  };

  const newcomer = async (
    role: StaffRole,
    options: AccountOptions & { universityId: string | null },
  ): Promise<Staff> => {
    const { universityId } = options;
    const user = await account(role, options);
    return { ...(await browserOf({ kind: "staff", subjectId: user.id, role, universityId })), user, universityId };
  };

  const member = async (role: StaffRole, options: AccountOptions): Promise<Member> => {
    const { id: universityId } = options.university ?? (await university());
    return { ...(await newcomer(role, { ...options, universityId })), universityId };
  };

  /** A registered student, with a password if one is given. */
  const student = async ({ university: at, values = {}, password }: StudentOptions = {}): Promise<StudentRow> => {
    const { id: universityId } = at ?? (await university());
    const all = studentValues(next(), values);
    return inScope(db, EVERYTHING, async (trx) => {
      const rows = [{ row: 2, values: all }];
      const { byNumber } = await students.addFromRows(trx, { universityId, author: SYSTEM, at: clock.now(), rows });
      const row = byNumber.get(all.studentNumber);
      if (!row) throw new Error("the student was not added");
      if (password) {
        const hash = await passwords.hash(password);
        await students.setPassword(trx, { student: row, hash, author: SYSTEM, at: clock.now() });
      }
      return row;
    });
  };

  return {
    university,
    account,
    student,
    /** Signs in the account in a new browser. */
    signedIn,
    agent: (options: AccountOptions = {}) => member("agent_uni", options),
    responsable: (options: AccountOptions = {}) => member("resp_uni", options),
    universityAdmin: (options: AccountOptions = {}) => member("admin_uni", options),
    /** An admin of the platform or of the network. */
    admin: (role: "admin_ijaza" | "admin_alecso" = "admin_ijaza") => newcomer(role, { universityId: null }),

    async signedInStudent(options: StudentOptions = {}): Promise<StudentClient> {
      const row = await student({ ...options, password: PASSWORD });
      const { id: subjectId, university_id: universityId } = row;
      const client = await browserOf({ kind: "student", subjectId, role: "student", universityId });
      return { ...client, student: row, universityId };
    },

    /** Blocks an account, as its administrator does. */
    blocked: (user: UserRow) =>
      inScope(db, EVERYTHING, (trx) => users.setBlocked(trx, { user, blocked: true, author: SYSTEM, at: clock.now() })),
  };
}

/** A valid row of a students' file with this number. */
export function studentValues(number: number, values: Record<string, string> = {}) {
  return {
    studentNumber: `S${String(number).padStart(6, "0")}`,
    nationalId: String(10_000_000 + number),
    firstName: "Inès",
    lastName: "Mansouri",
    firstNameAr: "إيناس",
    lastNameAr: "منصوري",
    sex: "F",
    birthDate: "2002-02-08",
    email: `s${number}@etu.example`,
    ...values,
  };
}
