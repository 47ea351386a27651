/** The product's own legal texts, fetched one by one. */
import type { LegalPageName } from "@ijaza/schema/pages";
import type { Language } from "../../platform/i18n/languages.ts";

const FILES = import.meta.glob<string>("./texts/*.md", { query: "?raw", import: "default" });

export const loadText = async (page: LegalPageName, language: Language): Promise<string> => {
  const load = FILES[`./texts/${page}.${language}.md`];
  if (!load) throw new Error(`there is no text ${page}.${language}`);
  return load();
};

type Values = { operator: string; email: string; address: string };

/** Puts the operator's name and addresses into a text. */
export const fillText = (markdown: string, values: Values): string =>
  markdown.replace(/\{(operator|email|address)\}/g, (_, name: keyof Values) => values[name]);
