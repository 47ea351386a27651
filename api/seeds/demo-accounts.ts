/** The accounts of the demo: one for each role, and two of a second university. */
import type { Role, StaffRole } from "@ijaza/schema/users/roles";
import { FIRST_UNIVERSITY, SECOND_UNIVERSITY } from "./demo-universities.ts";

const FIRST = FIRST_UNIVERSITY.slug;
const SECOND = SECOND_UNIVERSITY.slug;

export type DemoStaff = {
  email: string;
  role: StaffRole;
  username: string;
  usernameAr: string;
  /** The university's slug; null for admins of all universities. */
  university: string | null;
  numero?: string;
  speciality?: string;
};

export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    email: "admin@ijaza.example",
    role: "admin_ijaza",
    username: "Nadia Trabelsi",
    usernameAr: "نادية الطرابلسي",
    university: null,
  },
  {
    email: "alecso@ijaza.example",
    role: "admin_alecso",
    username: "Karim Haddad",
    usernameAr: "كريم حداد",
    university: null,
  },
  {
    email: "admin-uni@ijaza.example",
    role: "admin_uni",
    username: "Leïla Mestiri",
    usernameAr: "ليلى المستيري",
    university: FIRST,
  },
  {
    email: "responsable@ijaza.example",
    role: "resp_uni",
    username: "Mounir Belhaj",
    usernameAr: "منير بالحاج",
    university: FIRST,
    numero: "+216 71 000 001",
  },
  {
    email: "agent@ijaza.example",
    role: "agent_uni",
    username: "Salma Ben Youssef",
    usernameAr: "سلمى بن يوسف",
    university: FIRST,
    numero: "+216 71 000 002",
    speciality: "Scolarité",
  },
  {
    email: "responsable2@ijaza.example",
    role: "resp_uni",
    username: "Youssef El Alami",
    usernameAr: "يوسف العلمي",
    university: SECOND,
  },
  {
    email: "agent2@ijaza.example",
    role: "agent_uni",
    username: "Hind Berrada",
    usernameAr: "هند برادة",
    university: SECOND,
  },
];

/** Signs in on the students' page with this e-mail. */
export const DEMO_STUDENT = { email: "student@ijaza.example", role: "student" } as const;

/** The accounts that are printed at the start. */
export const DEMO_ACCOUNTS: readonly { email: string; role: Role }[] = [
  ...DEMO_STAFF.filter(({ university }) => university !== SECOND),
  DEMO_STUDENT,
  ...DEMO_STAFF.filter(({ university }) => university === SECOND),
];
