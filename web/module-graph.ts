/** Which modules that are loaded late need a module: through a room's parts only whoever imports that part. */
import { basename } from "node:path";

/** Of rolldown, as far as it is read here. */
export type Graph = { getModuleInfo: (id: string) => Module | null };
type Module = { code: string | null; importers: readonly string[]; dynamicImporters: readonly string[] };

/** A room's parts, and all icons: they do nothing themselves but pass on. */
const DOOR = /([.]parts[.]tsx?|\/lucide-react[.]mjs)$/;

/** For rolldown's `moduleSideEffects`: what is not imported from a room's parts is not loaded with them. */
export const hasSideEffects = (id: string): boolean => !DOOR.test(id);

/** The names that a module imports, or passes on, from another; null where it does not do so by names. */
type Named = { imported: readonly string[] | null; exported: readonly string[] | null };
type Read = Omit<Module, "code"> & {
  /** By the name, without its ending, of the file that the names come from. */
  named: ReadonlyMap<string, Named>;
};

/** A module on the way, and under which names it passes on what the way began with; null for any. */
type Reached = { id: string; names: readonly string[] | null };

/** For one build, whose modules are read once each. */
export function createEntries() {
  const read = new Map<string, Read>();
  const readModule = (graph: Graph, id: string): Read => {
    const known = read.get(id);
    if (known) return known;
    const { code = null, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    const found = { importers, dynamicImporters, named: namesIn(code ?? "") };
    read.set(id, found);
    return found;
  };

  /** All that is loaded late and needs this module, through however many others. */
  return function entriesOf(id: string, graph: Graph): string[] {
    const entries = new Set<string>();
    const seen = new Set<string>();
    const queue: Reached[] = [{ id, names: null }];
    // An array that grows while it is walked is walked to its end.
    for (const reached of queue) {
      const { dynamicImporters, importers } = readModule(graph, reached.id);
      if (dynamicImporters.length > 0) entries.add(reached.id);
      for (const importer of importers) {
        const named = readModule(graph, importer).named.get(stemOf(reached.id));
        if (!needs(named, reached)) continue;
        const names = DOOR.test(importer) ? (named?.exported ?? null) : null;
        const key = `${importer} ${names?.join() ?? ""}`;
        if (!seen.has(key)) queue.push({ id: importer, names });
        seen.add(key);
      }
    }
    return [...entries];
  };
}

const needs = (named: Named | undefined, { names }: Reached): boolean =>
  !names || !named?.imported || named.imported.some((name) => names.includes(name));

/** Packages are imported without the ending of their files. */
const stemOf = (path: string): string => basename(path).replace(/[.]\w+$/, "");

const STATEMENT = /\b(import|export)\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["']([^"']+)["']/g;

function namesIn(code: string): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  for (const [, word, list = "", whole, from = ""] of code.matchAll(STATEMENT)) {
    const { imported, exported } = found.get(stemOf(from)) ?? { imported: null, exported: null };
    if (whole) {
      found.set(stemOf(from), { imported: null, exported: [...(exported ?? []), whole] });
      continue;
    }
    const pairs = list.split(",").map((each) => each.trim().split(/\s+as\s+/));
    // As the other module calls it in an import, as this one calls it in an export.
    const names = pairs.map((pair) => pair.at(word === "import" ? 0 : -1) ?? "");
    found.set(
      stemOf(from),
      word === "import"
        ? { exported, imported: [...(imported ?? []), ...names] }
        : { imported, exported: [...(exported ?? []), ...names] },
    );
  }
  return found;
}
