/** Stops with a clear message when Node is too old. Its syntax is one that old versions can read. */
import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

export function checkNode() {
  const needed = manifest.engines.node
    .replace(/[^0-9.]/g, "")
    .split(".")
    .map(Number);
  const found = process.versions.node.split(".").map(Number);
  const isOld = found[0] < needed[0] || (found[0] === needed[0] && found[1] < (needed[1] || 0));
  if (!isOld) return;
  console.error(
    `Ijaza needs Node.js ${needed.join(".")} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}
