/** What a call says in plain words, and addresses and thumbprints short enough for a line. */
import type { MadeCall, WaitingCall } from "@ijaza/schema/registrar-calls/calls";
import { useTranslation } from "react-i18next";
import { formatDayOf, formatMoment } from "../../platform/format/format.ts";
import { isolate } from "../../platform/format/isolate.ts";
import type { Language } from "../../platform/i18n/languages.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";

type CallContent = Omit<MadeCall, "madeAt">;

/** Characters at each end of a shortened address. */
const SHOWN = 6;

/** `0x1234…cdef12`; what is short already stays whole. */
export const shortened = (hex: string): string =>
  hex.length <= 2 * SHOWN + 3 ? hex : `${hex.slice(0, 2 + SHOWN)}…${hex.slice(-SHOWN)}`;

/** `waiting`: what the registrar is asked to do; `made`: what it has done. */
export const useCallText = (tense: "waiting" | "made"): ((call: CallContent) => string) => {
  const { t } = useTranslation("registrar-calls");
  const language = useLanguage();
  return ({ kind, university, entered, endsAt, since }) =>
    t(`${tense}.${kind}`, {
      name: isolate(university.name[language]),
      domain: isolate(entered?.domain ?? "", "ltr"),
      did: isolate(entered?.did ?? "", "ltr"),
      day: endsAt ? isolate(formatDayOf(endsAt, language)) : "",
      since: since ? isolate(formatMoment(since, language)) : "",
    });
};

/** What stands under the sentence: the key itself, or the English name that the registry gets, for readers of another language. */
export const detailOf = ({ key, entered }: Pick<WaitingCall, "key" | "entered">, language: Language): string | null => {
  if (key) return shortened(key);
  return entered && language !== "en" ? entered.name : null;
};
