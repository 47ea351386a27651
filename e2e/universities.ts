/** The two universities of the demo data and their staff. */
import type { Language, Texts } from "@ijaza/schema/product";
import { userNameIn } from "@ijaza/schema/users/names";
import { DEMO_STAFF, DEMO_STUDENT } from "../api/seeds/demo-accounts.ts";
import { FIRST_UNIVERSITY, SECOND_UNIVERSITY } from "../api/seeds/demo-universities.ts";

export type Account = { email: string; username: string; usernameAr?: string };

/** The name by which readers of this language know the holder of an account. */
export const nameIn = ({ username, usernameAr }: Account, language: Language): string =>
  userNameIn({ username, usernameAr: usernameAr ?? null }, language);

export type University = {
  slug: string;
  name: Texts;
  agent: Account;
  responsable: Account;
  /** The number of its nth demo student, from 1. There are at least ten. */
  studentNumber: (n: number) => string;
};

/** The demo's students are numbered continuously; the second university has the last ones. */
const BEFORE = { [FIRST_UNIVERSITY.slug]: 0, [SECOND_UNIVERSITY.slug]: 48 };

function universityOf({ slug, name }: { slug: string; name: Texts }): University {
  const worker = (role: string): Account => {
    const found = DEMO_STAFF.find((each) => each.university === slug && each.role === role);
    if (!found) throw new Error(`the demo has no ${role} at ${slug}`);
    return found;
  };
  const studentNumber = (n: number) => `DEMO${String((BEFORE[slug] ?? 0) + n).padStart(4, "0")}`;
  return { slug, name, agent: worker("agent_uni"), responsable: worker("resp_uni"), studentNumber };
}

export const FIRST = universityOf(FIRST_UNIVERSITY);
export const SECOND = universityOf(SECOND_UNIVERSITY);
const adminWith = (role: string): Account => {
  const found = DEMO_STAFF.find((each) => each.role === role);
  if (!found) throw new Error(`the demo has no ${role}`);
  return found;
};

export const PLATFORM_ADMIN = adminWith("admin_ijaza");
export const NETWORK_ADMIN = adminWith("admin_alecso");
export const UNIVERSITY_ADMIN = adminWith("admin_uni");
/** At the first university. */
export const STUDENT_EMAIL = DEMO_STUDENT.email;
