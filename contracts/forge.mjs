// Finds forge, and tells it where the contract's imports are.
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);
const openzeppelin = dirname(require.resolve("@openzeppelin/contracts/package.json"));

export const remappings = ["--remappings", `@openzeppelin/contracts/=${openzeppelin}/`];

/** Leaves out the tests of gas and of the committed code, which hold of optimized code alone. */
export const SKIP_OPTIMIZED = ["--no-match-test", "test_gas_|test_committedCode_"];

/** The executable in this platform's package, because the one that npm links is a wrapper. */
export function forgeBinary() {
  const platform = { linux: "linux", darwin: "darwin", win32: "win32" }[process.platform];
  const arch = { x64: "amd64", arm64: "arm64" }[process.arch];
  const name = `@foundry-rs/forge-${platform}-${arch}`;
  const executable = process.platform === "win32" ? "forge.exe" : "forge";
  return require.resolve(`${name}/bin/${executable}`);
}
