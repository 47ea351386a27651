/**
 * Each page once, with one role that may open it: in English with axe and with Tab, in Arabic and French what the
 * language can break. `npm run test:all` reads every state of every screen in all three languages instead.
 */
import { LANGUAGES } from "@ijaza/schema/product";
import { agentOf } from "../actors/agent.ts";
import { signInAsStudent } from "../actors/person.ts";
import { readerOf } from "../actors/reader.ts";
import { studentOf } from "../actors/student.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { PAGES } from "../pages.ts";
import { expect, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { FIRST, NETWORK_ADMIN, PLATFORM_ADMIN, STUDENT_EMAIL } from "../universities.ts";

/** The roles in the order in which a page that several may open is given to one; each has its own dashboard. */
const ROLES = {
  anyone: [...PAGES.anyone, `/university/${FIRST.slug}`, "/privacy", "/components"],
  agent: [...PAGES.agent, "/add_Student", "/add_one_student", "/add_diplomas"],
  responsable: [
    ...PAGES.responsable,
    "/settings/signatories",
    "/settings/signatories/new",
    "/templates/new?kind=diploma&from=design:national-diploma",
  ],
  platform: PAGES.platform,
  network: [...PAGES.network, "/registry"],
};
const ACCOUNTS = {
  agent: FIRST.agent,
  responsable: FIRST.responsable,
  platform: PLATFORM_ADMIN,
  network: NETWORK_ADMIN,
};
const EVERYBODYS = "/dashboard";

/** The pages that no role before this one opens. */
const pagesOf = (role: keyof typeof ROLES): string[] => {
  const roles = Object.keys(ROLES) as (keyof typeof ROLES)[];
  const earlier = roles.slice(0, roles.indexOf(role)).flatMap((name): string[] => [...ROLES[name]]);
  return ROLES[role].filter((path) => path === EVERYBODYS || !earlier.includes(path));
};

/** The pages with the most text, which French makes a quarter longer. */
const LONG = {
  anyone: ["/", "/verification", "/contact", "/third_party", "/share-certificate", "/privacy"],
  agent: ["/dashboard", "/add_diplomas", "/add_one_student", "/diplomasList", "/settings/account", "/settings/imports"],
  responsable: [
    "/dashboard",
    "/usersList",
    "/settings/university",
    "/settings/signing",
    "/settings/security",
    "/settings/signatories/new",
    "/deposit-demands",
    "/templates",
  ],
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    for (const role of ["anyone", "agent", "responsable", "platform", "network"] as const) {
      const paths = language === "fr" ? (LONG[role as keyof typeof LONG] ?? []) : pagesOf(role);
      const isRead = language === "en" || role in LONG;
      if (!isRead) continue;
      test(`each page that opens for ${role}`, async ({ newcomer }) => {
        const person = await newcomer();
        if (role !== "anyone") await openSession(person, ACCOUNTS[role].email);
        const { lookAt, skim } = readerOf(person);
        await (language === "en" ? lookAt(paths) : skim(paths));
      });
    }
  });
}

test("a verdict, and the page of a student", async ({ newcomer, anyone }) => {
  const agent = agentOf(await newcomer(), FIRST.agent);
  await openSession(agent, agent.account.email);
  const { look } = readerOf(anyone);
  await anyone.openLink(`/digital_diploma/${(await demoDiploma(agent.page, "signed"))._id}`);
  await anyone.expectVerdict("valid");
  await look("valid");
  // Windows ask for reduced motion. What is judged in the frame of a change must not look as it did before.
  expect(await anyone.page.evaluate(listTransitions)).toEqual([]);

  const person = await newcomer();
  const reader = readerOf(person);
  await signInAsStudent(person, STUDENT_EMAIL);
  await expect(studentOf(person).stage.getByText(person.words.say("profile.own.stands"))).toBeVisible();
  await reader.look("own page");
});

/** Runs in the page: the elements whose changes are drawn gradually. */
const listTransitions = (): string[] =>
  [...document.querySelectorAll("body *")]
    .filter((element) => getComputedStyle(element).transitionDuration !== "0s")
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
