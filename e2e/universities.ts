/** The two universities of the demo, and who works there. */
import { DEMO_STAFF, DEMO_STUDENT } from "../api/seeds/demo-accounts.ts";
import { FIRST_UNIVERSITY, SECOND_UNIVERSITY } from "../api/seeds/demo-universities.ts";

export type Account = { email: string; username: string };
export type University = {
  slug: string;
  agent: Account;
  responsable: Account;
  /** The nth of its students of the demo, from 1; there are at least ten. */
  studentNumber: (n: number) => string;
};

/** The demo's students are numbered through: the second university has the last ones. */
const BEFORE = { [FIRST_UNIVERSITY.slug]: 0, [SECOND_UNIVERSITY.slug]: 48 };

function universityOf({ slug }: { slug: string }): University {
  const worker = (role: string): Account => {
    const found = DEMO_STAFF.find((each) => each.university === slug && each.role === role);
    if (!found) throw new Error(`the demo has no ${role} at ${slug}`);
    return found;
  };
  const studentNumber = (n: number) => `DEMO${String((BEFORE[slug] ?? 0) + n).padStart(4, "0")}`;
  return { slug, agent: worker("agent_uni"), responsable: worker("resp_uni"), studentNumber };
}

export const FIRST = universityOf(FIRST_UNIVERSITY);
export const SECOND = universityOf(SECOND_UNIVERSITY);
/** At the first university. */
export const STUDENT_EMAIL = DEMO_STUDENT.email;
