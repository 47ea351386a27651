/** The periods for which data is kept, as phrases of a text: in its language, which may not be that of the page. */
import { RETENTION_KINDS, type Retention, type RetentionKind } from "@ijaza/schema/privacy/retention";
import { formatNumber } from "../../platform/format/format.ts";
import type { Language } from "../../platform/i18n/languages.ts";
import type english from "./locales/en.json";

type Phrases = Record<string, string>;

const FILES = import.meta.glob<{ period: Phrases & Pick<(typeof english)["period"], "forEver"> }>("./locales/*.json", {
  import: "default",
});

const DAYS_A_YEAR = 365;

/** `keptMails` for mails, as a text writes it between braces. */
export type PeriodName = `kept${Capitalize<RetentionKind>}`;
export type Periods = Record<PeriodName, string>;

/** Phrases such as "for 2 years", by the names that a text uses; whole years are told as years. */
export async function describePeriods(retention: Retention, language: Language): Promise<Periods> {
  const load = FILES[`./locales/${language}.json`];
  if (!load) throw new Error(`there are no texts in ${language}`);
  const { period } = await load();
  const entries = RETENTION_KINDS.map((kind) => [
    nameOf(kind),
    describe(retention[kind], { phrases: period, language }),
  ]);
  return Object.fromEntries(entries) as Periods;
}

const nameOf = (kind: RetentionKind) => `kept${kind[0]?.toUpperCase()}${kind.slice(1)}`;

function describe(days: number, { phrases, language }: { phrases: Phrases; language: Language }): string | undefined {
  if (days === 0) return phrases.forEver;
  const [unit, count] = days % DAYS_A_YEAR === 0 ? ["years", days / DAYS_A_YEAR] : ["days", days];
  const form = new Intl.PluralRules(language).select(count);
  return phrases[`${unit}_${form}`]?.replace("{{count}}", formatNumber(count, language));
}
