/** Limits on what a page loads before it can be read, so that it is fast on a slow connection. */
import type { Page } from "@playwright/test";
import { signInAsStudent } from "../actors/person.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { expect, test } from "../scene.ts";
import { STUDENT_EMAIL } from "../universities.ts";

test.use({ hasNewWindows: true });

/** The largest number of scripts and style sheets, and the kilobytes of either as sent. */
type Budget = { files: number; scripts: number; styles: number };

const OPEN: Budget = { files: 10, scripts: 120, styles: 14 };
const VERDICT: Budget = { files: 12, scripts: 150, styles: 14 };
const STAFF: Budget = { files: 40, scripts: 200, styles: 18 };
const STUDENT: Budget = { files: 42, scripts: 200, styles: 20 };

test("a page loads few files", async ({ anyone, agent, responsable, newcomer }) => {
  for (const path of ["/", "/verification"]) {
    await anyone.page.goto(path);
    await expectWithin(anyone.page, OPEN);
  }
  await anyone.page.goto(`/digital_diploma/${(await demoDiploma(responsable.page, "signed"))._id}`);
  await anyone.expectVerdict("valid");
  await expectWithin(anyone.page, VERDICT);
  for (const path of ["/dashboard", "/diplomasList", "/add_diplomas"]) {
    await agent.page.goto(path);
    await expectWithin(agent.page, STAFF);
  }
  for (const path of ["/dashboard", "/usersList", "/cohorts", "/settings", "/settings/security", "/templates"]) {
    await responsable.page.goto(path);
    await expectWithin(responsable.page, STAFF);
  }
  const student = await newcomer();
  await signInAsStudent(student, STUDENT_EMAIL);
  await student.page.reload();
  await expectWithin(student.page, STUDENT);
  await responsable.page.goto("/templates");
  await responsable.page.locator('main a[href^="/templates/"]').first().click();
  await responsable.page.reload();
  await expectWithin(responsable.page, STAFF);
});

test("the page that follows a sign-in is loaded while the form is filled in", async ({ newcomer }) => {
  const { page } = await newcomer();
  await page.goto("/login");
  const loaded = page.waitForResponse(/\/assets\/DashboardPage-.*\.js$/);
  await page.getByRole("textbox").first().pressSequentially("a");
  expect((await loaded).ok()).toBe(true);
});

async function expectWithin(page: Page, { files, scripts, styles }: Budget): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator(":is([aria-busy=true], .skeleton)")).toHaveCount(0);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\/assets\/.*\.(js|css)$/.test(entry.name))
      .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize })),
  );
  const kilobytesOf = (ending: string) =>
    fetched.filter(({ name }) => name.endsWith(ending)).reduce((sum, { size }) => sum + size, 0) / 1000;
  expect.soft(fetched.length, `${page.url()}: scripts and style sheets`).toBeLessThanOrEqual(files);
  expect.soft(kilobytesOf(".js"), `${page.url()}: kilobytes of scripts`).toBeLessThanOrEqual(scripts);
  expect.soft(kilobytesOf(".css"), `${page.url()}: kilobytes of style sheets`).toBeLessThanOrEqual(styles);
}
