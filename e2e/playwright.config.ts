/** Runs the journeys in a real browser against the built product, with newly started embedded servers. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import type { SceneOptions } from "./scene.ts";
import { ALL_FROM_HERE, CAMERA_FILM, DEMO_PASSWORD, PORT, POST_OFFICE, SMTP_PORT, URL_OF_PRODUCT } from "./stack.ts";
import { expectPlaces, filesAt, IS_ALL } from "./walks.ts";

// Each process of the runner reads this file, so all of them get the same directory from the environment.
if (!process.env.E2E_DATA_DIR) {
  const made = mkdtempSync(join(tmpdir(), "ijaza-e2e-"));
  process.env.E2E_DATA_DIR = made;
  // After a failure the data is kept for inspection.
  process.once("exit", (code) => code === 0 && rmSync(made, { recursive: true, force: true }));
}
// As in the server: threads of pictures that do not end (api/src/platform/files/sharp.ts).
process.env.VIPS_MAX_THREADS = "16";
const postOffice = fileURLToPath(new URL("post-office.ts", import.meta.url));
const server = fileURLToPath(new URL("../api/dist/main.js", import.meta.url));

const journeys = fileURLToPath(new URL("journeys", import.meta.url));
expectPlaces(journeys);

/** Journeys that choose their languages themselves. */
const READERS = /everybody-reads/;
/** What only one of the two kinds of run reads: each page once, or every state of every screen in every language. */
const EACH_PAGE = /everybody-reads-each-page/;
const EVERY_SCREEN =
  /everybody-reads-(about|as|dashboards|in-dark|in-their|of|shares|templates|the|university)[^/]*\.spec\.ts$/;
/** Journeys in which the language does not matter, so that they run once. */
const WITHOUT_LANGUAGE = /(installs-the-verifier|fetch-few-files|fingers-reach)/;
/** Journeys about people and sessions, and about documents, which also run in French. */
const PEOPLE = /(founded|invited|session-ends|asks-for-credits|student-|second-factor)[^/]*\.spec\.ts$/;
const DOCUMENTS = /(certificate-|hands-in|looks-at|scans-a|shows-an|designs-a|every-mode)[^/]*\.spec\.ts$/;

type Projects = NonNullable<PlaywrightTestConfig<SceneOptions>["projects"]>;

/** Each journey once. The journeys of one university follow each other, because they see each other's records. */
const ONCE: Projects = [
  { name: "first", testMatch: filesAt("first"), workers: 1, use: { place: "first" } },
  { name: "second", testMatch: filesAt("second"), workers: 1, use: { place: "second" } },
  { name: "apart", testMatch: filesAt("apart") },
  { name: "readers", testMatch: READERS, testIgnore: EVERY_SCREEN, fullyParallel: true },
];

/** Each journey in every language that it has. */
const EVERY_LANGUAGE: Projects = [
  {
    name: "english",
    testIgnore: READERS,
    workers: 1,
    // Runs afterwards even if a journey failed; a dependency would skip the French journeys after one failure.
    teardown: "french-people",
    use: { language: "en", place: "first" },
  },
  {
    name: "arabic",
    testIgnore: [READERS, WITHOUT_LANGUAGE],
    workers: 1,
    teardown: "french-documents",
    use: { language: "ar", place: "second" },
  },
  {
    name: "french-people",
    testMatch: PEOPLE,
    testIgnore: READERS,
    workers: 1,
    use: { language: "fr", place: "first" },
  },
  { name: "french-documents", testMatch: DOCUMENTS, workers: 1, use: { language: "fr", place: "second" } },
  { name: "readers", testMatch: READERS, testIgnore: EACH_PAGE, fullyParallel: true },
];

export default defineConfig<SceneOptions>({
  testDir: "journeys",
  outputDir: "test-results",
  // Journeys wait at times, and three keep both cores busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Ends are for what never comes. A busy machine takes several times as long as an idle one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: IS_ALL ? EVERY_LANGUAGE : ONCE,
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    baseURL: URL_OF_PRODUCT,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives for seconds, so compiling scripts for speed and collecting garbage cost more than they save.
        "--js-flags=--no-maglev --no-opt --min-semi-space-size=64 --initial-heap-size=256",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${CAMERA_FILM}`,
      ],
    },
  },
  webServer: [
    {
      command: `${process.execPath} --import tsx ${postOffice}`,
      url: POST_OFFICE,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `${process.execPath} ${server}`,
      url: `${URL_OF_PRODUCT}/readyz`,
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
      env: {
        ...(process.env as Record<string, string>),
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA_DIR,
        SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
        DEMO_PASSWORD,
        RAISED_NETWORKS: ALL_FROM_HERE,
        LOG_LEVEL: "error",
        NODE_ENV: "production",
      },
    },
  ],
});
