/** What is kept of an import for a reload. */
import { afterEach, expect, test, vi } from "vitest";
import { letBrowserKeep } from "../../../testing/browser-store.ts";
import { gateFor } from "../../../testing/gate.ts";
import { letTabsLock } from "../../../testing/tab-locks.ts";
import {
  findUnfinished,
  forgetUnfinished,
  keepFile,
  keepUnfinished,
  readKeptFile,
  type Unfinished,
} from "./unfinished.ts";

const BEGUN: Unfinished = {
  importId: "1",
  userId: "amina",
  subject: { of: "diplomas", mode: "modeThree" },
  fileName: "cohort.csv",
  options: { encoding: "utf-8", delimiter: ";" },
  mapping: ["diplomaNumber"],
  edits: [],
  next: 2,
  rowCount: 1,
  created: 0,
  existing: 0,
  refused: [],
};

afterEach(async () => {
  // Gives up the claim too, which belongs to the page.
  await forgetUnfinished();
  sessionStorage.clear();
});

test("a position is kept once the browser has written it, and not before", async () => {
  const written = gateFor<void>();
  // Only the first transaction, that of the position, has to wait.
  const commits = [written.opened];
  const requested = gateFor<void>();
  letBrowserKeep(async () => {
    requested.open();
    await commits.shift();
  });
  let isKept = false;
  const keeping = keepUnfinished(BEGUN).then(() => {
    isKept = true;
  });
  await requested.opened;
  // By then the browser has answered the request to write.
  expect(await findUnfinished("amina")).toMatchObject({ importId: "1", subject: BEGUN.subject });
  expect(isKept).toBe(false);
  written.open();
  await keeping;
});

test("another user finds nothing, and it is gone", async () => {
  letBrowserKeep();
  await keepUnfinished(BEGUN);
  expect(await findUnfinished("youssef")).toBeNull();
  expect(await findUnfinished("amina")).toBeNull();
});

test("what was forgotten is not found", async () => {
  letBrowserKeep();
  await keepUnfinished(BEGUN);
  await forgetUnfinished();
  expect(await findUnfinished("amina")).toBeNull();
});

/** What another tab of this browser knows: it has its own session storage unless it was duplicated, and its own page. */
async function openTab({ duplicated = false } = {}): Promise<typeof import("./unfinished.ts")> {
  if (!duplicated) sessionStorage.clear();
  vi.resetModules();
  return import("./unfinished.ts");
}

test("the import of a tab that is open is neither offered in another tab nor deleted by it", async () => {
  letBrowserKeep();
  letTabsLock();
  await keepFile("1", new Blob(["rows"]));
  await keepUnfinished(BEGUN);
  const kept = { ...sessionStorage };
  const other = await openTab();
  expect(await other.findUnfinished("amina")).toBeNull();
  await other.keepUnfinished({ ...BEGUN, importId: "2", fileName: "other.csv" });
  expect(await other.findUnfinished("amina")).toMatchObject({ importId: "2" });
  await other.forgetUnfinished();
  Object.assign(sessionStorage, kept);
  expect(await findUnfinished("amina")).toMatchObject({ importId: "1" });
  expect(await readKeptFile("1")).not.toBeNull();
});

test("a tab that was duplicated is not offered the import of the first", async () => {
  letBrowserKeep();
  letTabsLock();
  await keepUnfinished(BEGUN);
  const copy = await openTab({ duplicated: true });
  expect(await copy.findUnfinished("amina")).toBeNull();
  expect(await findUnfinished("amina")).toMatchObject({ importId: "1" });
});

test("the import of a tab that was closed is deleted, and one that reloads finds its own", async () => {
  letBrowserKeep();
  const { closeTab } = letTabsLock();
  await keepFile("1", new Blob(["rows"]));
  await keepUnfinished(BEGUN);
  closeTab();
  const reloaded = await openTab({ duplicated: true });
  expect(await reloaded.findUnfinished("amina")).toMatchObject({ importId: "1" });
  closeTab();
  const other = await openTab();
  expect(await other.findUnfinished("amina")).toBeNull();
  expect(await other.readKeptFile("1")).toBeNull();
});

test("a tab keeps one import: the next takes its place", async () => {
  letBrowserKeep();
  letTabsLock();
  await keepFile("1", new Blob(["rows"]));
  await keepUnfinished(BEGUN);
  await keepUnfinished({ ...BEGUN, importId: "2" });
  expect(await readKeptFile("1")).toBeNull();
  expect(await findUnfinished("amina")).toMatchObject({ importId: "2" });
});

test("who signs out leaves nothing, in no tab", async () => {
  letBrowserKeep();
  letTabsLock();
  await keepUnfinished(BEGUN);
  const kept = { ...sessionStorage };
  const other = await openTab();
  await other.forgetAllUnfinished();
  Object.assign(sessionStorage, kept);
  expect(await findUnfinished("amina")).toBeNull();
});
