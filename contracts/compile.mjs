// Compiles the registry with the Solidity compiler from npm; the settings are those of foundry.toml.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import solc from "solc";

const require = createRequire(import.meta.url);
const ENTRY = "src/DiplomaRegistry.sol";

export const settings = {
  evmVersion: "shanghai",
  optimizer: { enabled: true, runs: 200 },
  // The code contains no hash of the sources, so a comment does not change the code hash that verifiers pin.
  metadata: { bytecodeHash: "none" },
};

/** The output of solc and its version. Throws with solc's messages on an error or warning. */
export function compileRegistry() {
  const outputSelection = { [ENTRY]: { DiplomaRegistry: ["abi", "evm", "storageLayout"] } };
  const output = compile({ ...settings, outputSelection });
  const complaints = output.errors ?? [];
  if (complaints.length > 0) throw new Error(complaints.map((one) => one.formattedMessage).join("\n"));
  return {
    contract: output.contracts[ENTRY].DiplomaRegistry,
    version: solc.version().replace(".Emscripten.clang", ""),
  };
}

/**
 * The creation code in hexadecimal digits, without the optimizer, which is quicker; undefined if it does not compile.
 * `changed` maps paths to sources that take the place of the files.
 */
export function creationCodeOf(changed) {
  const outputSelection = { [ENTRY]: { DiplomaRegistry: ["evm.bytecode.object"] } };
  const output = compile({ evmVersion: settings.evmVersion, outputSelection }, changed);
  return output.contracts?.[ENTRY]?.DiplomaRegistry.evm.bytecode.object;
}

/** The syntax tree of each source, by its path. */
export function syntaxTrees() {
  const { sources } = compile({ outputSelection: { "*": { "": ["ast"] } } });
  return Object.fromEntries(Object.entries(sources).map(([path, { ast }]) => [path, ast]));
}

export function readSource(path) {
  const file = path.startsWith("@") ? require.resolve(path) : new URL(path, import.meta.url);
  return readFileSync(file, "utf8");
}

function compile(options, changed = {}) {
  const contentOf = (path) => changed[path] ?? readSource(path);
  const sources = { [ENTRY]: { content: contentOf(ENTRY) } };
  const input = JSON.stringify({ language: "Solidity", sources, settings: options });
  return JSON.parse(solc.compile(input, { import: (path) => ({ contents: contentOf(path) }) }));
}
