/** What everybody can do in a window: read, sign in, go somewhere. */
import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../stack.ts";
import type { Account } from "../universities.ts";
import { numberPattern, type Words } from "../words.ts";

/** Somebody before a window, and the words they read. */
export type Person = { page: Page; words: Words };

/** Gives a name and the password where the staff signs in. */
export async function givePasswordAsStaff({ page, words: { say } }: Person, identifier: string): Promise<void> {
  await page.goto("/login");
  await fillIn({ page, identifier: page.getByLabel(say("session.identifier.staff")), given: identifier, say });
}

/** Signs a member of the staff in, and sees the dashboard. */
export async function signInAsStaff(person: Person, identifier: string): Promise<void> {
  const { page } = person;
  await givePasswordAsStaff(person, identifier);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Signs a student in, and sees the student's own page. */
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

/** By then a list that is asked for has come, or was known already. */
const KNOWN_ALREADY_MS = 5000;

/** Searches the list of the page, and waits until it shows what was found. */
export async function searchList({ page, words: { say } }: Person, text: string, label = "diplomas.search") {
  // The address changes before the page does; a list that the page still has from before is not asked for again.
  const answered = page
    .waitForResponse((reply) => new URL(reply.url()).searchParams.get("search") === text, { timeout: KNOWN_ALREADY_MS })
    .catch(() => undefined);
  await page.getByRole("searchbox", { name: say(label) }).fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === text);
  await answered;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Leaves what one import brought for the whole list, where a row of the queue has led to it. */
export async function showAllImports({ page, words: { say } }: Person, room: "diplomas" | "certificates") {
  if (!new URL(page.url()).searchParams.has("import")) return;
  await page.getByRole("button", { name: say(`${room}.filters.oneImport`), exact: true }).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has("import"));
}

/** The queue's links to what this agent has submitted, one for each file that brought it. */
export const reviewLinks = (
  { page, words: { like } }: Person,
  kind: "review" | "reviewCertificates",
  { username: name }: Account,
): Locator => {
  const linkCalled = (key: string) =>
    page.getByRole("link", { name: like(`dashboard.queue.${kind}.${key}`, { name }) });
  return linkCalled("ofFile").or(linkCalled("of"));
};

/** The row of a table that holds this number. */
export const rowWith = (page: Page, number: string): Locator =>
  page.getByRole("row").filter({ has: page.getByText(number, { exact: true }) });

/** Chooses an entry of the menu behind a row's three dots. */
export async function chooseFromMenu(
  { page, words: { say, like } }: Person,
  row: Locator,
  entry: string,
  menu = "diplomas.menu.of",
) {
  await row.getByRole("button", { name: like(menu) }).click();
  await page.getByRole("menuitem", { name: say(entry), exact: true }).click();
}

/** Opens the details of a diploma of the shown list; gives the name that stands in its row. */
export async function openDetails({ page, words: { say } }: Person, number: string) {
  const opener = rowWith(page, number).getByRole("button").first();
  const name = await opener.innerText();
  await opener.click();
  const details = page.getByRole("dialog", { name: say("diplomas.facts.label") });
  await expect(details).toBeVisible();
  return { name, details };
}

/** Sees that a card of figures says this number over this word. */
export const expectFigure = async (card: Locator, figure: { value: number; label: string }) =>
  expect(card).toContainText(new RegExp(`(^|[^\\d.,])${numberPattern(figure.value)}\\s*${figure.label}`));
