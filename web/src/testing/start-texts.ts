/**
 * Loads the texts of all rooms before a page is rendered: otherwise React shows the fallback of a suspended page for
 * 300 ms.
 */
import { loadTexts } from "../app/translations.ts";
import type { Language } from "../platform/i18n/languages.ts";
import { startI18n } from "../platform/i18n/start.ts";

const ROOMS = Object.keys(import.meta.glob("../features/**/locales/en.json")).map((path) =>
  path.slice("../features/".length, -"/locales/en.json".length),
);

export async function startTexts(language: Language): Promise<void> {
  const i18n = await startI18n({ language, load: loadTexts });
  await i18n.loadNamespaces(ROOMS);
}
