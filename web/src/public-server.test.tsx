/** What the server paints of the pages where visitors verify. That browsers go on from it, journeys show: they bear no error. */
import type { ArabRegion } from "@ijaza/schema/fields/arab-regions";
import type { FirstAnswers } from "@ijaza/schema/pages/first-paint";
import { LANGUAGES, type Language } from "@ijaza/schema/product";
import { expect, test } from "vitest";
import { firstPaint } from "./public-server.tsx";
import { pageWith } from "./testing/university-pages.ts";

const ID = "7k2qf9xw4m0123456789abcdef";
const PATHS = ["/", "/verification", `/digital_diploma/${ID}`, "/share-certificate", "/university/wadi-nour"];

const disclosureOf = (name: string, value: string) => btoa(JSON.stringify(["salt", name, value]));
const BUNDLE = JSON.stringify({
  credential: ["a.b.c", disclosureOf("firstName", "Amina"), disclosureOf("lastName", "Ben Salah"), ""].join("~"),
});
const ANSWERS: FirstAnswers = {
  "GET /api/chain {}": { demo: true },
  "GET /api/university/page/wadi-nour {}": pageWith(),
  [`GET /api/diploma/file/${ID} {"format":"json"}`]: BUNDLE,
};

const paint = (url: string, language: Language = "en", region: ArabRegion = "TN") =>
  firstPaint.render({ url, language, region, answers: ANSWERS });

test.each(PATHS)("%s is painted in each language, without what the security policy refuses", async (path) => {
  for (const language of LANGUAGES) {
    const markup = await paint(path, language);
    expect(markup).toContain("<main");
    expect(markup).not.toMatch(/<script|<style|\sstyle=/);
  }
});

test("a university's page comes whole", async () => {
  expect(await paint("/university/wadi-nour", "fr")).toContain("Université de Wadi Nour");
});

test("a diploma's page says at once whose it claims to be, and that this is being checked", async () => {
  const markup = await paint(`/digital_diploma/${ID}`);
  expect(markup).toContain("Amina Ben Salah");
  expect(markup).toContain("Checking");
  expect(markup).not.toContain("authentic");
});

test("what a page asks first is had by the keys that the page asks it by", async () => {
  const keys = firstPaint.questionsOf(`/digital_diploma/${ID}`).map(({ key }) => key);
  expect(Object.keys(ANSWERS)).toEqual(expect.arrayContaining(keys));
  expect(keys).toHaveLength(2);
  expect(firstPaint.questionsOf("/verification").map(({ address }) => address)).toEqual(["/api/chain"]);
});

test("pages that are painted at the same time have the months of their own readers", async () => {
  const july = { ...pageWith({ university: { registeredAt: "2024-07-14T08:00:00Z" } }) };
  const answers = { ...ANSWERS, "GET /api/university/page/wadi-nour {}": july };
  const regions = { TN: "جويلية", EG: "يوليو", LB: "تموز", MA: "يوليوز" } as const;
  const painted = await Promise.all(
    (Object.keys(regions) as (keyof typeof regions)[]).map(async (region) => {
      const markup = await firstPaint.render({ url: "/university/wadi-nour", language: "ar", region, answers });
      return [region, Object.values(regions).filter((month) => new RegExp(`${month}(?!\\p{L})`, "u").test(markup))];
    }),
  );
  expect(painted).toEqual(Object.entries(regions).map(([region, month]) => [region, [month]]));
});
