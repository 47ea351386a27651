/**
 * Runs a CommonJS bundle of ASCII with the code that V8 compiled for it in an earlier process: `node run-cached.mjs <bundle>`. The
 * first process that its parent speaks to once more, after it let it begin, keeps what it has compiled so far in `<bundle>.cache`;
 * V8 refuses what it cannot use.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { dirname } from "node:path";
import { constants, Script } from "node:vm";

const [, , bundle] = process.argv;
const cache = `${bundle}.cache`;
const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
const script = new Script(Module.wrap(readFileSync(bundle, "latin1")), {
  filename: bundle,
  cachedData,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
if (!cachedData) {
  const keep = () => {
    const own = `${cache}-${process.pid}`;
    writeFileSync(own, script.createCachedData());
    renameSync(own, cache);
  };
  process.once("message", () => process.once("message", keep));
}
const bundled = new Module(bundle);
script.runInThisContext()(bundled.exports, createRequire(bundle), bundled, bundle, dirname(bundle));
