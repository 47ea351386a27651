// Puts single mistakes into the contract and says which of them no test detects. Takes long, so it is not one of the usual
// tests. `node contracts/mutate.mjs [FILE.sol]` takes the mutants of that file alone.
//
// The tests are compiled once, in a copy that deploys whatever code a file holds. A mutant costs one compilation of the
// contract and one run of the tests, of which two at most run at a time.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { creationCodeOf } from "./compile.mjs";
import { forgeBinary, remappings, SKIP_OPTIMIZED } from "./forge.mjs";
import { mutantsOf } from "./mutants.mjs";
import { EQUIVALENT } from "./mutants-judged.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const PROCESSES = 2;
/** In milliseconds; a mutant that does not end is detected by this limit. */
const LONGEST_RUN = 180_000;
const DEPLOYERS = [
  "test/support/RegistryTest.sol",
  "test/DiplomaRegistry.invariant.t.sol",
  "test/registry/Deployment.t.sol",
];
const COPIED = ["src", "test", "abi", "foundry.toml", "solc-shim.mjs", "package.json"];
/** Quick tests first. Filling a word with acts takes seconds, and only the log of revocations can be wrong there. */
const STAGES = [
  { args: ["--no-match-contract", "FullWord|Invariants|ActsModel"] },
  { args: ["--match-contract", "Invariants|ActsModel"] },
  { args: ["--match-contract", "FullWord"], only: "RevocationLog.sol" },
];
const REGISTRY = "../../src/DiplomaRegistry.sol";
const DEPLOY = `// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {DiplomaRegistry} from "${REGISTRY}";

interface Files {
    function readFile(string calldata path) external view returns (string memory);
    function parseBytes(string calldata text) external pure returns (bytes memory);
}

function deployMutant(uint48 adminDelay, uint40 startDelay, address admin) returns (DiplomaRegistry registry) {
    Files files = Files(address(uint160(uint256(keccak256("hevm cheat code")))));
    bytes memory code = files.parseBytes(files.readFile("out/mutant.txt"));
    code = abi.encodePacked(code, abi.encode(adminDelay, startDelay, admin));
    assembly {
        registry := create(0, add(code, 32), mload(code))
    }
    // An expected refusal gives another address.
    require(address(registry) != address(0), "not deployed");
}
`;

const [only] = process.argv.slice(2);
const mutants = mutantsOf().filter(({ file }) => !only || file === only);
const folder = mkdtempSync(join(tmpdir(), "ijaza-contract-mutants-"));
try {
  process.exitCode = (await judgeAll()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function judgeAll() {
  const copies = copiesOf(prepare(join(folder, "0")));
  const waiting = [...mutants];
  await Promise.all(
    copies.map(async (copy) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        mutant.verdict = await judge(mutant, copy);
        if (mutant.verdict === "survived") console.log(`survived  ${describe(mutant)}`);
      }
    }),
  );
  return report();
}

/** The prepared copy, and one more for each further process. */
function copiesOf(first) {
  const roots = Array.from({ length: PROCESSES }, (_, i) => join(folder, String(i)));
  for (const root of roots.slice(1)) cpSync(dirname(first), root, { recursive: true, verbatimSymlinks: true });
  return roots.map((root) => join(root, "contracts"));
}

/** A copy whose tests deploy the code of `out/mutant.txt`, compiled and passing. */
function prepare(root) {
  const copy = join(root, "contracts");
  for (const part of COPIED) cpSync(join(here, part), join(copy, part), { recursive: true });
  symlinkSync(join(here, "..", "node_modules"), join(root, "node_modules"));
  writeFileSync(join(copy, "test", "support", "Deploy.sol"), DEPLOY);
  for (const file of DEPLOYERS) edit(join(copy, file), (text) => useMutant(text, file));
  edit(join(copy, "foundry.toml"), (text) => text.replace('"write"', '"read-write"'));
  mkdirSync(join(copy, "out"));
  putCode(copy, creationCodeOf({}));
  const tested = spawnSync(forgeBinary(), testArgs([]), { cwd: copy, encoding: "utf8", env: environment() });
  if (tested.status !== 0) throw new Error(`a test fails without any mutant: ${tested.stdout}${tested.stderr}`);
  return copy;
}

function useMutant(text, file) {
  const from = relative(dirname(file), "test/support/Deploy.sol");
  const path = from.startsWith(".") ? from : `./${from}`;
  return text
    .replaceAll("new DiplomaRegistry(", "deployMutant(")
    .replace("pragma solidity ^0.8.24;", `pragma solidity ^0.8.24;\nimport {deployMutant} from "${path}";`);
}

async function judge(mutant, copy) {
  const code = creationCodeOf({ [`src/${mutant.file}`]: mutant.code });
  if (code === undefined) return "invalid";
  putCode(copy, code);
  for (const stage of STAGES) {
    if (stage.only && stage.only !== mutant.file) continue;
    if (!(await passes(copy, testArgs(stage.args)))) return "killed";
  }
  return "survived";
}

function passes(copy, args) {
  return new Promise((resolve) => {
    const child = spawn(forgeBinary(), args, { cwd: copy, stdio: "ignore", env: environment() });
    const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST_RUN);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

function putCode(copy, code) {
  writeFileSync(join(copy, "out", "mutant.txt"), `0x${code}`);
}

function testArgs(stage) {
  return ["test", "--fail-fast", "--threads", "1", ...SKIP_OPTIMIZED, ...stage, ...remappings];
}

function environment() {
  return { ...process.env, FOUNDRY_GAS_LIMIT: "4000000000" };
}

function report() {
  const count = (verdict) => mutants.filter((mutant) => mutant.verdict === verdict).length;
  const survivors = mutants.filter(({ verdict }) => verdict === "survived");
  const judged = EQUIVALENT.filter(({ file }) => !only || file === only);
  const open = survivors.filter((mutant) => !judged.some((entry) => isOf(entry, mutant)));
  const stale = judged.filter((entry) => !survivors.some((mutant) => isOf(entry, mutant)));
  for (const mutant of open) console.log(`survived, not judged  ${describe(mutant)}`);
  for (const entry of stale) console.log(`judged, but not there or killed  ${describe(entry)}`);
  const valid = mutants.length - count("invalid");
  console.log(
    `${valid} mutants (${count("invalid")} more do not compile): ${count("killed")} killed, ` +
      `${survivors.length - open.length} equivalent, ${open.length} survived`,
  );
  return open.length === 0 && stale.length === 0;
}

function isOf(entry, mutant) {
  return ["file", "at", "change"].every((key) => entry[key] === mutant[key]) && (entry.nth ?? 1) === mutant.nth;
}

function describe({ file, line, at, change, nth = 1 }) {
  return `${file}${line ? `:${line}` : ""}  ${change}${nth > 1 ? ` (${nth})` : ""}  in  ${at}`;
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
