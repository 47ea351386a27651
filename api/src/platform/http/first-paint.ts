/** Paints a public page before it is sent: its markup, and the answers to what it asks first. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type ArabRegion, acceptedLanguages, arabRegionOf } from "@ijaza/schema/fields/arab-regions";
import {
  FIRST_ANSWERS_ID,
  type FirstAnswers,
  type FirstPaint,
  type FirstQuestion,
  LANGUAGE_COOKIE,
} from "@ijaza/schema/pages/first-paint";
import { PAGE_SCRIPTS_ID } from "@ijaza/schema/pages/scripts";
import { directionOf, type Language, languageOf } from "@ijaza/schema/product";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createKept, nameOfContent } from "../kept.ts";
import { withinTurn } from "./public-turns.ts";
import { soonOrNull } from "./soon.ts";

/** The painting part of the client's build; undefined where there is none. */
export async function loadFirstPaint(file: string): Promise<FirstPaint | undefined> {
  if (!existsSync(file)) return undefined;
  const built = (await import(pathToFileURL(file).href)) as { firstPaint: FirstPaint };
  return built.firstPaint;
}

/** The page with this in it, for `writePaint`. */
export type Painted = {
  language: Language;
  region: ArabRegion;
  markup: string;
  answers: FirstAnswers;
  scripts: readonly string[];
};

/** Bytes of the markup that is kept: some hundred pages. */
const MARKUP_KEPT = 16_000_000;

/** What it gives is null where the page is better sent without: the scripts of the page then do the same. */
export function createPainter(app: FastifyInstance, { questionsOf, scriptsOf, render }: FirstPaint) {
  const markups = createKept<string>({ bytes: MARKUP_KEPT });

  const answer = async (request: FastifyRequest, { address, answersText }: FirstQuestion): Promise<unknown> => {
    const { host } = request.headers;
    const question = { url: address, remoteAddress: request.ip, headers: host ? { host } : {} };
    // Awaited within, because a request of this kind begins when somebody waits for it.
    const reply = await withinTurn(async () => await app.inject(question));
    if (reply.statusCode !== 200) return undefined;
    return answersText ? reply.payload : reply.json();
  };

  const paint = async (request: FastifyRequest): Promise<Painted> => {
    const language = languageOf(request.cookies[LANGUAGE_COOKIE]);
    const region = arabRegionOf(acceptedLanguages(request.headers["accept-language"]));
    const path = pathOf(request.url);
    const questions = questionsOf(path);
    const known = await Promise.all(questions.map(async (each) => [each.key, await answer(request, each)] as const));
    const answers = Object.fromEntries(known.filter(([, value]) => value !== undefined));
    const shown = { url: request.url, language, region, answers };
    // The answers are asked anew each time, so that only their painting is spared.
    const markup = await markups(nameOfContent(shown), () => render(shown));
    return { language, region, answers, markup, scripts: scriptsOf(path, language) };
  };

  return (request: FastifyRequest): Promise<Painted | null> => soonOrNull(request, () => paint(request), "its paint");
}

const pathOf = (url: string): string => decodeURI(url.replace(/[?#].*$/, ""));

const ROOT = '<div id="root"></div>';

/** The page with what was painted, in the language of that; its scripts go on with the months that were painted. */
export function writePaint(page: string, { language, region, markup, answers, scripts }: Painted): string {
  const data = dataElement(FIRST_ANSWERS_ID, answers) + dataElement(PAGE_SCRIPTS_ID, scripts);
  return page
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}" data-region="${region}">`)
    .replace(ROOT, () => `<div id="root">${markup}</div>${data}`);
}

/** JSON that cannot end the element it stands in (HTML, section 4.12.1.3). */
const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
