/** How a session ends without its owner signing out in this tab: by idleness, and from another tab. */
import type { Page, Request } from "@playwright/test";
import { signOutAsStaff } from "../actors/newcomer.ts";
import { awaitLoaded, signInAsStudent } from "../actors/person.ts";
import { expect, step, test } from "../scene.ts";
import { STUDENT_EMAIL } from "../universities.ts";

test.use({ hasNewWindows: true });

const MINUTE = 60_000;
const IDLE_MS = 30 * MINUTE;
const COUNTDOWN_MS = 30_000;
const REDIRECT_MS = 1000;
const OTHER_TAB_MS = 3000;
const SHORTLY_MS = 100;
const WATCH = "/api/user/session/events";

/** What this browser still stores about the person. */
const heldBy = (page: Page) =>
  page.evaluate(() => ({
    role: localStorage.getItem("role"),
    token: localStorage.getItem("token"),
    wasLoggedOut: sessionStorage.getItem("wasLoggedOut"),
  }));

/**
 * Acts, and waits until all that the page asks for has been answered: what is on its way when the clock moves by half an
 * hour, or when the session ends, comes too late for the page.
 */
async function untilAnswered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  const begin = (request: Request) => void (request.url().endsWith(WATCH) || pending.add(request));
  const end = (request: Request) => void pending.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await act();
  await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}

/** Opens a page, and waits until its session watch has connected to the server. */
const openWatched = (page: Page, open: () => Promise<unknown>): Promise<void> =>
  untilAnswered(page, async () => {
    const watch = page.waitForRequest(`**${WATCH}`);
    await open();
    await watch;
    await awaitLoaded(page);
  });

const isKnown = async (page: Page, kind: "user" | "student"): Promise<boolean> =>
  (await (await page.request.get(`/api/${kind}/verify`)).json()).authenticated;

test("half an hour without input shows a warning, input removes it, and the next idle half hour ends the session", async ({
  agent: { page },
  words: { say },
}) => {
  const warning = page.getByText(say("session.notice.idle"), { exact: true });
  const ended = page.getByText(say("session.notice.ended"), { exact: true });
  await page.clock.install();
  await openWatched(page, () => page.goto("/student"));

  await step("a warning stands for thirty seconds, and goes when somebody is there", async () => {
    await page.clock.fastForward(IDLE_MS);
    await expect(warning).toBeVisible();
    await expect(page.locator(".toast__left")).toHaveText(/^(30|2\d)$/);
    await page.mouse.move(200, 300);
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(COUNTDOWN_MS);
    await expect(page).toHaveURL("/student");
  });
  await step("nobody is there, and the session ends on both sides", async () => {
    await page.clock.fastForward(IDLE_MS);
    await expect(warning).toBeVisible();
    const loggedOut = page.waitForResponse("**/api/user/logout");
    await page.clock.fastForward(COUNTDOWN_MS);
    await expect(ended).toBeVisible();
    await loggedOut;
    await expect.poll(() => heldBy(page)).toEqual({ role: null, token: null, wasLoggedOut: "true" });
    await page.clock.fastForward(REDIRECT_MS);
    await expect(page).toHaveURL("/login?session_expired=true");
    expect(await isKnown(page, "user")).toBe(false);
  });
});

test("a failed logout call does not keep a student signed in, who is sent to the students' sign-in", async ({
  newcomer,
}) => {
  const student = await newcomer();
  const { page } = student;
  await signInAsStudent(student, STUDENT_EMAIL);
  await page.clock.install();
  await openWatched(page, () => page.reload());
  const tried = page.waitForRequest("**/api/user/logout");
  await page.route("**/api/user/logout", (route) => route.abort());
  await page.clock.fastForward(IDLE_MS);
  await page.clock.fastForward(COUNTDOWN_MS);
  await tried;
  await expect.poll(() => heldBy(page)).toEqual({ role: null, token: null, wasLoggedOut: "true" });
  await page.clock.fastForward(REDIRECT_MS);
  await expect(page).toHaveURL("/login_student?session_expired=true");

  // The person does not get back in, and the session ends as soon as the server can be reached again.
  await page.goto("/student_profile/");
  await expect(page).toHaveURL("/login_student");
  expect(await isKnown(page, "student")).toBe(true);
  await page.unroute("**/api/user/logout");
  await page.goto("/student_profile/");
  await expect(page).toHaveURL("/login_student");
  expect(await isKnown(page, "student")).toBe(false);
});

test("signing out in one tab is announced in the other, which signs out three seconds later", async ({
  agent,
  words,
}) => {
  const { page } = agent;
  const notice = words.say("session.notice.otherTab");
  // The clock is shared by the whole window. A watch that starts while it is installed would count from 1970.
  await openWatched(page, () => page.goto("/dashboard"));
  const other = await page.context().newPage();
  await other.clock.install();
  await openWatched(other, () => other.goto("/student"));
  // Minutes that pass have the page ask what has changed.
  await untilAnswered(other, () => other.clock.pauseAt(Date.now() + MINUTE));

  await signOutAsStaff(agent);
  await expect(page).toHaveURL("/login");
  await expect(other.getByText(notice, { exact: true })).toBeVisible();
  await other.clock.runFor(OTHER_TAB_MS - SHORTLY_MS);
  expect(new URL(other.url()).pathname).toBe("/student");
  await other.clock.runFor(2 * SHORTLY_MS);
  await expect(other).toHaveURL("/login");
  await expect(page.getByText(notice, { exact: true })).toHaveCount(0);
  expect(await heldBy(other)).toEqual({ role: null, token: null, wasLoggedOut: null });
});
