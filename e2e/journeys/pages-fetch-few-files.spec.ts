/** Limits on what a page loads before it can be read, so that it is fast on a slow connection. */
import type { Page } from "@playwright/test";
import { signInAsStudent } from "../actors/person.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { expect, test } from "../scene.ts";
import { STUDENT_EMAIL } from "../universities.ts";

/** The largest number of scripts and style sheets, and their total compressed size. */
type Budget = { files: number; kilobytes: number };

const OPEN: Budget = { files: 10, kilobytes: 135 };
const VERDICT: Budget = { files: 12, kilobytes: 165 };
const STAFF: Budget = { files: 40, kilobytes: 238 };
const STUDENT: Budget = { files: 42, kilobytes: 220 };
/** Contains the canvas and its tools. */
const DESIGNER: Budget = { files: 40, kilobytes: 243 };
/** Contains more cards than any other page. */
const SETTINGS: Budget = { files: 44, kilobytes: 230 };

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
  for (const path of ["/dashboard", "/usersList"]) {
    await responsable.page.goto(path);
    await expectWithin(responsable.page, STAFF);
  }
  const student = await newcomer();
  await signInAsStudent(student, STUDENT_EMAIL);
  await student.page.reload();
  await expectWithin(student.page, STUDENT);
  await responsable.page.goto("/settings");
  await expectWithin(responsable.page, SETTINGS);
  await responsable.page.goto("/templates");
  await responsable.page.locator('main a[href^="/templates/"]').first().click();
  await responsable.page.reload();
  await expectWithin(responsable.page, DESIGNER);
});

test("the page that follows a sign-in is loaded while the form is filled in", async ({ newcomer }) => {
  const { page } = await newcomer();
  await page.goto("/login");
  const loaded = page.waitForResponse(/\/assets\/DashboardPage-.*\.js$/);
  await page.getByRole("textbox").first().pressSequentially("a");
  expect((await loaded).ok()).toBe(true);
});

async function expectWithin(page: Page, { files, kilobytes }: Budget): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator(":is([aria-busy=true], .skeleton)")).toHaveCount(0);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\/assets\/.*\.(js|css)$/.test(entry.name))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  const total = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  expect.soft(sizes.length, `${page.url()}: scripts and style sheets`).toBeLessThanOrEqual(files);
  expect.soft(total, `${page.url()}: kilobytes of them`).toBeLessThanOrEqual(kilobytes);
}
