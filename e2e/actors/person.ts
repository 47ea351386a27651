/** What every person can do in a browser window: read, sign in, open pages. */
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { DEMO_PASSWORD } from "../stack.ts";
import { type Account, nameIn } from "../universities.ts";
import { numberPattern, type Words } from "../words.ts";

/** A person's browser page, and the texts in their language. */
export type Person = { page: Page; words: Words };

/** Enters a name and the password on the sign-in page of the staff. */
export async function givePasswordAsStaff({ page, words: { say } }: Person, identifier: string): Promise<void> {
  await page.goto("/login");
  await fillIn({ page, identifier: page.getByLabel(say("session.identifier.staff")), given: identifier, say });
}

/** Signs in a member of the staff, and waits for the dashboard. */
export async function signInAsStaff(person: Person, identifier: string): Promise<void> {
  const { page } = person;
  await givePasswordAsStaff(person, identifier);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Signs in a student, and waits for the student's own page. */
export async function signInAsStudent({ page, words: { say } }: Person, identifier: string): Promise<void> {
  await page.goto("/login_student");
  await fillIn({ page, identifier: page.getByLabel(say("session.identifier.student")), given: identifier, say });
  await expect(page).toHaveURL(/\/student_profile\/?$/);
}

type FillInOptions = { page: Page; identifier: Locator; given: string; say: Words["say"] };

async function fillIn({ page, identifier, given, say }: FillInOptions): Promise<void> {
  await identifier.fill(given);
  await page.getByLabel(say("session.password.label"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: say("session.submit"), exact: true }).click();
}

/** Waits until the page has its heading, and what loads after it. */
export async function awaitLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // Loading placeholders have no accessible name. Samples of the design system are always busy.
  await expect(page.locator(":is([aria-busy=true], .skeleton):not(.sample *)")).toHaveCount(0);
}

/** Opens a page again and again until it shows this, for what a page does not learn by itself. */
export const openUntil = (page: Page, open: () => Promise<unknown>, expectShown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await open();
    await awaitLoaded(page);
    await expectShown();
  }).toPass();

/** How long a loaded page may take to show what it has, before it is opened again. */
export const BRIEFLY = { timeout: 5_000 };

/** Searches the list of the page, which was just opened, and waits until it shows what was found. */
export async function searchList({ page, words: { say } }: Person, text: string, label = "diplomas.search") {
  // The address changes before the list does.
  const answered = page.waitForResponse((reply) => isSearch(reply.request(), text));
  await page.getByRole("searchbox", { name: say(label) }).fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === text);
  await answered;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Whether this call searches a list for the text: in its address, or in its body. */
const isSearch = (call: Request, text: string): boolean =>
  new URL(call.url()).searchParams.get("search") === text ||
  call.postData()?.includes(`"search":${JSON.stringify(text)}`) === true;

/** The links of the queue to this agent's records, one for each cohort. */
export const reviewLinks = (
  { page, words: { like, language } }: Person,
  kind: "review" | "reviewCertificates",
  account: Account,
): Locator => {
  const name = nameIn(account, language);
  const linkCalled = (key: string) =>
    page.getByRole("link", { name: like(`dashboard.queue.${kind}.${key}`, { name }) });
  return linkCalled("ofCohort").or(linkCalled("of"));
};

/** The table row that contains this number. */
export const rowWith = (page: Page, number: string): Locator =>
  page.getByRole("row").filter({ has: page.getByText(number, { exact: true }) });

/** Chooses an entry in the menu of a row. */
export async function chooseFromMenu(
  { page, words: { say, like } }: Person,
  row: Locator,
  entry: string,
  menu = "diplomas.menu.of",
) {
  await row.getByRole("button", { name: like(menu) }).click();
  await page.getByRole("menuitem", { name: say(entry), exact: true }).click();
}

/** Opens the details of a diploma in the shown list; gives the name in its row. */
export async function openDetails({ page, words: { say } }: Person, number: string) {
  const opener = rowWith(page, number).getByRole("button").first();
  const name = await opener.innerText();
  await opener.click();
  const details = page.getByRole("dialog", { name: say("diplomas.facts.label") });
  await expect(details).toBeVisible();
  return { name, details };
}

/** Checks that a card shows this number above this label. */
export const expectFigure = async (card: Locator, figure: { value: number; label: string }) =>
  expect(card).toContainText(new RegExp(`(^|[^\\d.,])${numberPattern(figure.value)}\\s*${figure.label}`));
