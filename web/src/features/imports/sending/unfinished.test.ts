/** What is kept of an import for a reload. */
import { afterEach, expect, test } from "vitest";
import { letBrowserKeep } from "../../../testing/browser-store.ts";
import { gateFor } from "../../../testing/gate.ts";
import { findUnfinished, forgetUnfinished, keepUnfinished, type Unfinished } from "./unfinished.ts";

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

afterEach(() => sessionStorage.clear());

test("a position is kept once the browser has written it, and not before", async () => {
  const written = gateFor<void>();
  // Only the first transaction, that of the position, has to wait.
  const commits = [written.opened];
  letBrowserKeep(async () => commits.shift());
  let isKept = false;
  const keeping = keepUnfinished(BEGUN).then(() => {
    isKept = true;
  });
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
