/** Logs faults on the chain that only people can repair, once each and not at every try. */
import type { FastifyBaseLogger } from "fastify";
import { REGISTRY_ROLES, type RegistryRefusal, roleHash } from "../registry/registry-calls.ts";
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
  const name = REGISTRY_ROLES.find((each) => roleHash(each) === role) ?? role;
  return `the registry's administrator must grant ${name} to ${String(args[0])}; it then goes on by itself`;
}
