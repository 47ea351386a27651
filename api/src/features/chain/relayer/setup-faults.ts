/** Logs faults on the chain that only people can repair, once each and not at every try. */
import type { FastifyBaseLogger } from "fastify";
import { keccak256, toBytes } from "viem";
import { type RegistryRefusal, ROLES_OF_PLATFORM } from "../registry/registry-calls.ts";
import type { TransactionRow } from "./outbox.ts";

export type SetupFaults = {
  report(transaction: TransactionRow, refusal: RegistryRefusal): void;
};

export function createSetupFaults({ log, registry }: { log: FastifyBaseLogger; registry: string }): SetupFaults {
  const reported = new Set<string>();
  return {
    report({ kind, signer }, refusal) {
      const fault = { account: signer, registry, kind, todo: missingGrant(refusal) };
      const key = JSON.stringify(fault);
      if (reported.has(key)) return;
      reported.add(key);
      log.error(fault, "the registry does not let the platform in; universities cannot sign before that is put right");
    },
  };
}

function missingGrant({ args }: RegistryRefusal): string {
  const role = String(args[1]);
  const name = ROLES_OF_PLATFORM.find((each) => keccak256(toBytes(each)) === role) ?? role;
  return `the registry's administrator must grant ${name} to ${String(args[0])}; it then goes on by itself`;
}
