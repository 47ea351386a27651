/** A real local chain for tests, with the registry deployed: anvil on a free port, which `stop` ends. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import registry from "@ijaza/contracts/abi/DiplomaRegistry.json" with { type: "json" };
import { diplomaRegistryAbi } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { createTestClient, http, keccak256, publicActions, walletActions } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { foundry } from "viem/chains";
import type { TrustEntry } from "../src/trust/trust.ts";

/** The first of anvil's own test accounts. */
const account = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
const REGISTRAR = "REGISTRAR_ROLE";
const ROLES = [REGISTRAR, "OPERATOR_ROLE", "GUARDIAN_ROLE"] as const;

export async function startRealChain() {
  const { url, stop } = await startAnvil();
  const transport = http(url);
  const client = createTestClient({ account, chain: foundry, mode: "anvil", transport })
    .extend(publicActions)
    .extend(walletActions);
  const bytecode: `0x${string}` = `0x${registry.bytecode.replace(/^0x/, "")}`;
  const hash = await client.deployContract({ abi: diplomaRegistryAbi, bytecode, args: [0, 0, account.address] });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error("the registry was not deployed");
  const contract = { address: contractAddress, abi: diplomaRegistryAbi } as const;

  /** Waits for the block of a sent transaction and gives its number. */
  const settle = async (sent: Promise<`0x${string}`>) =>
    Number((await client.waitForTransactionReceipt({ hash: await sent })).blockNumber);
  for (const name of ROLES) {
    const role = await client.readContract({ ...contract, functionName: name });
    await settle(client.writeContract({ ...contract, functionName: "grantRole", args: [role, account.address] }));
  }
  const genesis = await client.getBlock({ blockNumber: 0n });
  const code = await client.getCode({ address: contractAddress });
  const entry: TrustEntry = {
    chainId: foundry.id,
    genesisHash: genesis.hash,
    registry: contractAddress,
    codeHash: keccak256(code ?? "0x"),
    finality: { tag: "finalized" },
    demo: true,
  };
  return { url, stop, client, contract, settle, entry, account: account.address };
}

async function startAnvil(): Promise<{ url: string; stop: () => void }> {
  const args = ["--port", "0", "--slots-in-an-epoch", "1", "--no-cors"];
  const child = spawn(findAnvil(), args, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((found, failed) => {
    let output = "";
    child.stdout.on("data", (part) => {
      output += part;
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port) found(`http://127.0.0.1:${port}`);
    });
    child.on("exit", () => failed(new Error(`anvil ended: ${output}`)));
  });
  return { url, stop: () => child.kill("SIGKILL") };
}

/** The anvil binary without its launcher, so that killing it leaves no child process behind. */
function findAnvil(): string {
  const launcher = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json");
  const machine = process.arch === "x64" ? "amd64" : process.arch;
  return join(dirname(launcher), "..", `anvil-${process.platform}-${machine}`, "bin", "anvil");
}
