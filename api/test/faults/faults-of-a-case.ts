/** The faults that a case may meet, each with its beginning and its end. */
import { inScope } from "../../src/platform/database.ts";
import type { Random } from "./random.ts";
import type { Rig } from "./rig.ts";
import { RPC_FAULTS } from "./rpc-proxy.ts";
import type { Scene } from "./scene.ts";

export const CRASH_STEPS = [
  ...["import.stored", "decide.stored", "sign.reserved", "sign.chunk", "sign.tree", "sign.queued"],
  ...["relay.stored", "relay.broadcast", "relay.settling", "relay.settled", "relay.raised", "revoke.queued"],
];

/** What is done for a university beside its diplomas: its responsable, credits and ether. */
const TENANT_STEPS = [
  ...["responsable.stored", "responsable.changed", "wallet.taken-over", "wallet.drained", "wallet.ended"],
  ...["deposit.stored", "deposit.decided", "ether.stored", "ether.queued"],
];

export type Fault = {
  name: string;
  /** Milliseconds from one to the next, and until it is healed. */
  after: number;
  lasts: number;
  begin(): unknown;
  end(): unknown;
};

const nothing = () => undefined;
const ENOUGH_WEI = 10n ** 16n;

/** Draws the faults of a case: one to four of them, kills among the likelier ones. */
export function drawFaults(random: Random, rig: Rig, scene: Scene): Fault[] {
  return Array.from({ length: 1 + random.below(4) }, () => drawFault(random, rig, scene));
}

function drawFault(random: Random, rig: Rig, scene: Scene): Fault {
  const { chain, database, rpc, hosts, postgres } = rig;
  const moment = { after: random.below(120), lasts: 40 + random.below(260) };
  const once = (name: string, begin: () => unknown): Fault => ({ ...moment, name, begin, end: nothing });
  const drawn = random.below(20);
  if (drawn < 5) {
    const step = `${random.pick([...CRASH_STEPS, ...TENANT_STEPS])}#${1 + random.below(2)}`;
    return once(`crash at ${step}`, () => hosts.arm(step));
  }
  if (drawn < 7) return once("kill", hosts.kill);
  if (drawn < 12) {
    const fault = random.pick(RPC_FAULTS);
    return { ...moment, name: `rpc ${fault}`, begin: () => rpc.set(fault), end: () => rpc.set(null) };
  }
  if (drawn === 12) return once("database cut", database.cut);
  if (drawn === 13) {
    return {
      ...moment,
      name: "database refused",
      begin: () => database.set("refuse"),
      end: () => database.set("pass"),
    };
  }
  if (drawn === 14) return once("database restarted", () => postgres.restart("immediate"));
  if (drawn === 15)
    return { ...moment, name: "no blocks", begin: () => chain.mining(false), end: () => chain.mining(true) };
  if (drawn === 16) return once("pool dropped", chain.drop);
  if (drawn === 17) {
    const depth = 1 + random.below(3);
    return once(`reorg ${depth}`, () => chain.reorg(depth));
  }
  if (drawn === 18)
    return { ...moment, name: "node hangs", begin: () => chain.hang(true), end: () => chain.hang(false) };
  return once("nonce taken", () => takeNonce(rig, scene));
}

/** Of the wallet that signs now; one that has no ether yet has no other user either. */
async function takeNonce({ db, rooms, chain }: Rig, { universityId }: Scene): Promise<void> {
  const wallet = await inScope(db, "all", (trx) => rooms.chain.walletOf(trx, universityId)).catch(() => undefined);
  if (wallet && (await chain.node.balance(wallet.public_id)) > ENOUGH_WEI) await chain.useKey(wallet.public_id);
}
