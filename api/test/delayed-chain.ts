/** The product on a registry in which roles and keys begin later than they are entered. */
import { sql } from "kysely";
import { inScope } from "../src/platform/database.ts";
import { type ChainApp, startChainApp } from "./chain-harness.ts";
import { EVERYTHING } from "./everything.ts";
import { falseClock } from "./false-clock.ts";
import { deployForeignRegistry, type ForeignRegistry } from "./foreign-registry.ts";
import { startPlainChain } from "./kept-chain.ts";
import { platformKeyOf } from "./platform-keys.ts";

const ETHER = 10n ** 18n;

type DelayedChainOptions = {
  /** Seconds between an entry and its begin; few enough that a password stays recent when it passes some times. */
  startDelay: number;
  /** The address of a registrar that is another party; the platform's own key without it. */
  registrar?: string;
};

export type DelayedChainApp = ChainApp & {
  /** The delay passes, by the chain's clock and by the product's. */
  delayPasses(): Promise<void>;
};

/** Call it at the top of a test file. The platform's keys are given their roles, which begin after the delay, too. */
export async function startDelayedChainApp({ startDelay, registrar }: DelayedChainOptions): Promise<DelayedChainApp> {
  let registry: ForeignRegistry | undefined;
  const clock = falseClock();
  const app = await startChainApp({
    registrar,
    clock,
    startChain: startPlainChain,
    registryOn: async (embedded) => {
      registry = await deployForeignRegistry(embedded, { startDelay });
      return registry.address;
    },
  });
  const { db, rooms, chain } = app;
  const holders = await inScope(db, EVERYTHING, async (trx) => ({
    OPERATOR_ROLE: (await platformKeyOf(trx)).public_id,
    GUARDIAN_ROLE: (await platformKeyOf(trx, "guardian")).public_id,
    REGISTRAR_ROLE: registrar ?? (await platformKeyOf(trx, "registrar")).public_id,
  }));
  for (const role of ["OPERATOR_ROLE", "GUARDIAN_ROLE", "REGISTRAR_ROLE"] as const) {
    await chain.fund(holders[role], 1_000n * ETHER);
    await registry?.grant(role, holders[role]);
  }
  const delayPasses = async () => {
    await rooms.chain.node.ask("evm_increaseTime", [startDelay]);
    await chain.mine(1);
    clock.advance({ seconds: startDelay });
    // A relayer that has nothing open looks at the clock every five seconds.
    await inScope(db, EVERYTHING, (trx) => sql`select pg_notify('chain', '')`.execute(trx));
  };
  await delayPasses();
  return { ...app, delayPasses };
}
