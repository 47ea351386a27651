/** The faults of a case: how a seed draws them, and how each begins and ends. */
import { inScope } from "../../src/platform/database.ts";
import { EVERYTHING } from "../everything.ts";
import type { Random } from "./random.ts";
import type { Rig } from "./rig.ts";
import { RPC_FAULTS, type RpcFault } from "./rpc-proxy.ts";
import type { Scene } from "./scene.ts";

export const CRASH_STEPS = [
  "import.stored",
  "decide.stored",
  "sign.reserved",
  "sign.chunk",
  "sign.tree",
  "sign.queued",
  "relay.stored",
  "relay.broadcast",
  "relay.settling",
  "relay.settled",
  "relay.raised",
  "revoke.queued",
];

/** Steps of the other work for a university: its responsable, credits and ether. */
const TENANT_STEPS = [
  "responsable.stored",
  "responsable.changed",
  "wallet.taken-over",
  "wallet.drained",
  "wallet.ended",
  "funding.stored",
  "funding.decided",
  "ether.stored",
  "ether.queued",
];

type What =
  | { kind: "crash"; step: string; nth: number }
  | { kind: "rpc"; how: RpcFault }
  | { kind: "reorg"; depth: number }
  | { kind: (typeof PLAIN)[number] };
const PLAIN = [
  ...(["kill", "database cut", "database refused", "database restarted"] as const),
  ...(["no blocks", "pool dropped", "node hangs", "nonce taken"] as const),
];

/** In milliseconds: the time since the previous fault, and the duration. */
export type Fault = What & { after: number; lasts: number };

/** The names of all faults, as `sortOf` gives them. */
export const SORTS: readonly string[] = [
  ...[...CRASH_STEPS, ...TENANT_STEPS].map((step) => `crash at ${step}`),
  ...RPC_FAULTS.map((how) => `rpc ${how}`),
  "reorg",
  ...PLAIN,
];

/** The name of the fault, regardless of its depth and its count. */
export function sortOf(fault: What): string {
  if (fault.kind === "crash") return `crash at ${fault.step}`;
  return fault.kind === "rpc" ? `rpc ${fault.how}` : fault.kind;
}

export function nameOf(fault: What): string {
  if (fault.kind === "crash") return `${sortOf(fault)}#${fault.nth}`;
  return fault.kind === "reorg" ? `reorg ${fault.depth}` : sortOf(fault);
}

/** Draws one to four faults for a case; crashes are more likely. */
export function drawFaults(random: Random): Fault[] {
  return Array.from({ length: 1 + random.below(4) }, () => {
    const moment = { after: random.below(120), lasts: 40 + random.below(260) };
    return { ...moment, ...drawWhat(random) };
  });
}

function drawWhat(random: Random): What {
  const drawn = random.below(20);
  if (drawn < 5)
    return { kind: "crash", step: random.pick([...CRASH_STEPS, ...TENANT_STEPS]), nth: 1 + random.below(2) };
  if (drawn < 7) return { kind: "kill" };
  if (drawn < 12) return { kind: "rpc", how: random.pick(RPC_FAULTS) };
  if (drawn === 17) return { kind: "reorg", depth: 1 + random.below(3) };
  const others = ["database cut", "database refused", "database restarted", "no blocks", "pool dropped"] as const;
  return { kind: others[drawn - 12] ?? (drawn === 18 ? "node hangs" : "nonce taken") };
}

/** Begins the fault; gives a function that ends it, if it lasts. */
export async function beginFault(fault: What, rig: Rig, scene: Scene): Promise<() => unknown> {
  const { chain, database, rpc, hosts, postgres } = rig;
  const nothing = () => undefined;
  switch (fault.kind) {
    case "crash":
      await hosts.arm(`${fault.step}#${fault.nth}`);
      return nothing;
    case "kill":
      hosts.kill();
      return nothing;
    case "rpc":
      rpc.set(fault.how);
      return () => rpc.set(null);
    case "database cut":
      database.cut();
      return nothing;
    case "database refused":
      database.set("refuse");
      return () => database.set("pass");
    case "database restarted":
      await postgres.restart();
      return nothing;
    case "no blocks":
      chain.mining(false);
      return () => chain.mining(true);
    case "pool dropped":
      await chain.drop();
      return nothing;
    case "reorg":
      await chain.reorg(fault.depth);
      return nothing;
    case "node hangs":
      chain.hang(true);
      return () => chain.hang(false);
    case "nonce taken":
      await takeNonce(rig, scene);
      return nothing;
  }
}

const ENOUGH_WEI = 10n ** 16n;

/** Uses the key of the current wallet elsewhere. A wallet without ether cannot be used by anybody else either. */
async function takeNonce({ db, rooms, chain }: Rig, { universityId }: Scene): Promise<void> {
  const wallet = await inScope(db, EVERYTHING, (trx) => rooms.chain.walletOf(trx, universityId)).catch(() => undefined);
  if (wallet && (await chain.node.balance(wallet.public_id)) > ENOUGH_WEI) await chain.useKey(wallet.public_id);
}
