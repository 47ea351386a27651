/** The pages behind the `type` of a problem: every refusal, in three languages, readable without script. */
import { ERRORS } from "@ijaza/schema/errors/errors";
import { directionOf, LANGUAGES } from "@ijaza/schema/product";
import { signIn } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const { app, anyone } = await startTestApp();

const names = Object.keys(ERRORS) as (keyof typeof ERRORS)[];
const open = (url: string, language = "en") => app.inject({ url, headers: { "accept-language": language } });
const sentencesOf = (text: string) =>
  text.split(/\{\w+\}/).map((part) => part.replace(/&/g, "&amp;").replace(/'/g, "&#39;"));

test.each(LANGUAGES)("every refusal is explained in %s", async (language) => {
  for (const name of names) {
    const { statusCode, headers, body } = await open(`/docs/errors/${name}`, language);
    expect([name, statusCode, headers["content-type"]]).toEqual([name, 200, "text/html; charset=utf-8"]);
    expect(headers["content-language"]).toBe(language);
    expect(body).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    for (const part of sentencesOf(ERRORS[name][language])) expect(body).toContain(part);
    expect(body).toContain(`>${name}</code>`);
    expect(body).toContain(`>${ERRORS[name].code}</code>`);
    expect(body).not.toMatch(/<script|style="|\{\w+\}|undefined/);
  }
});

test("the type of a problem leads to the page that explains it", async () => {
  const { type, title } = await anyone.refused(signIn, { email: "nobody@ijaza.example", password: "not the password" });
  expect(type).toBe("/docs/errors/invalid_credentials");
  expect((await open(type)).body).toContain(title);
});

test("a link leads to the other languages, and overrides the browser's", async () => {
  const { body } = await open("/docs/errors/not_found", "fr");
  const links = [...body.matchAll(/href="([^"]+\?language=\w+)" hreflang/g)].map(([, href]) => href);
  expect(links).toEqual(["/docs/errors/not_found?language=en", "/docs/errors/not_found?language=ar"]);
  expect((await open("/docs/errors/not_found?language=ar", "fr")).body).toContain('dir="rtl"');
});

test("the index lists all pages, and its style is a file of our own", async () => {
  const { body } = await open("/docs/errors");
  for (const name of names) expect(body).toContain(`href="/docs/errors/${name}?language=en"`);
  const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
  expect((await open(String(style))).headers["content-type"]).toBe("text/css; charset=utf-8");
});

test("a code that is no refusal has no page", async () => {
  expect((await open("/docs/errors/toString")).json()).toMatchObject({ status: 404, error: "not_found" });
});
