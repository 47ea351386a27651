/** The pages behind the `type` of a problem: they explain a refusal in the reader's language, without script. */
import { ERRORS, type RefusalCode } from "@ijaza/schema/errors/errors";
import { directionOf, LANGUAGES, type Language, languageOf, PRODUCT } from "@ijaza/schema/product";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { ERROR_PAGES } from "./error-address.ts";
import { ADVICE, LABELS } from "./error-page-texts.ts";
import { STYLE } from "./error-pages.style.ts";
import { asText } from "./page-head.ts";
import { languageOfRequest } from "./server.ts";

const STYLE_PATH = `${ERROR_PAGES}/style.css`;
const NAMES: Record<Language, string> = { en: "English", fr: "Français", ar: "العربية" };
const KEPT = "public, max-age=3600";

export function serveErrorPages(app: FastifyInstance): void {
  app.get(STYLE_PATH, async (_, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", KEPT).send(STYLE),
  );
  app.get(ERROR_PAGES, async (request, reply) =>
    send(reply, { ...reading(request), title: LABELS.index, main: listAll }),
  );
  app.get<{ Params: { name: string } }>(`${ERROR_PAGES}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!isRefusal(name)) throw new AppError("not_found");
    return send(reply, { ...reading(request), title: ERRORS[name], main: (language) => explain(name, language) });
  });
}

const isRefusal = (name: string): name is RefusalCode => Object.hasOwn(ERRORS, name);

type PageReader = { language: Language; path: string };

/** The language from the link of the page, else the browser's. */
function reading(request: FastifyRequest): PageReader {
  const chosen = new URL(request.url, "http://localhost").searchParams.get("language");
  return {
    language: chosen === null ? languageOfRequest(request) : languageOf(chosen),
    path: request.url.replace(/[?#].*$/, ""),
  };
}

type SendOptions = PageReader & { title: Record<Language, string>; main: (language: Language) => string };

function send(reply: FastifyReply, { language, path, title, main }: SendOptions) {
  const others = LANGUAGES.map((each) =>
    each === language
      ? `<span aria-current="true">${NAMES[each]}</span>`
      : `<a href="${asText(path)}?language=${each}" hreflang="${each}" lang="${each}">${NAMES[each]}</a>`,
  );
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${asText(title[language].replace(/\{\w+\}/g, "…"))} · ${PRODUCT.name[language]}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="${STYLE_PATH}" />
</head>
<body>
<header>
<a class="home" href="/" aria-label="${LABELS.home[language]}">${PRODUCT.name[language]}</a>
<nav aria-label="${LABELS.languages[language]}">${others.join(" ")}</nav>
</header>
<main>
${main(language)}
</main>
</body>
</html>
`;
  return reply
    .type("text/html; charset=utf-8")
    .header("content-language", language)
    .header("vary", "accept-language, language")
    .header("cache-control", KEPT)
    .send(html);
}

function explain(name: RefusalCode, language: Language): string {
  const { code, status } = ERRORS[name];
  const fact = (label: keyof typeof LABELS, value: string | number) =>
    `<div><dt>${LABELS[label][language]}</dt><dd><code dir="ltr">${value}</code></dd></div>`;
  return `<h1>${withPlaces(ERRORS[name][language])}</h1>
<h2>${LABELS.toDo[language]}</h2>
<p>${asText(adviceFor(status)[language])}</p>
<dl>${fact("name", name)}${fact("number", code)}${fact("status", status)}</dl>
<p><a href="${ERROR_PAGES}?language=${language}">${LABELS.all[language]}</a></p>`;
}

function listAll(language: Language): string {
  const rows = Object.entries(ERRORS).map(
    ([name, { code, status, ...texts }]) => `<tr>
<th scope="row"><a href="${ERROR_PAGES}/${name}?language=${language}"><code dir="ltr">${name}</code></a></th>
<td>${code}</td><td>${status}</td><td>${withPlaces(texts[language])}</td></tr>`,
  );
  const heads = [LABELS.name, LABELS.number, LABELS.status, LABELS.sentence].map(
    (label) => `<th scope="col">${label[language]}</th>`,
  );
  return `<h1>${LABELS.index[language]}</h1>
<p>${LABELS.introduction[language]}</p>
<div class="wide" role="region" tabindex="0" aria-label="${LABELS.index[language]}"><table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>${rows.join("")}</tbody>
</table></div>`;
}

/** Shows a placeholder of the sentence, because only the refusal itself has its value. */
const withPlaces = (sentence: string): string =>
  asText(sentence).replace(/\{(\w+)\}/g, (_, place: string) => `<var dir="ltr" title="${place}">…</var>`);

function adviceFor(status: number): Record<Language, string> {
  const advice = ADVICE[status];
  if (!advice) throw new Error(`there is no advice for the status ${status}`);
  return advice;
}
