// Writes the contract's ABI, code and storage layout for other workspaces; --check only says whether they are up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compileRegistry, settings } from "./compile.mjs";
import { describeStorage, renderProvedStorage } from "./storage-layout.mjs";

const isCheck = process.argv.includes("--check");
const stale = Object.entries(renderFiles()).filter(([name, text]) => readCommitted(name) !== text);

for (const [name, text] of stale) {
  if (isCheck) process.stderr.write(`contracts/${name} is stale: run node contracts/build.mjs\n`);
  else write(name, text);
}
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;

function renderFiles() {
  const artifact = describe(compileRegistry());
  return {
    "abi/DiplomaRegistry.json": renderArtifact(artifact),
    "abi/DiplomaRegistry.ts": renderModule(artifact),
    "../verifier/src/state-proof/storage.ts": renderProvedStorage(artifact.storage),
  };
}

function describe({ contract, version }) {
  return {
    contractName: "DiplomaRegistry",
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
    compiler: { version, evmVersion: settings.evmVersion, optimizerRuns: settings.optimizer.runs },
    selectors: Object.fromEntries(
      Object.entries(contract.evm.methodIdentifiers).map(([signature, selector]) => [signature, `0x${selector}`]),
    ),
    storage: describeStorage(contract.storageLayout),
  };
}

/** JSON with a line for each entry of each list, so that a change of one function is a change of one line. */
function renderArtifact(artifact) {
  const members = Object.entries(artifact).map(
    ([name, value]) => `${JSON.stringify(name)}: ${Array.isArray(value) ? linesOf(value) : JSON.stringify(value)}`,
  );
  return `{\n${members.join(",\n")}\n}\n`;
}

function linesOf(list) {
  return `[\n${list.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]`;
}

function renderModule({ abi, bytecode, deployedBytecode }) {
  return `// The registry's ABI and code, for viem. Written by contracts/build.mjs: do not edit.

export const diplomaRegistryAbi = ${linesOf(abi)} as const;

/** Creation code, to which the constructor's arguments are appended. */
export const diplomaRegistryBytecode: \`0x\${string}\` =
  "${bytecode}";

/** Code on the chain; its keccak256 is the code hash that trust lists pin. */
export const diplomaRegistryDeployedBytecode: \`0x\${string}\` =
  "${deployedBytecode}";
`;
}

function readCommitted(name) {
  const file = new URL(name, import.meta.url);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function write(name, text) {
  const file = new URL(name, import.meta.url);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`contracts/${name} written\n`);
}
