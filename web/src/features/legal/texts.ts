/** The product's own legal texts, fetched one by one. */
import type { LegalPageName } from "@ijaza/schema/pages/pages";
import type { Language } from "../../platform/i18n/languages.ts";
import type { Periods } from "./periods.ts";

const FILES = import.meta.glob<string>("./texts/*.md", { query: "?raw", import: "default" });

export const loadText = async (page: LegalPageName, language: Language): Promise<string> => {
  const load = FILES[`./texts/${page}.${language}.md`];
  if (!load) throw new Error(`there is no text ${page}.${language}`);
  return load();
};

type Values = { operator: string; email: string; address: string } & Periods;

/** Puts the operator's name and addresses and the periods into a text; other words between braces stay. */
export const fillText = (markdown: string, values: Values): string =>
  markdown.replace(/\{(\w+)\}/g, (braced, name: string) => (isNameIn(values, name) ? values[name] : braced));

const isNameIn = (values: Values, name: string): name is keyof Values => Object.hasOwn(values, name);
