/** A registry that another party deployed and administers, as on a public chain. */
import { diplomaRegistryAbi, diplomaRegistryBytecode } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { type Address, createWalletClient, type Hex, http, keccak256, publicActions, toBytes } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { EmbeddedChain } from "../src/platform/embedded/chain.ts";

const ETHER = 10n ** 18n;
const ADMIN_DELAY_SECONDS = 259_200;

export type ForeignRegistry = {
  address: Address;
  /** Grants a role, as its administrator would on request. */
  grant(role: "REGISTRAR_ROLE" | "OPERATOR_ROLE" | "GUARDIAN_ROLE", to: string): Promise<void>;
};

export async function deployForeignRegistry(
  chain: EmbeddedChain,
  { startDelay = 0 }: { startDelay?: number } = {},
): Promise<ForeignRegistry> {
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.fund(account.address, 10n * ETHER);
  const admin = createWalletClient({ account, transport: http(chain.url), pollingInterval: 50 }).extend(publicActions);
  const abi = diplomaRegistryAbi;
  const mined = (hash: Hex) => admin.waitForTransactionReceipt({ hash });
  const deployed = await admin.deployContract({
    abi,
    bytecode: diplomaRegistryBytecode as Hex,
    chain: null,
    args: [ADMIN_DELAY_SECONDS, startDelay, account.address],
  });
  const { contractAddress: address } = await mined(deployed);
  if (!address) throw new Error("the registry was not deployed");
  return {
    address,
    async grant(role, to) {
      const args = [keccak256(toBytes(role)), to as Address] as const;
      await mined(await admin.writeContract({ address, abi, functionName: "grantRole", args, chain: null }));
    },
  };
}
