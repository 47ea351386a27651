import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { writePages } from "../../../test/pages-dir.ts";
import { type ReadHead, servePages } from "./pages.ts";
import { createServer } from "./server.ts";

const PLAIN = "<html><head><title>Ijaza</title></head></html>";

async function open(readHead: ReadHead, allows = () => true) {
  const dir = writePages(PLAIN);
  const app = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent" });
  await servePages(app, { dir, readHead, meter: { allows } });
  const reply = await app.inject({ url: "/digital_diploma/1" });
  await app.close();
  return reply;
}

test.each<[string, ReadHead]>([
  ["fails", () => Promise.reject(new Error("the database is away"))],
  ["never answers", () => new Promise(() => undefined)],
  ["knows nothing", async () => null],
])("a page is sent even if the reading of its head %s", async (_, readHead) => {
  const { statusCode, body, headers } = await open(readHead);
  expect([statusCode, body, headers["cache-control"]]).toEqual([200, PLAIN, "no-cache"]);
});

test("an address that opens too many pages gets them without their heads", async () => {
  const head = { language: "en", title: "A diploma", link: "/x", description: "", picture: null } as const;
  const readHead: ReadHead = async ({ mayRead }) => (mayRead() ? head : null);
  expect((await open(readHead)).body).toContain("A diploma");
  expect((await open(readHead, () => false)).body).toBe(PLAIN);
});

const { app } = await startTestApp({ pagesDir: writePages(PLAIN) });

test.each(["/", "/login", "/adD_student/", "/register", "/register/abc", "/verification?y=1", "/templates/1"])(
  "the page %s exists",
  async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect([statusCode, body]).toEqual([200, PLAIN]);
  },
);

test.each([
  ["/verification", "public"],
  ["/Digital_Diploma/x/?y=1", "public"],
  ["/login", "all"],
  ["/digital_diploma", "all"],
])("pages where visitors verify have a document of their own: %s", async (url, expected) => {
  const own = writePages("all", "public");
  const server = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent" });
  await servePages(server, { dir: own, readHead: async () => null, meter: { allows: () => true } });
  expect((await server.inject({ url })).body).toBe(expected);
  await server.close();
});

test("an address that was copied with the signs around it leads to its page", async () => {
  const { statusCode, headers } = await app.inject({ url: "/verification." });
  expect([statusCode, headers.location]).toEqual([302, "/verification"]);
});

test.each(["/nowhere", "/login/further", "/digital_diploma", "/digital_diploma/x?y=1"])(
  "at %s the page and the status say that it does not exist",
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers["content-type"], body]).toEqual([404, "text/html; charset=utf-8", PLAIN]);
  },
);

test.each([
  "/api/nowhere",
  "/assets/gone.js",
  "/.well-known/openid-configuration",
  "/.well-known/jwt-vc-issuer",
  "/issuers/x/y",
  "/credentials/diploma",
  "/wp-login.php",
  "/robots.txt",
  "/%E0%A4%A",
])("%s does not exist, and the answer is one for programs", async (url) => {
  const reply = await app.inject({ url });
  expect(reply.headers["content-type"]).toContain("application/problem+json");
  expect(reply.json()).toMatchObject({ status: 404, error: "not_found", type: "/docs/errors/not_found" });
});

test("another method than the call's gets the answer for an unknown call", async () => {
  expect((await app.inject({ method: "DELETE", url: "/api/chain" })).json()).toMatchObject({ error: "not_found" });
});

test("programs find the contact for security reports, and the page to change a password", async () => {
  const security = await app.inject("/.well-known/security.txt");
  expect(security.body).toMatch(/^Contact: mailto:help@ijaza\.example$/m);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(security.body) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  const password = await app.inject("/.well-known/change-password");
  expect([password.statusCode, password.headers.location]).toEqual([302, "/settings/security"]);
});
