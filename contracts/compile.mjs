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
  const input = {
    language: "Solidity",
    sources: { [ENTRY]: { content: readSource(ENTRY) } },
    settings: { ...settings, outputSelection: { [ENTRY]: { DiplomaRegistry: ["abi", "evm", "storageLayout"] } } },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport }));
  const complaints = output.errors ?? [];
  if (complaints.length > 0) throw new Error(complaints.map((one) => one.formattedMessage).join("\n"));
  return {
    contract: output.contracts[ENTRY].DiplomaRegistry,
    version: solc.version().replace(".Emscripten.clang", ""),
  };
}

function findImport(path) {
  return { contents: readSource(path) };
}

function readSource(path) {
  const file = path.startsWith("@") ? require.resolve(path) : new URL(path, import.meta.url);
  return readFileSync(file, "utf8");
}
