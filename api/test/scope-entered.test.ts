/** Where a scope is entered: in one place, whose type asks for the reason of whoever sees all universities. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const api = fileURLToPath(new URL("..", import.meta.url));

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(api, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

test("no statement enters a scope beside `inScope`, where nobody would ask for its reason", () => {
  const entering = [...sourcesIn("src"), ...sourcesIn("seeds")].filter((name) =>
    /set_config\('ijaza|set (?:local |session )?ijaza/i.test(readFileSync(join(api, name), "utf8")),
  );
  expect(entering.sort()).toEqual(["src/platform/database.ts", "src/platform/transaction-begin.ts"]);
});
