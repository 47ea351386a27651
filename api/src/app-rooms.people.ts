/** Creates the rooms of universities and people; calls of a lower room to a higher one are bound here. */
import { type AppOptions, ETHER_PAYMENT } from "./app-options.ts";
import type { BaseRooms, Surroundings } from "./app-rooms.base.ts";
import { type Accounts, createAccounts } from "./features/accounts/accounts.service.ts";
import {
  type Credits,
  createCredits,
  createFundingRequests,
  createOverview,
  type FundingRequests,
  type Overview,
} from "./features/credits/credits.service.ts";
import { describeStudentUser } from "./features/session/session.people.ts";
import { createSignatories, type Signatories } from "./features/signatories/signatories.service.ts";
import { createStudentPeople, formerPerson } from "./features/students/students.people.ts";
import {
  createStudentCodes,
  createStudents,
  type StudentCodes,
  type Students,
} from "./features/students/students.service.ts";
import {
  createDrawing,
  createPreviewDrawing,
  createTemplates,
  type Drawing,
  type Templates,
} from "./features/templates/templates.service.ts";
import {
  createTenants,
  createUniversities,
  type Tenants,
  type Universities,
} from "./features/universities/universities.service.ts";
import { createUsers, type Users } from "./features/users/users.service.ts";

export type PeopleRooms = {
  users: Users;
  universities: Universities;
  tenants: Tenants;
  signatories: Signatories;
  templates: Templates;
  /** Draws documents. */
  drawing: Drawing;
  /** Draws previews of templates. */
  previewDrawing: Drawing;
  credits: Credits;
  fundingRequests: FundingRequests;
  overview: Overview;
  codes: StudentCodes;
  students: Students;
  accounts: Accounts;
};

export function createPeopleRooms(options: AppOptions, { clock }: Surroundings, baseRooms: BaseRooms): PeopleRooms {
  const { db, secrets, publicUrl, etherPayment = ETHER_PAYMENT } = options;
  const { attempts, mailer, chain, passwords } = baseRooms;
  const base = { db, clock, publicUrl };
  const users = createUsers();
  const universities = createUniversities({
    db,
    clock,
    users,
    walletOf: async (trx, universityId) => (await chain.walletOf(trx, universityId))?.public_id ?? null,
    platformBalance: chain.platformBalance,
  });
  const drawn = createDrawnRooms(options, { ...base, universities, users });
  const { templates } = drawn;
  const codes = createStudentCodes({ clock, attempts, mailer, universities, codeKey: secrets.codes, publicUrl });
  const students = createStudents({ db, clock, universities, contentKey: secrets.content, codes });
  const accounts = createAccounts({
    ...base,
    users,
    universities,
    mailer,
    passwords,
    attempts,
    contactEmail: options.mail.contact,
    factorKey: secrets.secondFactor,
    students: createStudentPeople({ students, universities, describe: describeStudentUser }),
  });
  const tenants = createTenants({
    ...base,
    users,
    chain,
    mailer,
    etherPayment,
    givenAddress: attempts.givenAddress,
    refuseTakenResponsable: accounts.inviting.refuseTaken,
    inviteResponsable: accounts.inviting.inviteResponsable,
    onFounded: templates.installStarters,
  });
  const credits = createCredits({ db, clock, chain });
  const fundingRequests = createFundingRequests({ ...base, chain, universities, users, credits, mailer, etherPayment });
  const overview = createOverview({ db, clock, chain, universities, tenants });
  connect({ accounts, students, tenants });
  return {
    users,
    universities,
    tenants,
    ...drawn,
    credits,
    fundingRequests,
    overview,
    codes,
    students,
    accounts,
  };
}

type DrawnDeps = Pick<PeopleRooms, "universities" | "users"> & Pick<Surroundings, "clock"> & { publicUrl: string };

/** What documents are drawn with: their templates, those who sign, and the threads that draw. */
function createDrawnRooms({ db, storage, profile, ...options }: AppOptions, deps: DrawnDeps) {
  const drawing = options.drawing ?? createDrawing();
  const previewDrawing = options.previewDrawing ?? createPreviewDrawing();
  const signatories = createSignatories({ db, clock: deps.clock, storage });
  const isDemo = profile === "demo";
  const templates = createTemplates({ ...deps, db, storage, previewDrawing, signatories, isDemo });
  return { drawing, previewDrawing, signatories, templates };
}

/** Registers reactions of one room to changes in another. */
function connect({ accounts, students, tenants }: Pick<PeopleRooms, "accounts" | "students" | "tenants">): void {
  accounts.onRegistered(async (trx, { user }) => {
    if (user.role !== "resp_uni" || !user.university_id) return;
    await tenants.installResponsable(trx, { universityId: user.university_id });
  });
  students.onCorrected(async (trx, change) => {
    const former = formerPerson(change);
    if (former) await accounts.leaveEmail(trx, former);
  });
}
