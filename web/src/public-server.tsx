/** What the server runs of the client: the pages where visitors verify, painted before any script has run. */

import { AsyncLocalStorage } from "node:async_hooks";
import { text } from "node:stream/consumers";
import { type ArabRegion, USUAL_REGION } from "@ijaza/schema/fields/arab-regions";
import type { FirstPaint, FirstPaintOptions } from "@ijaza/schema/pages/first-paint";
import type { Language } from "@ijaza/schema/product";
import type { i18n } from "i18next";
import { prerenderToNodeStream } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router";
import type { ScriptList } from "../script-list.ts";
import { questionsOf } from "./app/first-questions.ts";
import { OwnDocument } from "./app/OwnDocument.tsx";
import { PublicApp } from "./app/PublicApp.tsx";
import { scriptsOf } from "./app/page-scripts.ts";
import { loadPublicTexts, PUBLIC_ROOMS } from "./app/public-translations.ts";
import { createCalls } from "./platform/api/calls.ts";
import { readRegionBy } from "./platform/i18n/arab-region.ts";
import { startI18n } from "./platform/i18n/start.ts";

const languages = new Map<Language, Promise<i18n>>();

async function textsIn(language: Language): Promise<i18n> {
  const instance = await startI18n({ language, load: loadPublicTexts });
  await instance.loadNamespaces(PUBLIC_ROOMS);
  return instance;
}

/** Pages are painted at the same time for readers of several countries. */
const regions = new AsyncLocalStorage<ArabRegion>();
readRegionBy(() => regions.getStore() ?? USUAL_REGION);

/** The page that is painted asks nothing: its effects do not run. */
const send = () => Promise.reject(new Error("a painted page sends nothing"));

/** Written in by the build of the pages that are painted. */
declare const SCRIPT_LIST: ScriptList;

export const firstPaint: FirstPaint = {
  questionsOf,
  scriptsOf: (path, language) => scriptsOf({ path, language, list: SCRIPT_LIST }),

  render: ({ region, ...options }) => regions.run(region, () => paint(options)),
};

async function paint({ url, language, answers }: Omit<FirstPaintOptions, "region">): Promise<string> {
  const started = languages.get(language) ?? textsIn(language);
  languages.set(language, started);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={await started}>
      <StaticRouter location={url}>
        <OwnDocument verifies>
          <PublicApp calls={createCalls({ send, answers })} />
        </OwnDocument>
      </StaticRouter>
    </I18nextProvider>,
    // Parts that are sent apart would need a script in the page, which its security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  if (failures.length > 0) throw failures[0];
  return text(prelude);
}
