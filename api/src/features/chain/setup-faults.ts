/** Tells whoever runs the server what only people can put right on the chain: once each, not at every try. */
import type { FastifyBaseLogger } from "fastify";
import { keccak256, toBytes } from "viem";
import type { TransactionRow } from "./outbox.ts";
import { type RegistryRefusal, ROLES_OF_PLATFORM } from "./registry-calls.ts";

export type SetupFaults = {
  /** Null when somebody else's entry stands where ours should. */
  tell(transaction: TransactionRow, refusal: RegistryRefusal | null): void;
};

export function createSetupFaults({ log, registry }: { log: FastifyBaseLogger; registry: string }): SetupFaults {
  const told = new Set<string>();
  return {
    tell({ kind, signer, subject }, refusal) {
      const what = refusal ? grantWanted(refusal) : "its id in the registry is taken by another university: see fsck";
      const fault = { account: signer, registry, kind, ...(refusal ? {} : { subject }), todo: what };
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
