/** Which script of a build holds which module, so that a page that is painted names what it will load. */
import { relative } from "node:path";
import type { Plugin } from "vite";

export type ScriptList = {
  /** The script of each module, by its path in `web/`. */
  modules: Record<string, string>;
  /** What a script imports at its start, by file. */
  imports: Record<string, string[]>;
};

/** In the folder of the build. */
export const SCRIPT_LIST = ".vite/scripts.json";

export const writeScriptList = (root: string): Plugin => ({
  name: "script-list",
  generateBundle(_, bundle) {
    const list: ScriptList = { modules: {}, imports: {} };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      list.imports[chunk.fileName] = chunk.imports;
      for (const id of chunk.moduleIds) list.modules[relative(root, id)] = chunk.fileName;
    }
    this.emitFile({ type: "asset", fileName: SCRIPT_LIST, source: JSON.stringify(list) });
  },
});
