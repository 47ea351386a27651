/** Tells whoever runs the server what only people can put right on the chain: once each, not at every try. */
import type { FastifyBaseLogger } from "fastify";
import { keccak256, toBytes } from "viem";
import { type RegistryRefusal, ROLES_OF_PLATFORM } from "../registry/registry-calls.ts";
import type { TransactionRow } from "./outbox.ts";

export type SetupFaults = {
  tell(transaction: TransactionRow, refusal: RegistryRefusal): void;
};

export function createSetupFaults({ log, registry }: { log: FastifyBaseLogger; registry: string }): SetupFaults {
  const told = new Set<string>();
  return {
    tell({ kind, signer }, refusal) {
      const fault = { account: signer, registry, kind, todo: grantWanted(refusal) };
      const key = JSON.stringify(fault);
      if (told.has(key)) return;
      told.add(key);
      log.error(fault, "the registry does not let the platform in; universities cannot sign before that is put right");
    },
  };
}

function grantWanted({ args }: RegistryRefusal): string {
  const wanted = String(args[1]);
  const name = ROLES_OF_PLATFORM.find((role) => keccak256(toBytes(role)) === wanted) ?? wanted;
  return `the registry's administrator must grant ${name} to ${String(args[0])}; it then goes on by itself`;
}
