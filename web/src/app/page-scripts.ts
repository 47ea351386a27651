/** The scripts that a page will load, for its head to name: the browser fetches them while it still reads the first. */
import type { Language } from "@ijaza/schema/product";
import { matchPath } from "react-router";
import type { ScriptList } from "../../script-list.ts";

/** Is imported after the first frame, so that the page does not name it itself. */
const START = "src/public-start.tsx";

const VERIFYING = [
  "src/features/verification/checking/verifier.ts",
  "src/features/verification/verdict/Verdict.tsx",
] as const;

/** By the page: the module it begins with, what it loads next whatever happens, and the rooms of its texts. */
const PAGES: Record<string, { modules: readonly string[]; rooms: readonly string[] }> = {
  "/": { modules: ["src/features/landing/pages/LandingPage.tsx"], rooms: ["landing", "verification/input"] },
  "/verification": {
    modules: ["src/features/verification/pages/VerificationPage.tsx"],
    rooms: ["verification", "verification/input"],
  },
  "/digital_diploma/:id": {
    modules: ["src/features/verification/pages/DigitalDiplomaPage.tsx", ...VERIFYING],
    rooms: ["verification"],
  },
  "/university/:slug": {
    modules: ["src/features/university-pages/pages/UniversityPage.tsx"],
    rooms: ["university-pages", "verification/input"],
  },
  "/share-certificate": { modules: ["src/features/sharing/opening/SharePage.tsx"], rooms: ["sharing", "verification"] },
};

/** What a page loads besides what its head names: modules by their paths in `web/`. */
export function modulesOf(path: string, language: Language): string[] {
  const pattern = Object.keys(PAGES).find((each) => matchPath(each, path));
  if (!pattern) return [];
  const { modules, rooms } = PAGES[pattern]!;
  const folders = ["src/ui", ...rooms.map((room) => `src/features/${room}`)];
  return [...modules, ...folders.map((folder) => `${folder}/locales/${language}.json`)];
}

type PageScriptsOptions = { path: string; language: Language; list: ScriptList };

/** Addresses under the root of the site, without those that the page names already; for an unknown page those of every page. */
export function scriptsOf({ path, language, list }: PageScriptsOptions): string[] {
  const named = withImports(["src/public.ts"], list);
  const scripts = withImports([START, ...modulesOf(path, language)], list);
  return [...scripts].filter((file) => !named.has(file)).map((file) => `/${file}`);
}

/** The scripts of modules, with all that they import at their start. */
function withImports(modules: readonly string[], { modules: fileOf, imports }: ScriptList): Set<string> {
  const found = new Set<string>();
  const add = (file: string | undefined): void => {
    if (!file || found.has(file)) return;
    found.add(file);
    for (const each of imports[file] ?? []) add(each);
  };
  for (const module of modules) add(fileOf[module]);
  return found;
}
