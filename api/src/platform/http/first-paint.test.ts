/** What the server paints of a public page: in the visitor's language, with the answers to what the page asks first. */
import type { FirstPaint } from "@ijaza/schema/pages/first-paint";
import { expect, test } from "vitest";
import { writePages } from "../../../test/pages-dir.ts";
import { systemClock } from "../clock.ts";
import { servePages } from "./pages.ts";
import { admitOthers } from "./public-turns.ts";
import { createServer } from "./server.ts";
import { AT_ONCE } from "./time-accounts.ts";
import { createTimeBudget, NO_BUDGET, type TimeBudget } from "./time-budget.ts";

const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><title>x</title></head><body><div id="root"></div></body></html>';

const KNOWN = { key: "GET /api/known {}", address: "/api/known", answersText: false };
const KNOWN_TEXT = { key: "GET /api/text {}", address: "/api/known", answersText: true };
const GONE = { key: "GET /api/nowhere {}", address: "/api/nowhere", answersText: false };

type Site = { allows?: () => boolean; budget?: TimeBudget; known?: () => unknown };
type Visit = { url?: string; headers?: Record<string, string> } & Site;

/** A site whose pages are painted so; `known` is what it answers. */
async function serve(
  paint: Partial<FirstPaint>,
  { allows = () => true, budget = NO_BUDGET, known = () => true }: Site = {},
) {
  const firstPaint: FirstPaint = {
    questionsOf: () => [],
    scriptsOf: () => [],
    render: async () => "<main>painted</main>",
    ...paint,
  };
  const app = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent" });
  admitOthers(app, budget);
  app.get("/api/known", { config: { isOpen: true } }, async () => ({ known: known() }));
  const meter = { allows };
  await servePages(app, { dir: writePages(PAGE), readHead: async () => null, firstPaint, meter });
  return app;
}

async function open(paint: Partial<FirstPaint>, { url = "/verification", headers = {}, ...site }: Visit = {}) {
  const app = await serve(paint, site);
  const reply = await app.inject({ url, headers });
  await app.close();
  return reply;
}

const answersIn = (body: string): unknown =>
  JSON.parse(/<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(body)?.[1] ?? "null");

test("a page comes painted, in the language that was chosen in this browser", async () => {
  const received: unknown[] = [];
  const render: FirstPaint["render"] = async (options) => {
    received.push(options);
    return "<main>painted</main>";
  };
  const { body, headers } = await open({ render }, { headers: { cookie: "language=ar" } });
  expect(body).toContain('<html lang="ar" dir="rtl" data-region="TN">');
  expect(body).toContain('<div id="root"><main>painted</main></div>');
  expect(received).toEqual([{ url: "/verification", language: "ar", region: "TN", answers: {} }]);
  expect([headers["cache-control"], headers.vary]).toEqual(["no-cache", "accept-encoding, accept-language, cookie"]);
});

test("what a page asks is answered within the turn of the page, also where its network has no other left", async () => {
  const budget = createTimeBudget({ clock: systemClock });
  const call = { gone: new AbortController().signal };
  for (let turn = 1; turn < AT_ONCE; turn += 1) await budget.enter("127.0.0.1", call);
  const { body } = await open({ questionsOf: () => [KNOWN] }, { budget });
  expect(answersIn(body)).toEqual({ [KNOWN.key]: { known: true } });
});

test("the same page is painted once, and anew for another address, another language or another answer", async () => {
  let [known, painted] = [1, 0];
  const render = async () => {
    painted += 1;
    return `<main>${painted}</main>`;
  };
  const app = await serve({ render, questionsOf: () => [KNOWN] }, { known: () => known });
  const visit = async (url = "/verification", language = "en") =>
    /<main>(.)/.exec((await app.inject({ url, headers: { cookie: `language=${language}` } })).body)?.[1];
  expect(await Promise.all([visit(), visit(), visit()])).toEqual(["1", "1", "1"]);
  expect([await visit("/"), await visit("/", "ar"), await visit(), await visit("/", "ar")]).toEqual([
    "2",
    "3",
    "1",
    "3",
  ]);
  known = 2;
  expect([await visit(), await visit("/")]).toEqual(["4", "5"]);
  await app.close();
});

test("months in Arabic are those of the browser's first Arab country, and the page says so to its scripts", async () => {
  const render: FirstPaint["render"] = async ({ region }) => `<main>${region}</main>`;
  const headers = { cookie: "language=ar", "accept-language": "fr;q=0.5,ar-EG;q=0.7,ar-MA;q=0.9" };
  const { body } = await open({ render }, { headers });
  expect(body).toContain('data-region="MA"');
  expect(body).toContain("<main>MA</main>");
});

test("the page names the scripts that it will load, in the language of the page", async () => {
  const scriptsOf: FirstPaint["scriptsOf"] = (path, language) => [`/assets${path}-${language}.js`];
  const { body } = await open({ scriptsOf }, { headers: { cookie: "language=fr" } });
  expect(body).toContain('<script type="application/json" id="page-scripts">["/assets/verification-fr.js"]</script>');
});

test.each(["language=xx", "language=%3Cscript%3E", "other=ar", ""])(
  "by the cookie %j it is painted in English",
  async (cookie) => {
    const { body } = await open({}, { headers: { cookie, "accept-language": "fr" } });
    expect(body).toContain('<html lang="en" dir="ltr" data-region="TN">');
  },
);

test("the answers come with the page; what cannot be answered is left to its scripts", async () => {
  const { body } = await open({ questionsOf: () => [KNOWN, KNOWN_TEXT, GONE] });
  expect(answersIn(body)).toEqual({ [KNOWN.key]: { known: true }, [KNOWN_TEXT.key]: '{"known":true}' });
});

test("no answer can end the element that it stands in", async () => {
  const key = "</script><script>alert(1)</script>";
  const { body } = await open({ questionsOf: () => [{ ...KNOWN, key }] });
  expect(body).not.toContain("<script>alert");
  expect(Object.keys(answersIn(body) as object)).toEqual([key]);
});

test.each<[string, Partial<FirstPaint>]>([
  ["fails", { render: () => Promise.reject(new Error("no such text")) }],
  ["never ends", { render: () => new Promise(() => {}) }],
])("a painting that %s costs the visitor nothing but the paint", async (_, paint) => {
  const { statusCode, body } = await open(paint);
  expect([statusCode, body]).toEqual([200, PAGE]);
});

test.each(["/login", "/dashboard", "/nowhere"])("%s is not painted", async (url) => {
  const { body } = await open({}, { url });
  expect(body).toBe(PAGE);
});

test("an address that opens too many pages gets them unpainted", async () => {
  expect((await open({}, { allows: () => false })).body).toBe(PAGE);
});

test.each(["br", "gzip"])("it is compressed with %s for whoever takes that", async (encoding) => {
  const reply = await open(
    { render: async () => "painted ".repeat(2000) },
    { headers: { "accept-encoding": encoding } },
  );
  expect(reply.headers["content-encoding"]).toBe(encoding);
  expect(reply.rawPayload.length).toBeLessThan(1000);
});
