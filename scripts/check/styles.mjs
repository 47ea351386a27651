/**
 * Checks the convention for component styles. A style sheet is beside its component and defines blocks (`.menu`, with
 * parts `.menu__item` and variants `.menu--open`); each block is defined by one sheet. Another sheet may change a block
 * only inside a block of its own that the selector names first (`.bar .button`), or where a block contains its own
 * (`.dialog:has(.recovery)`). The only breakpoints are those of `breakpoints.css`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import postcss from "postcss";
import { root } from "../stamps.mjs";

const FOLDER = join("web", "src");

/** Sheets that belong to no single component. */
const SHARED_SHEETS = /(^|[/])ui[/](styles[/]|staff[.]css$)/;

/** Other widths that are allowed beside the three breakpoints, each with its reason. */
const WIDTHS = [
  {
    file: "web/src/ui/PublicHeader.css",
    query: "(max-width: 374px)",
    reason: "the name beside the seal fits from 375 px on",
  },
  {
    file: "web/src/features/templates/designing/Designer.css",
    query: "(min-width: 1200px)",
    reason: "a page of paper and its panel need as much beside each other",
  },
  {
    file: "web/src/features/templates/designing/Designer.css",
    query: "(max-width: 1199px)",
    reason: "the same, from the other side",
  },
];

/** Blocks that a second sheet may extend, each with its reason. */
const SECOND_SHEETS = [
  {
    file: "web/src/features/universities/use-columns.css",
    block: "table",
    reason: "a university has its name and its balances in one row of a phone, which no other list has",
  },
  {
    file: "web/src/features/verification/checking/Checking.css",
    block: "banner",
    reason: "the banner that waits is drawn before the code of the verdict is there",
  },
  {
    file: "web/src/features/verification/verdict/VerdictLayout.css",
    block: "altered",
    reason: "the checks stand apart after an altered document, which the layout knows alone",
  },
  {
    file: "web/src/features/verification/verdict/VerdictLayout.css",
    block: "document-picture",
    reason: "a verdict is printed without its picture",
  },
];

/** Gives each violation as a sentence that begins with its file. */
export function findStyleBreaches({ from = root, widths = WIDTHS, seconds = SECOND_SHEETS } = {}) {
  const sheets = readdirSync(join(from, FOLDER), { recursive: true })
    .map((path) => join(FOLDER, path).replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".css"))
    .map((path) => ({ path, tree: postcss.parse(readFileSync(join(from, path), "utf8"), { from: path }) }));
  const defined = sheets.map(({ path, tree }) => ({ path, blocks: blocksDefinedIn(tree) }));
  return [
    ...sheets.flatMap(({ path, tree }) => foreignWidths(path, tree, widths)),
    ...sheets.filter(({ path }) => isAlone(from, path)).map(({ path }) => `${path}: no component beside it imports it`),
    ...twiceDefined(defined, seconds),
    ...sheets.flatMap(({ path, tree }) => foreignBlocks(path, tree, defined)),
  ];
}

function foreignWidths(path, tree, widths) {
  const found = [];
  tree.walkAtRules("media", ({ params }) => {
    if (!/(min|max)-width|width *[<>=]/.test(params)) return;
    if (!widths.some(({ file, query }) => file === path && query === params))
      found.push(`${path}: the breakpoint ${params}`);
  });
  return found;
}

/** Whether no component in its folder imports the sheet. */
function isAlone(from, path) {
  if (SHARED_SHEETS.test(path)) return false;
  const folder = join(from, dirname(path));
  const name = path.split("/").at(-1);
  const beside = readdirSync(folder).filter((each) => /[.]tsx?$/.test(each) && existsSync(join(folder, each)));
  return !beside.some((each) => readFileSync(join(folder, each), "utf8").includes(`"./${name}"`));
}

const blockOf = (name) => name.split(/__|--/)[0];

const classesIn = (text) => [...text.matchAll(/[.]([a-z][\w-]*)/g)].map(([, name]) => name);

/** The first compound of a selector that names a class, including its parts in parentheses. */
function firstPlace(selector) {
  const compounds = selector.match(/(?:[^\s>+~()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return compounds.find((compound) => compound.includes(".")) ?? "";
}

function eachSelector(tree, visit) {
  tree.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && rule.parent.name.endsWith("keyframes")) return;
    for (const selector of rule.selectors) visit(selector);
  });
}

/** The blocks with which a selector of the sheet begins, without another block in the same compound. */
function blocksDefinedIn(tree) {
  const blocks = new Set();
  eachSelector(tree, (selector) => {
    const found = new Set(classesIn(firstPlace(selector)).map(blockOf));
    if (found.size === 1) blocks.add([...found][0]);
  });
  return blocks;
}

function twiceDefined(defined, seconds) {
  const owners = new Map();
  for (const { path, blocks } of defined) {
    for (const block of blocks) {
      if (seconds.some((known) => known.file === path && known.block === block)) continue;
      owners.set(block, [...(owners.get(block) ?? []), path]);
    }
  }
  return [...owners]
    .filter(([, paths]) => paths.length > 1)
    .map(([block, [first, ...others]]) => `${first}: .${block} is defined in ${others.join(" and ")} too`);
}

/** Selectors that begin with no block that the sheet defines. */
function foreignBlocks(path, tree, defined) {
  const own = defined.find((each) => each.path === path).blocks;
  const found = [];
  eachSelector(tree, (selector) => {
    const blocks = classesIn(firstPlace(selector)).map(blockOf);
    if (blocks.length > 0 && !blocks.some((block) => own.has(block)))
      found.push(`${path}: ${selector} begins with no block of its own`);
  });
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const breaches = findStyleBreaches();
  for (const breach of breaches) console.error(breach);
  console.log(`${breaches.length} breaches of the convention for styles`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
