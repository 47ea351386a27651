/** Starts a page: first the language, then what is shown. */
import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type LoadTexts, startI18n } from "./i18n/start.ts";
import { applyLanguage, mirrorLanguage, readStoredLanguage } from "./i18n/stored-language.ts";
import { restrictScripts } from "./trusted-types.ts";
import "../ui/styles/fonts.css";
import "../ui/styles/tokens.css";
import "../ui/styles/base.css";
import "../ui/styles/forced-colors.css";

type StartOptions = {
  load: LoadTexts;
  show: () => ReactNode;
  /** Loads the code of the page at this path, and gives the rooms whose texts it shows: what the server painted stays until then. */
  prepare?: (path: string) => Promise<readonly string[]>;
};

export async function startPage({ load, show, prepare }: StartOptions): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  restrictScripts();
  const language = readStoredLanguage();
  mirrorLanguage(language);
  const isPainted = root.hasChildNodes() && document.documentElement.lang === language;
  const [rooms, texts] = await Promise.all([
    prepare?.(globalThis.location.pathname) ?? [],
    startI18n({ language, load }),
  ]);
  await texts.loadNamespaces(rooms);
  const page = <StrictMode>{show()}</StrictMode>;
  if (isPainted && prepare) {
    hydrateRoot(root, page);
    return;
  }
  applyLanguage(language);
  // What the server painted in another language is replaced by React's first commit, so that no page is ever empty.
  createRoot(root).render(page);
}
