/** A third party without a browser, who uses the verifier's command line with a trust list of its own. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { URL_OF_PRODUCT } from "./stack.ts";

const PROGRAM = fileURLToPath(new URL("../verifier/bin/dev.mjs", import.meta.url));

/** Writes a proof or a PDF and the current pins to files; gives the check of them: exit code 0 valid, 1 invalid, 2 unknown. */
export async function thirdPartyWith(input: {
  proof: string | Buffer;
  pathOf: (name: string) => string;
}): Promise<() => Promise<number | null>> {
  const chain = await (await fetch(`${URL_OF_PRODUCT}/api/chain`)).json();
  const name = typeof input.proof === "string" ? "diploma.json" : "diploma.pdf";
  const [file, trust] = [input.pathOf(name), input.pathOf("trust.json")];
  writeFileSync(file, input.proof);
  writeFileSync(trust, JSON.stringify(chain.trust));
  const args = [PROGRAM, file, "--rpc", `${URL_OF_PRODUCT}/api/chain/rpc`, "--trust", trust];
  return () => exitCodeOf(args);
}

const exitCodeOf = (args: string[]) =>
  new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
    child.on("error", reject);
    child.on("exit", resolve);
  });
