/** Legal pages: who runs the installation, and its own texts in place of the product's. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getLegalPage } from "@ijaza/schema/legal/calls";
import { LEGAL_PAGES } from "@ijaza/schema/pages/pages";
import { DEFAULT_RETENTION } from "@ijaza/schema/privacy/retention";
import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-legal-"));
afterAll(() => rmSync(dir, { recursive: true }));
writeFileSync(join(dir, "terms.fr.md"), "## Nos conditions");
writeFileSync(join(dir, "secret.md"), "not a page");

const operator = { name: "A Ministry", address: ["1 Rue du Lac", "Tunis"], email: "ask@ministry.example" };
const retention = { ...DEFAULT_RETENTION, mails: 90, visits: 0 };
const named = await startTestApp({ legal: { operator, dir }, retention });
const unnamed = await startTestApp();

test.each(LEGAL_PAGES)(
  "the page %s says who runs the installation, and nothing where the settings do not",
  async (page) => {
    expect((await named.anyone.call(getLegalPage, { page })).operator).toEqual(operator);
    const nobody = { name: null, address: [], email: null };
    expect(await unnamed.anyone.call(getLegalPage, { page })).toMatchObject({ operator: nobody, text: null });
  },
);

test("a page says how long this installation keeps data", async () => {
  expect((await named.anyone.call(getLegalPage, { page: "privacy" })).retention).toEqual(retention);
  expect((await unnamed.anyone.call(getLegalPage, { page: "privacy" })).retention).toEqual(DEFAULT_RETENTION);
});

test("a text of the operator's replaces the product's in every language, and others stay", async () => {
  const text = { language: "fr", markdown: "## Nos conditions" };
  for (const language of ["fr", "ar", "en"] as const) {
    expect((await named.anyone.call(getLegalPage, { page: "terms", language })).text).toEqual(text);
  }
  expect((await named.anyone.call(getLegalPage, { page: "privacy" })).text).toBeNull();
});

test("a text that is written while the server runs is read, in the reader's language", async () => {
  writeFileSync(join(dir, "terms.ar.md"), "## شروطنا");
  expect((await named.anyone.call(getLegalPage, { page: "terms", language: "ar" })).text?.markdown).toBe("## شروطنا");
});

test("no other file can be read", async () => {
  for (const page of ["secret", "..%2Fsecret", "terms.fr"]) {
    const reply = await named.app.inject({ url: `/api/legal/${page}` });
    expect(reply.statusCode, page).toBe(400);
  }
});
