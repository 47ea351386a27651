/**
 * Measures public pages as a phone opens them (Lighthouse, fetched by npx when it is not there) and how long people wait
 * on this machine: from Enter at the sign-in to a settled dashboard, and from opening a link to its verdict.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { type Browser, chromium, type Page } from "@playwright/test";
import { meet } from "./person.ts";
import { CHROMIUM } from "./printing.ts";
import { PASSWORD, startProduct } from "./product.ts";

/** Of one page: the score of 100, times in milliseconds, the bodies of scripts compressed as they were sent. */
export type PageFigures = {
  path: string;
  score: number;
  largestPaint: number;
  shift: number;
  blocked: number;
  scriptKilobytes: number;
  scripts: number;
};

/** Milliseconds, the median of several tries. */
export type Wait = { what: string; median: number; slowest: number };

const LIGHTHOUSE = "lighthouse@12.8.2";
const TRIES = 5;
const run = promisify(execFile);

/** Null without Chromium. */
export async function measurePages(): Promise<{ pages: PageFigures[]; waits: Wait[] } | null> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] }).catch(() => null);
  if (!browser) return null;
  const product = await startProduct();
  try {
    const diploma = await findDiploma(product.url);
    const waits = await measureWaits(browser, { url: product.url, diploma });
    const pages: PageFigures[] = [];
    for (const path of ["/", "/verification", diploma, "/share-certificate"])
      pages.push(await measurePage(product.url, path));
    return { pages, waits };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The page of a signed diploma of the demo. */
async function findDiploma(url: string): Promise<string> {
  const responsable = await meet(url, "responsable@ijaza.example");
  const { diplomas } = await responsable.call(getAllDiplomas, { status: "signed", pageSize: 1 });
  return `/digital_diploma/${diplomas[0]!._id}`;
}

async function measurePage(url: string, path: string): Promise<PageFigures> {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-lighthouse-"));
  const report = join(dir, "report.json");
  try {
    await run(
      "npx",
      [
        "--yes",
        LIGHTHOUSE,
        `${url}${path}`,
        "--quiet",
        "--only-categories=performance",
        "--output=json",
        `--output-path=${report}`,
        "--chrome-flags=--headless=new --no-sandbox",
      ],
      { env: { ...process.env, CHROME_PATH: CHROMIUM } },
    );
    return await figuresOf(path, JSON.parse(readFileSync(report, "utf8")));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string; url: string }[] } }>;
};

async function figuresOf(path: string, { categories, audits }: Report): Promise<PageFigures> {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const sizes = await Promise.all(scripts.map(({ url }) => sizeOf(url)));
  return {
    path: path.replace(/\/\w{26}$/, "/{id}"),
    score: Math.round(categories.performance.score * 100),
    largestPaint: Math.round(value("largest-contentful-paint")),
    shift: value("cumulative-layout-shift"),
    blocked: Math.round(value("total-blocking-time")),
    scriptKilobytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000),
    scripts: scripts.length,
  };
}

/** The report counts headers in, which HTTP/2 sends once. */
async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
  return Number(headers.get("content-length"));
}

type Places = { url: string; diploma: string };

/** Each try is a visitor of their own, with nothing cached. */
async function measureWaits(browser: Browser, { url, diploma }: Places): Promise<Wait[]> {
  const verdicts: number[] = [];
  const dashboards: number[] = [];
  for (let at = 0; at < TRIES; at += 1) {
    verdicts.push(await asVisitor(browser, (page) => untilVerdict(page, url + diploma)));
    dashboards.push(await asVisitor(browser, (page) => untilDashboard(page, url)));
  }
  return [
    waitOf("from a link to the verdict", verdicts),
    waitOf("from Enter at the sign-in to a settled dashboard", dashboards),
  ];
}

async function asVisitor(browser: Browser, measure: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function untilVerdict(page: Page, address: string): Promise<number> {
  const from = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.locator(".banner--valid").waitFor();
  return performance.now() - from;
}

async function untilDashboard(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/login`);
  await page.locator("form input").first().fill("responsable@ijaza.example");
  const password = page.locator("input[type=password]");
  await password.fill(PASSWORD);
  const from = performance.now();
  await password.press("Enter");
  await page.waitForURL("**/dashboard");
  await page.waitForFunction(
    () => document.querySelector("main h1") && !document.querySelector("[aria-busy=true], .skeleton, .spinner"),
  );
  return performance.now() - from;
}

function waitOf(what: string, times: readonly number[]): Wait {
  const sorted = times.toSorted((a, b) => a - b);
  return { what, median: Math.round(sorted[Math.floor(sorted.length / 2)]!), slowest: Math.round(sorted.at(-1)!) };
}
