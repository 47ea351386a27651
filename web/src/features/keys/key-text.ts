/** What a key's state is in a sentence, and its id short enough for a line. */

import type { getUniversityKeys, UniversityKey } from "@ijaza/schema/keys/calls";
import { CLEARABLE_DAYS } from "@ijaza/schema/keys/rules";
import { useTranslation } from "react-i18next";
import type { Reply } from "../../platform/api/request.ts";
import { formatMoment } from "../../platform/format/format.ts";
import { isolate } from "../../platform/format/isolate.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";

export type UniversityKeysShown = Reply<typeof getUniversityKeys>;

/** Characters at each end of a shortened key. */
const SHOWN = 8;
const DAY_MS = 86_400_000;

export const shortKey = (id: string): string =>
  id.length <= 2 * SHOWN + 1 ? id : `${id.slice(0, SHOWN)}…${id.slice(-SHOWN)}`;

const clearableUntil = (markedAt: string | null) =>
  markedAt && new Date(new Date(markedAt).getTime() + CLEARABLE_DAYS * DAY_MS).toISOString();

/** The moment that the sentence of each state names. */
const momentIn = (key: UniversityKey): string | null => {
  if (key.state === "marked" || key.state === "compromised") return key.compromisedSince;
  if (key.state === "ended" || (key.state === "replaced" && key.validUntil)) return key.validUntil;
  return key.validFrom;
};

export const useKeyText = () => {
  const { t } = useTranslation("keys");
  const language = useLanguage();
  const show = (moment: string | null) => (moment ? isolate(formatMoment(moment, language)) : "");
  return {
    show,
    /** Its state with the moments that belong to it. */
    stateOf: (key: UniversityKey): string => {
      const ends = key.state === "replaced" && key.validUntil !== null;
      return t(ends ? "states.ending" : `states.${key.state}`, {
        moment: show(momentIn(key)),
        until: show(clearableUntil(key.markedAt)),
      });
    },
  };
};
