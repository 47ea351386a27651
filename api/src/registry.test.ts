/** `npm run registry` on two kinds of nodes: what it deploys, prints and sends, and that the product runs on it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAddress, toFunctionSelector } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasEdr, startEdrChain } from "../test/edr-chain.ts";
import { type EmbeddedChain, startEmbeddedChain } from "./platform/embedded/chain.ts";
import { runRegistry } from "./registry.ts";

const ETHER = 10n ** 18n;
const HOLDER = "0x00000000000000000000000000000000000000A1";
const dir = mkdtempSync(join(tmpdir(), "ijaza-registry-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const startAnvil = () =>
  startEmbeddedChain({ dir: join(dir, "chain"), log: { info: () => undefined, warn: () => undefined } });

const NODES: [string, () => Promise<EmbeddedChain>][] = [
  ["anvil", startAnvil],
  ...(hasEdr ? [["EDR", startEdrChain] satisfies [string, () => Promise<EmbeddedChain>]] : []),
];

describe.each(NODES)("on %s", (name, start) => {
  let chain: EmbeddedChain;
  const secret = generatePrivateKey();
  const admin = privateKeyToAccount(secret).address;
  const key = join(dir, `${name}.key`);
  let registry = "";

  beforeAll(async () => {
    chain = await start();
    await chain.fund(admin, 10n * ETHER);
    writeFileSync(key, `${secret}\n`);
    const output = await run(`deploy --admin ${admin} --start-delay 0 --key ${key}`);
    registry = /REGISTRY_ADDRESS=(0x[0-9a-fA-F]{40})/.exec(output)?.[1] ?? "";
    expect(output).toContain("The code is that of this release.");
  });
  afterAll(() => chain.stop());

  async function run(line: string): Promise<string> {
    const output: string[] = [];
    const env = { RPC_URL: chain.url, REGISTRY_ADDRESS: registry || undefined };
    expect(await runRegistry(line.split(" "), env, (text) => output.push(text))).toBe(0);
    return output.join("\n");
  }

  test("status gives the entry of a trust list, and costs with the price that is given", async () => {
    const output = await run("status --price 3000");
    const entry = JSON.parse(/\{[^}]+\}[^}]+\}/.exec(output)?.[0] ?? "");
    expect(entry).toMatchObject({ chainId: chain.chainId, registry: registry.toLowerCase(), demo: false });
    expect(output).toMatch(/To issue a batch of any size: 56868 gas, 0\.0\d+ coins, 0\.\d+ in money\./);
  });

  test("a role is given and taken by the admin's key, and listed as long as it lasts", async () => {
    expect(await run("roles")).toMatch(/^guardian {3}nobody$/m);
    await run(`roles grant guardian ${HOLDER} --key ${key}`);
    expect(await run("roles")).toMatch(new RegExp(`^guardian {3}${HOLDER} from 20\\d\\d-`, "m"));
    await run(`roles revoke guardian ${HOLDER} --key ${key}`);
    expect(await run("roles")).toMatch(/^guardian {3}nobody$/m);
  });

  test("without a key the transaction is printed and not sent", async () => {
    const output = await run(`roles grant operator ${HOLDER}`);
    expect(output).toContain(`to    ${getAddress(registry)}\nvalue 0\ndata  0x2f2ff15d`);
    expect(await run("roles")).toMatch(/^operator {3}nobody$/m);
  });

  test("a guardian's veto of a role is printed as the call that it is", async () => {
    const selector = toFunctionSelector("vetoRole(bytes32,address)");
    expect(await run(`roles veto registrar ${HOLDER}`)).toContain(`\ndata  ${selector}`);
  });

  test("a key without the role is refused before anything is sent", async () => {
    const other = generatePrivateKey();
    await chain.fund(privateKeyToAccount(other).address, ETHER);
    writeFileSync(join(dir, "other.key"), other);
    await expect(run(`roles grant operator ${HOLDER} --key ${join(dir, "other.key")}`)).rejects.toThrow(
      /AccessControlUnauthorizedAccount|e2517d3f|reverted/,
    );
  });

  test("an address without a contract is no registry", async () => {
    await expect(run(`status --registry ${HOLDER}`)).rejects.toThrow(`There is no contract at ${HOLDER}`);
  });
});

test.each([
  ["deploy --rpc http://127.0.0.1:1", "--admin must be an address"],
  ["deploy --rpc http://127.0.0.1:1 --admin 0x12", "--admin must be an address"],
  [`deploy --rpc http://127.0.0.1:1 --admin ${HOLDER} --start-delay soon`, "--start-delay must be a whole number"],
  ["status", "--rpc or RPC_URL must name a node"],
  ["status --rpc http://127.0.0.1:1", "--registry or REGISTRY_ADDRESS must be an address"],
  [`roles give operator ${HOLDER} --rpc http://127.0.0.1:1 --registry ${HOLDER}`, "roles takes grant, revoke or veto"],
  ["destroy --rpc http://127.0.0.1:1", "There is no command destroy"],
  ["status --colour", "Unknown option '--colour'"],
])("%s is refused", async (line, reason) => {
  await expect(runRegistry(line.split(" "), {}, () => undefined)).rejects.toThrow(reason);
});
