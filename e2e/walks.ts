/**
 * Where each journey is walked by `npm run e2e`: in one language, at one university. `npm run test:all` walks each in
 * every language that it has. The language is the one in which a journey is most likely to break: Arabic for forms,
 * drawers, wizards and documents in two scripts, French for people, mails and sessions, English for the rest.
 */
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Language } from "@ijaza/schema/product";

/**
 * Journeys that change records of a university follow each other there; those `apart` run beside any other. Those of `all`
 * are walked by `npm run test:all` alone: what they see, tests of pages and of calls see by halves.
 */
type Walk = { language: Language; at: "first" | "second" | "apart" | "all" };

const WALKS: Record<string, Walk> = {
  "agent-takes-a-cohort-to-a-verdict": { language: "en", at: "first" },
  "anyone-looks-at-a-diploma": { language: "fr", at: "first" },
  "certificate-from-template-to-expiry": { language: "ar", at: "first" },
  "student-is-asked-for": { language: "ar", at: "first" },
  "student-is-erased": { language: "en", at: "first" },
  "responsable-asks-for-credits-and-ether": { language: "fr", at: "first" },
  "agent-sees-each-planted-error": { language: "ar", at: "first" },
  "review-by-keyboard": { language: "ar", at: "first" },
  "responsable-rejects-and-agent-corrects": { language: "en", at: "first" },
  "tenants-do-not-see-each-other": { language: "en", at: "first" },
  "keyboard-alone": { language: "en", at: "first" },

  "every-mode-from-every-file": { language: "ar", at: "second" },
  "university-hands-in-its-own-documents": { language: "fr", at: "second" },
  "student-shares-a-diploma": { language: "fr", at: "second" },
  "student-first-sign-in-to-corrected-diploma": { language: "fr", at: "second" },
  "certificate-is-erased": { language: "fr", at: "second" },
  "cohort-from-import-to-download": { language: "ar", at: "second" },
  "responsable-designs-a-template": { language: "ar", at: "second" },

  "guardian-marks-a-stolen-key": { language: "ar", at: "apart" },
  "university-designs-what-it-issues": { language: "ar", at: "apart" },
  "university-is-founded": { language: "fr", at: "apart" },
  "session-ends": { language: "fr", at: "apart" },
  "responsable-signs-in-with-a-second-factor": { language: "fr", at: "apart" },
  "agent-is-invited-and-blocked": { language: "fr", at: "apart" },
  "staff-keep-filters-of-a-list": { language: "ar", at: "apart" },
  "anyone-installs-the-verifier": { language: "en", at: "apart" },
  "anyone-scans-a-qr-code": { language: "en", at: "apart" },
  "anyone-shows-an-open-badge": { language: "en", at: "apart" },
  "pages-fetch-few-files": { language: "en", at: "apart" },
  "fingers-reach-everything": { language: "en", at: "apart" },
  "password-is-asked-again": { language: "en", at: "all" },
  "agent-imports-a-windows-1256-cohort": { language: "ar", at: "all" },
  "registrar-enters-a-university": { language: "ar", at: "all" },
};

/** Whether everything is walked and looked at, as `npm run test:all` does. */
export const IS_ALL = process.env.TEST_ALL === "1";

const nameOf = (file: string): string => basename(file, ".spec.ts");

/** The files of the journeys at this place. */
export const filesAt = (at: Walk["at"]): string[] =>
  Object.keys(WALKS)
    .filter((name) => WALKS[name]?.at === at)
    .map((name) => `${name}.spec.ts`);

/** The language of the journey in this file. Readers choose theirs themselves. */
export const languageIn = (file: string): Language => WALKS[nameOf(file)]?.language ?? "en";

/** Throws when a journey has no place, because it would be walked nowhere. */
export function expectPlaces(dir: string): void {
  const homeless = readdirSync(dir)
    .map(nameOf)
    .filter((name) => !name.startsWith("everybody-reads") && !WALKS[name]);
  if (homeless.length > 0) throw new Error(`e2e/walks.ts has no place for ${homeless.join(", ")}`);
}
