/** Journeys in a real browser against the built product on fresh embedded servers. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import type { SceneOptions } from "./scene.ts";
import { CAMERA_FILM, DEMO_PASSWORD, PORT, POST_OFFICE, SMTP_PORT, URL_OF_PRODUCT } from "./stack.ts";

// The runner reads this file in each of its processes: one directory for all of them.
if (!process.env.E2E_DATA_DIR) {
  const made = mkdtempSync(join(tmpdir(), "ijaza-e2e-"));
  process.env.E2E_DATA_DIR = made;
  // What failed may be looked into.
  process.once("exit", (code) => code === 0 && rmSync(made, { recursive: true, force: true }));
}
const postOffice = fileURLToPath(new URL("post-office.ts", import.meta.url));
const server = fileURLToPath(new URL("../api/dist/main.js", import.meta.url));

/** Says itself which languages it is read in. */
const READERS = /everybody-reads/;
/** Have no language, and are walked once. */
const WITHOUT_LANGUAGE = /(installs-the-verifier|fetch-few-files|fingers-reach)/;
/** Of people and their sessions, and of documents: these are walked in French as well. */
const PEOPLE = /(founded|invited|session-ends|asks-for-credits|student-|second-factor)[^/]*\.spec\.ts$/;
const DOCUMENTS = /(certificate-|hands-in|looks-at|scans-a|shows-an|designs-a|every-mode)[^/]*\.spec\.ts$/;

export default defineConfig<SceneOptions>({
  testDir: "journeys",
  outputDir: "test-results",
  // Two lanes and a reader: a journey waits now and then, and both cores are to be busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // One more try on a machine that does other things besides; what needed it is told by name at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A lane a university: what one journey does there, another of the same university would see.
  projects: [
    {
      name: "english",
      testIgnore: READERS,
      workers: 1,
      // When these are done, whatever came of them: dependencies would leave the French ones out after one failure.
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
    { name: "readers", testMatch: READERS, fullyParallel: true },
  ],
  reporter: [["list"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    baseURL: URL_OF_PRODUCT,
    // Pictures of every step would slow the journeys down by half; where a failure is tried again, the second try is noted.
    trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
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
        // A page lives for seconds: to compile its scripts for speed and to tidy its memory costs more than it brings.
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
      command: `${process.execPath} --enable-source-maps ${server}`,
      url: `${URL_OF_PRODUCT}/readyz`,
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      env: {
        ...(process.env as Record<string, string>),
        PORT: String(PORT),
        DATA_DIR: process.env.E2E_DATA_DIR,
        SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
        DEMO_PASSWORD,
        LOG_LEVEL: "error",
        NODE_ENV: "production",
      },
    },
  ],
});
