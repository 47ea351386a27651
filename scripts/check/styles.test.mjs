/** Writes styles that violate the convention, which the check must find. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findStyleBreaches } from "./styles.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-styles-"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(dirname(join(from, path)), { recursive: true });
  writeFileSync(join(from, path), text);
};

/** Two components, each with its sheet. */
const breachesOf = (menu, list = "", options = {}) => {
  write("web/src/ui/Menu.tsx", 'import "./Menu.css";');
  write("web/src/ui/Menu.css", menu);
  write("web/src/ui/List.tsx", 'import "./List.css";');
  write("web/src/ui/List.css", list);
  return findStyleBreaches({ from, widths: [], seconds: [], ...options });
};

test.each([
  ["a block with its parts and kinds", ".menu {} .menu__item:hover {} .menu--open .menu__item {}", ".list {}"],
  ["another's block in a place of one's own", ".menu {}", ".list {} .list .menu {} .list > .menu__item {}"],
  ["another's block with something of one's own", ".menu {}", ".list {} .menu:has(.list) {} .list.menu {}"],
  ["a breakpoint by its name", "@media (--phone) { .menu {} }", ".list {}"],
  ["other queries", "@media print { .menu {} } @media (hover: none) { .menu {} }", ".list {}"],
  ["the steps of an animation", ".menu {} @keyframes turn { from {} to {} }", ".list {}"],
])("%s is right", (_, menu, list) => {
  expect(breachesOf(menu, list)).toEqual([]);
});

test.each([
  ["a block of two sheets", ".menu {}", ".list {} .menu {}", /[.]menu is defined in web.src.ui.(Menu|List)[.]css too/],
  ["a part alone", ".menu {}", ".list {} .menu__item {}", /[.]menu is defined in/],
  [
    "a breakpoint of its own",
    "@media (max-width: 700px) { .menu {} }",
    ".list {}",
    /the breakpoint [(]max-width: 700px[)]/,
  ],
  ["a range", "@media (width <= 700px) { .menu {} }", ".list {}", /the breakpoint [(]width <= 700px[)]/],
])("%s is found", (_, menu, list, breach) => {
  expect(breachesOf(menu, list)).toEqual([expect.stringMatching(breach)]);
});

test("a selector that begins with another's block is found, and so is a sheet that no component beside it imports", () => {
  expect(breachesOf(".menu {}", ".list {} .menu.card {}")).toEqual([
    "web/src/ui/List.css: .menu.card begins with no block of its own",
  ]);
  write("web/src/features/agents/Agents.css", ".agents {}");
  expect(breachesOf(".menu {}", ".list {}")).toEqual([
    "web/src/features/agents/Agents.css: no component beside it imports it",
  ]);
});

test("only the listed exceptions are accepted", () => {
  const file = "web/src/ui/List.css";
  const options = {
    seconds: [{ file, block: "menu", reason: "why" }],
    widths: [{ file, query: "(max-width: 374px)" }],
  };
  const list = ".list {} .menu {} @media (max-width: 374px) { .list {} }";
  expect(breachesOf(".menu {}", list, options)).toEqual([]);
  expect(breachesOf(".menu {} @media (max-width: 374px) { .menu {} }", list, options)).toHaveLength(1);
});
