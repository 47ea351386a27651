import { existsSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@ijaza/schema/product";
import { expect, test } from "vitest";
import { modulesOf, scriptsOf } from "./page-scripts.ts";

const WEB = join(import.meta.dirname, "../..");
const DIPLOMA = "/digital_diploma/7k2qf9xw4m0123456789abcdef";

test.each(["/", "/verification", DIPLOMA, "/university/wadi-nour", "/share-certificate"])(
  "every module that %s is said to load exists",
  (path) => {
    const modules = LANGUAGES.flatMap((language) => modulesOf(path, language));
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !existsSync(join(WEB, module)))).toEqual([]);
  },
);

test("a script is named once, with what it imports, and without what the page names itself", () => {
  const list = {
    modules: {
      "src/public.ts": "assets/index.js",
      "src/public-start.tsx": "assets/start.js",
      "src/features/verification/pages/DigitalDiplomaPage.tsx": "assets/page.js",
      "src/features/verification/verdict/Verdict.tsx": "assets/verdict.js",
      "src/features/verification/locales/fr.json": "assets/fr.js",
      "src/features/verification/locales/en.json": "assets/en.js",
    },
    imports: {
      "assets/index.js": ["assets/runtime.js"],
      "assets/start.js": ["assets/runtime.js", "assets/base.js"],
      "assets/page.js": ["assets/base.js", "assets/shared.js"],
      "assets/verdict.js": ["assets/shared.js", "assets/start.js"],
    },
  };
  expect(scriptsOf({ path: DIPLOMA, language: "fr", list })).toEqual([
    "/assets/start.js",
    "/assets/base.js",
    "/assets/page.js",
    "/assets/shared.js",
    "/assets/verdict.js",
    "/assets/fr.js",
  ]);
  expect(scriptsOf({ path: "/login", language: "fr", list })).toEqual(["/assets/start.js", "/assets/base.js"]);
});
