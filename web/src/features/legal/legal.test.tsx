/** Legal pages: the product's texts or the operator's, who runs the installation, and Markdown that cannot run anything. */
import { LEGAL_PAGES } from "@ijaza/schema/pages/pages";
import { DEFAULT_RETENTION, RETENTION_KINDS } from "@ijaza/schema/privacy/retention";
import { LANGUAGES } from "@ijaza/schema/product";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";
import { Markdown } from "./components/Markdown.tsx";
import type { LegalPageData } from "./legal.api.ts";
import { loadText } from "./texts.ts";

const NOBODY: LegalPageData = {
  operator: { name: null, address: [], email: null },
  text: null,
  retention: DEFAULT_RETENTION,
};
const MINISTRY = { name: "A Ministry", address: ["1 Rue du Lac", "Tunis"], email: "ask@ministry.example" };

const answering = (data: LegalPageData) =>
  serve(Object.fromEntries(LEGAL_PAGES.map((page) => [`GET /api/legal/${page}`, () => ({ body: data })])));

test("an installation that has not named its operator says so plainly", async () => {
  answering(NOBODY);
  await renderApp("/imprint");
  await screen.findByText(/This installation has not named its operator/);
  await screen.findByRole("heading", { name: "Who is responsible for what" });
});

test("one that has names it, with its address and where to write", async () => {
  answering({ ...NOBODY, operator: MINISTRY });
  await renderApp("/imprint");
  await screen.findByText("1 Rue du Lac");
  expect(screen.getByRole("link", { name: MINISTRY.email }).getAttribute("href")).toBe(`mailto:${MINISTRY.email}`);
  expect(screen.queryByText(/has not named/)).toBeNull();
});

test("the product's texts name the operator where they speak of it", async () => {
  answering({ ...NOBODY, operator: MINISTRY });
  await renderApp("/privacy");
  await screen.findByText(/A Ministry\W? runs this installation for the universities/);
  expect(screen.getByRole("main").textContent).not.toMatch(/[{}]/);
});

test("the operator's own text stands in place of the product's, in its own language", async () => {
  answering({
    operator: MINISTRY,
    text: { language: "fr", markdown: "## Nos règles\n\nÉcrivez à {email}." },
    retention: DEFAULT_RETENTION,
  });
  await renderApp("/terms");
  const heading = await screen.findByRole("heading", { name: "Nos règles" });
  expect(heading.closest("[lang]")?.getAttribute("lang")).toBe("fr");
  screen.getByText(/^Écrivez à \W?ask@ministry\.example\W?\.$/);
  expect(screen.queryByText(/What the service does/)).toBeNull();
});

const PERIODS = { ...DEFAULT_RETENTION, mails: 730, jobs: 365, visits: 90, shares: 11 * 365, imports: 0 };

test.each([
  ["en", "kept for 2 years", "kept for one year", "kept for 90 days", "kept for 11 years", "kept indefinitely"],
  ["fr", "pendant 2 ans", "pendant un an", "pendant 90 jours", "pendant 11 ans", "conservés sans limite de durée"],
  ["ar", "لمدة سنتين", "لمدة سنة واحدة", "لمدة 90 يومًا", "لمدة 11 سنة", "يُحفظان دون أجل محدّد"],
] as const)("the page on privacy names the periods of the installation in %s", async (language, first, ...others) => {
  answering({ ...NOBODY, retention: PERIODS });
  await renderApp("/privacy", { language });
  await screen.findByText((text) => text.includes(first));
  const text = screen.getByRole("main").textContent?.replaceAll("\u00a0", " ");
  for (const phrase of others) expect(text).toContain(phrase);
  expect(text).not.toMatch(/[{}]/);
});

test("the product's page on privacy names each period", async () => {
  const markdown = await loadText("privacy", "en");
  for (const kind of RETENTION_KINDS) expect(markdown.toLowerCase()).toContain(`{kept${kind.toLowerCase()}}`);
});

test("the operator's own text names the periods in its own language", async () => {
  const markdown = "Messages : {keptMails}. Partages : {keptShares}. {another}";
  answering({ ...NOBODY, text: { language: "fr", markdown }, retention: { ...PERIODS, shares: 0 } });
  await renderApp("/privacy", { language: "ar" });
  await screen.findByText(/^Messages : pendant 2 ans\. Partages : sans limite de durée\. \{another\}$/);
});

test("every public page leads to the legal ones, and so does the sign-in", async () => {
  answering(NOBODY);
  for (const path of ["/verification", "/login"]) {
    const { unmount } = await renderApp(path);
    const footer = await screen.findByRole("navigation", { name: "Footer" });
    const links = within(footer).getAllByRole("link");
    const addresses = links.map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(expect.arrayContaining(LEGAL_PAGES.map((page) => `/${page}`)));
    unmount();
  }
});

const shown = (markdown: string) =>
  render(
    <MemoryRouter>
      <Markdown text={markdown} />
    </MemoryRouter>,
  );

/** What a text is made of, without its words. */
const shapeOf = (markdown: string) => {
  const { container, unmount } = shown(markdown);
  const blocks = [...container.querySelectorAll("h2, h3, p, li")].map(({ tagName }) => tagName);
  unmount();
  return blocks;
};
const linksIn = (markdown: string) => [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to).sort();
const valuesIn = (markdown: string) => [...new Set(markdown.match(/\{\w+\}/g))].sort();

test.each(LEGAL_PAGES)(
  "the text of %s says the same in each language: headings, lists, links, values",
  async (page) => {
    const [english, ...others] = await Promise.all(LANGUAGES.map((language) => loadText(page, language)));
    for (const other of others) {
      expect(shapeOf(other)).toEqual(shapeOf(english!));
      expect(linksIn(other)).toEqual(linksIn(english!));
      expect(valuesIn(other)).toEqual(valuesIn(english!));
    }
  },
);

test("Markdown is shown as elements, and nothing in it can run", () => {
  const text = [
    "# Title",
    "One **bold** and a [link](/privacy)\nin two lines.",
    "- first\n- second,\n  which goes on",
    "<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [foreign](//evil.example)",
  ].join("\n\n");
  const { container } = shown(text);
  screen.getByRole("heading", { level: 2, name: "Title" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replace("\n", " "))).toEqual([
    "first",
    "second, which goes on",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/privacy"]);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toContain("<img src=x onerror=alert(1)>");
});
