/** To verify without our server, a person installs the verifier as a command, in a program and in a web page. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { demoDiploma } from "../demo-diplomas.ts";
import { exampleOf, installPeers, installPublished, ROOT } from "../published-verifier.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { URL_OF_PRODUCT } from "../stack.ts";
import { FIRST } from "../universities.ts";

const run = promisify(execFile);
/** Outside of this checkout, whose packages Node would find; removed in the end. */
let made: string | undefined;
const folderOutside = () => {
  made = mkdtempSync(join(tmpdir(), "ijaza-stranger-"));
  return made;
};
test.afterEach(() => void (made && rmSync(made, { recursive: true, force: true })));

const RPC = `${URL_OF_PRODUCT}/api/chain/rpc`;

const PAGE = `<!doctype html><title>Somebody's page</title><output></output><script type="module" src="./page.js"></script>`;
const SCRIPT = `
  import { parseTrustList, verify } from "ijaza-verify";
  import { verifyBadge } from "ijaza-verify/badge";
  const get = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
  const trust = parseTrustList(JSON.stringify((await (await fetch("/api/chain")).json()).trust));
  const options = { trust, rpc: [location.origin + "/api/chain/rpc"], from: location.origin };
  const file = "/api/diploma/file/" + new URLSearchParams(location.search).get("id");
  const badge = await get(file + "?format=openbadge");
  const results = [await verify(await get(file + "?format=json"), options), await verifyBadge(badge, options)];
  document.querySelector("output").textContent = results.map(({ verdict }) => verdict).join(" ");
`;

const TYPED = `
  import { signTrustList, verify } from "ijaza-verify";
  import { verifyBadge } from "ijaza-verify/badge";
  export const all = [signTrustList, verify, verifyBadge];
`;

test("the published verifier runs as a command, in a program and in a page", async ({ newcomer, anyone }) => {
  const agent = await newcomer();
  await openSession(agent, FIRST.agent.email);
  const { _id: id } = await demoDiploma(agent.page, "signed");
  const folder = folderOutside();
  const installed = installPublished(folder);
  const [diploma, trust] = [join(folder, "diploma.json"), join(folder, "trust.json")];
  writeFileSync(diploma, await (await anyone.page.request.get(`/api/diploma/file/${id}?format=json`)).text());
  const chain = await (await anyone.page.request.get("/api/chain")).json();
  writeFileSync(trust, JSON.stringify(chain.trust));

  await step("what is published has types and no sources", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((name) => /(?<![.]d)[.]ts$/.test(name))).toEqual([]);
    for (const name of ["README.md", "LICENSE", "trust.json", "dist/index.d.ts"]) expect(files).toContain(name);
    expect(existsSync(join(folder, "verifier"))).toBe(false);
  });
  await step("without what badges need, their verdict is unknown and names it", async () => {
    const badge = join(folder, "badge.json");
    writeFileSync(badge, await (await anyone.page.request.get(`/api/diploma/file/${id}?format=openbadge`)).text());
    const command = [join(installed, "bin", "ijaza-verify.mjs"), badge, "--trust", trust, "--from", URL_OF_PRODUCT];
    const { stdout } = await run(process.execPath, command, { cwd: folder }).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(stdout).toMatch(/^UNKNOWN \(part_missing\)[\s\S]*(jsonld|@noble|@digital|@scure)/);
    installPeers(folder);
  });
  await step("its types need no browser's", async () => {
    writeFileSync(join(folder, "typed.ts"), TYPED);
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const own = ["--ignoreConfig", "--noEmit", "--strict", "--lib", "es2022", "--module", "nodenext"];
    const types = ["--typeRoots", join(ROOT, "node_modules", "@types"), "--types", "node"];
    await run(process.execPath, [tsc, ...own, ...types, "typed.ts"], { cwd: folder });
  });
  await step("as a command", async () => {
    const command = join(installed, "bin", "ijaza-verify.mjs");
    const { stdout } = await run(process.execPath, [command, diploma, "--trust", trust, "--rpc", RPC], { cwd: folder });
    expect(stdout).toMatch(/^VALID\. /);
  });
  await step("in a program, as its README says", async () => {
    const program = join(folder, "example.js");
    writeFileSync(program, exampleOf(installed));
    const { stdout } = await run(process.execPath, [program, diploma, trust, RPC], { cwd: folder });
    expect(stdout).toMatch(/ issued this: /);
  });
  await step("bundled in a page, a badge too", async () => {
    writeFileSync(join(folder, "index.html"), PAGE);
    writeFileSync(join(folder, "page.js"), SCRIPT);
    const logged = { configFile: false, logLevel: "error" } as const;
    await build({ ...logged, root: folder, base: "/strangers-page/", build: { target: "es2022", outDir: "built" } });
    const { page } = anyone;
    await page.route("**/strangers-page/**", (route) => {
      const name = new URL(route.request().url()).pathname.replace("/strangers-page/", "") || "index.html";
      const contentType = name.endsWith(".js") ? "text/javascript" : "text/html";
      return route.fulfill({ contentType, body: readFileSync(join(folder, "built", name)) });
    });
    await page.goto(`/strangers-page/?id=${id}`);
    await expect(page.locator("output")).toHaveText("valid valid");
  });
});
