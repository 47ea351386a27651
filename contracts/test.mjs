// Runs the contract's tests with forge, without any network. --gas writes gas-report.md, --coverage requires that every
// branch is covered, and --lint requires formatted sources without a warning. Without the optimizer the sources compile in a
// third of the time: all but gas and the committed code is tested so, unless TEST_ALL is 1.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { forgeBinary, remappings, SKIP_OPTIMIZED } from "./forge.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const [mode] = process.argv.slice(2);
const unoptimized = { env: { FOUNDRY_OPTIMIZER: "false" } };

const modes = { undefined: test, "--gas": reportGas, "--coverage": requireCoverage, "--lint": requireLint };
const run = modes[mode];
if (run) run();
else fail(`Unknown option ${mode}: use --gas, --coverage, --lint or none.\n`);

function test() {
  const { output, isOk } =
    process.env.TEST_ALL === "1" ? forge(["test"]) : forge(["test", ...SKIP_OPTIMIZED], unoptimized);
  print(isOk ? lastLines(output) : output, isOk);
}

function reportGas() {
  const { output, isOk } = forge(["test", "--match-contract", "DiplomaRegistryGas"]);
  if (!isOk) return print(output, false);
  const rows = readFileSync(new URL("out/gas.md", import.meta.url), "utf8");
  writeFileSync(new URL("gas-report.md", import.meta.url), renderGasReport(rows));
  print("contracts/gas-report.md written\n", true);
}

// Coverage is measured without the optimizer, so gas and the committed code cannot be compared.
function requireCoverage() {
  const measured = ["--report", "summary", "--no-match-coverage", "^test/", ...SKIP_OPTIMIZED];
  const { output, isOk } = forge(["coverage", ...measured]);
  if (!isOk) return print(output, false);
  const rows = output.split("\n").filter((line) => /^\| src\//.test(line) || /^\| File/.test(line));
  const isWhole = rows.length > 1 && rows.slice(1).every((row) => [...row.matchAll(/([\d.]+)% \(/g)].every(isHundred));
  print(`${rows.join("\n")}\n${isWhole ? "Everything is covered." : "Not everything is covered."}\n`, isWhole);
}

// Forge lints only what it compiles again, so this build has its own folder.
function requireLint() {
  const build = forge(["build", "src", "--force", "--out", "out/lint", "--cache-path", "cache/lint"]);
  const format = forge(["fmt", "--check"], { remapping: [] });
  print(`${build.output}${format.output}`, build.isOk && format.isOk);
}

function isHundred([, percent]) {
  return Number(percent) === 100;
}

function forge(args, { remapping = remappings, env = {} } = {}) {
  const options = { cwd: here, env: { ...process.env, ...env, NO_COLOR: "1" }, encoding: "utf8", maxBuffer: 1 << 28 };
  const result = spawnSync(forgeBinary(), [...args, ...remapping], options);
  if (result.error) return { output: `${result.error.message}\n`, isOk: false };
  return { output: `${result.stdout}${result.stderr}`, isOk: result.status === 0 };
}

function renderGasReport(rows) {
  return `# Gas of the registry

What a receipt says: base cost, calldata and execution of a whole transaction, on storage not touched before, with the
settings of \`foundry.toml\`. Written by \`node contracts/test.mjs --gas\`; the tests fail above a limit.

| Transaction | Gas | Limit |
| --- | ---: | ---: |
${rows}`;
}

function lastLines(output) {
  const lines = output.trimEnd().split("\n");
  const suites = lines.filter((line) => /^(Ran |Suite result)/.test(line));
  return `${suites.join("\n")}\n`;
}

function print(text, isOk) {
  process.stdout.write(text);
  if (!isOk) process.exitCode = 1;
}

function fail(text) {
  process.stderr.write(text);
  process.exitCode = 1;
}
