/** `npm run registry`: deploys a registry on a chain of one's own, and shows and gives its roles. Exit 0 done, 2 unable. */
import { readFile } from "node:fs/promises";
import { readArguments } from "@ijaza/verifier/cli/arguments";
import { type Address, getAddress, isAddress, type PublicClient } from "viem";
import { connect, estimateCall, type PlannedCall, readAccount, sendCall } from "./features/chain/operating/client.ts";
import { describeCost, TYPICAL_GAS } from "./features/chain/operating/costs.ts";
import { planDeployment, readRegistryStatus } from "./features/chain/operating/deployment.ts";
import { readRoles, roleCall } from "./features/chain/operating/roles.ts";
import { REGISTRY_ROLES, type RegistryRole } from "./features/chain/registry/registry-calls.ts";
import { runProgram } from "./platform/run-program.ts";

const USAGE = `Usage: npm run registry -- <command> [options]

  deploy --admin ADDRESS        deploys a registry; ADDRESS gives and takes its roles
    --start-delay SECONDS       how long before a new role or key begins; 172800 (48 h) when absent
    --admin-delay SECONDS       how long before an admin hands over; 259200 (3 days) when absent
  roles                         who has which role, from when until when
    --from BLOCK                the block of the deployment, where the node refuses to search from the first; 0 when absent
  roles grant ROLE ADDRESS      gives a role: registrar, operator or guardian
  roles revoke ROLE ADDRESS     takes it
  roles veto ROLE ADDRESS       stops a role that has not begun; by a guardian, all others by the admin
  status                        what the registry is, its entry for a trust list, and what transactions cost now
    --price NUMBER              what one coin of the chain costs, to see costs in money

  --rpc URL                     the node; RPC_URL when absent
  --registry ADDRESS            the registry; REGISTRY_ADDRESS when absent
  --key FILE                    a file with the private key that signs and pays: 64 hexadecimal digits. Without it nothing
                                is sent, and the transaction is printed for a wallet of your own

Exit code: 0 done, 2 the command does not fit, or the node does not answer or refuses.
`;

const OPTIONS = {
  admin: { type: "string" },
  "start-delay": { type: "string", default: "172800" },
  "admin-delay": { type: "string", default: "259200" },
  from: { type: "string", default: "0" },
  price: { type: "string" },
  rpc: { type: "string" },
  registry: { type: "string" },
  key: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Options = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];
type Print = (text: string) => void;
type Context = { client: PublicClient; options: Options; rest: string[]; print: Print };

const COMMANDS = { deploy, roles, status };

/** Runs a typed command against the node that it or the environment names. Throws what ends it, in words. */
export async function runRegistry(args: string[], env: NodeJS.ProcessEnv, print: Print): Promise<number> {
  const { values, positionals } = readArguments({ args, options: OPTIONS, usage: USAGE });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    print(USAGE);
    return 0;
  }
  const command = Object.entries(COMMANDS).find(([each]) => each === name)?.[1];
  if (!command) throw new Error(`There is no command ${name}.\n\n${USAGE}`);
  const options = { ...values, rpc: values.rpc ?? env.RPC_URL, registry: values.registry ?? env.REGISTRY_ADDRESS };
  if (!options.rpc) throw new Error("--rpc or RPC_URL must name a node.");
  await command({ client: connect(options.rpc), options, rest, print });
  return 0;
}

async function deploy({ client, options, print }: Context): Promise<void> {
  const terms = {
    admin: addressOf(options.admin, "--admin"),
    startDelay: secondsOf(options["start-delay"], "--start-delay"),
    adminDelay: secondsOf(options["admin-delay"], "--admin-delay"),
  };
  print(`A registry with the admin ${terms.admin}; roles and keys begin ${terms.startDelay} s after their entry.`);
  const receipt = await sendOrPrint({ client, options, print }, planDeployment(terms));
  if (!receipt?.contractAddress) return;
  print(`REGISTRY_ADDRESS=${receipt.contractAddress}, in block ${receipt.blockNumber}.`);
  await status({ client, options: { ...options, registry: receipt.contractAddress }, rest: [], print });
}

async function roles({ client, options, rest, print }: Context): Promise<void> {
  const registry = addressOf(options.registry, "--registry or REGISTRY_ADDRESS");
  if (rest.length > 0) return changeRole({ client, options, rest, print }, registry);
  const { admin, pendingAdmin, terms } = await readRoles(client, { registry, fromBlock: BigInt(options.from) });
  print(`admin      ${admin}`);
  if (pendingAdmin) print(`           ${pendingAdmin.account} can take over from ${timeOf(pendingAdmin.from)}`);
  for (const role of REGISTRY_ROLES) {
    const held = terms.filter((term) => term.role === role);
    const lines = held.map(
      ({ account, begins, ends }) => `${account} from ${timeOf(begins)}${ends ? ` to ${timeOf(ends)}` : ""}`,
    );
    print(`${shortName(role).padEnd(10)} ${lines.join(`\n${" ".repeat(11)}`) || "nobody"}`);
  }
}

const ROLE_CHANGES = {
  grant: { call: "grantRole", meaning: "Gives a role" },
  revoke: { call: "revokeRole", meaning: "Takes a role" },
  veto: { call: "vetoRole", meaning: "Stops a role before it begins" },
} as const;

async function changeRole({ client, options, rest, print }: Context, registry: Address): Promise<void> {
  const [verb, name, account, ...more] = rest;
  const change = Object.entries(ROLE_CHANGES).find(([each]) => each === verb)?.[1];
  const role = REGISTRY_ROLES.find((each) => shortName(each) === name);
  if (!change || !role || more.length > 0)
    throw new Error(`roles takes grant, revoke or veto, a role and an address.\n\n${USAGE}`);
  const call = roleCall(change.call, { registry, role, account: addressOf(account, "The account") });
  print(`${change.meaning}: ${name}, ${account}. By ${verb === "veto" ? "a guardian" : "the admin"} of the registry.`);
  await sendOrPrint({ client, options, print }, call);
}

async function status({ client, options, print }: Context): Promise<void> {
  const registry = addressOf(options.registry, "--registry or REGISTRY_ADDRESS");
  const { chainId, genesisHash, codeHash, ...described } = await readRegistryStatus(client, registry);
  print(`The code is ${described.isThisRelease ? "" : "not "}that of this release.`);
  print(
    `Roles and keys begin ${described.startDelay} s after their entry; an admin hands over after ${described.adminDelay} s.`,
  );
  print(`Newest block ${described.latest}, final block ${described.final ?? "unknown to the node"}.`);
  const finality = { tag: "finalized" };
  const entry = { chainId, genesisHash, registry: registry.toLowerCase(), codeHash, finality, demo: false };
  print(`Its entry for a trust list:\n${JSON.stringify(entry, null, 2)}`);
  const gasPrice = await client.getGasPrice();
  const coinPrice = options.price === undefined ? undefined : Number(options.price);
  if (Number.isNaN(coinPrice)) throw new Error("--price is not a number.");
  for (const [what, gas] of Object.entries(TYPICAL_GAS))
    print(`To ${what}: ${describeCost(gas, { gasPrice, coinPrice })}.`);
}

type Sending = Pick<Context, "client" | "options" | "print">;

async function sendOrPrint({ client, options, print }: Sending, call: PlannedCall) {
  const account = options.key === undefined ? undefined : readAccount(await readFile(options.key, "utf8"));
  if (!account) {
    print(
      `Nothing was sent. To sign it with a wallet of your own:\nto    ${call.to ?? "nobody: it deploys"}\nvalue 0\ndata  ${call.data}`,
    );
    return null;
  }
  const { gas, gasPrice } = await estimateCall(client, call, account.address);
  print(`Costs some ${describeCost(gas, { gasPrice })}, paid by ${account.address}.`);
  const receipt = await sendCall(client, { ...call, account, onSigned: (hash) => print(`Sending ${hash} …`) });
  print(`Done in block ${receipt.blockNumber}, with ${receipt.gasUsed} gas.`);
  return receipt;
}

const shortName = (role: RegistryRole): string => role.replace("_ROLE", "").toLowerCase();
const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function addressOf(text: string | undefined, what: string): Address {
  if (text === undefined || !isAddress(text, { strict: false }))
    throw new Error(`${what} must be an address: 0x and 40 digits.`);
  return getAddress(text);
}

function secondsOf(text: string, what: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${what} must be a whole number of seconds.`);
  return Number(text);
}

runProgram(import.meta.url, () => runRegistry(process.argv.slice(2), process.env, console.log), { failure: 2 });
