/** Tables of the chain: pinned identity, keys in envelopes, the outbox and its signed attempts. */

import type { Generated, JSONColumnType } from "kysely";
import type { SubjectOf, TransactionKind } from "./relayer/subjects.ts";

export type KeyPurpose = "platform" | "admin" | "registrar" | "guardian" | "wallet" | "credential" | "badge";
export type KeyState = "waiting" | "active" | "retired";

declare module "../../platform/database.ts" {
  interface Tables {
    chain_identity: {
      only: Generated<boolean>;
      chain_id: number;
      genesis_hash: string;
      registry: string;
      code_hash: string;
      deployed_block: number;
      start_delay: Generated<number>;
    };
    chain_keys: {
      id: string;
      university_id: string | null;
      purpose: KeyPurpose;
      version: number;
      public_id: string;
      public_jwk: JSONColumnType<{ kty: "EC"; crv: "P-256"; x: string; y: string }> | null;
      sealed: Buffer;
      state: Generated<KeyState>;
      valid_from: Date | null;
      valid_until: Date | null;
      compromised_since: Date | null;
      /** Since when the platform signs nothing more with it, because a mark of it was decided on. */
      distrusted_at: Date | null;
      marked_at: Date | null;
      marked_by_guardian: Generated<boolean>;
      vetoed_at: Date | null;
      reported_since: Date | null;
      reported_at: Date | null;
      created_at: Generated<Date>;
    };
    chain_transactions: {
      id: string;
      seq: Generated<number>;
      university_id: string | null;
      kind: TransactionKind;
      signer: string;
      target: string;
      value: Generated<string>;
      data: Buffer;
      subject: JSONColumnType<SubjectOf<TransactionKind>>;
      status: Generated<"queued" | "sent" | "final" | "refused">;
      nonce: number | null;
      refusal: string | null;
      final_hash: string | null;
      final_block: number | null;
      final_at: Date | null;
      next_try_at: Generated<Date>;
      tries: Generated<number>;
      trouble: string | null;
      created_at: Generated<Date>;
    };
    /** A transaction of one of our accounts that these records do not know. */
    chain_strangers: {
      signer: string;
      nonce: number;
      hash: string;
      block: number;
      data: Buffer;
      succeeded: boolean;
    };
    chain_attempts: {
      hash: string;
      transaction_id: string;
      signer: string;
      nonce: number;
      raw: Buffer;
      max_fee: string;
      max_priority_fee: string;
      created_at: Generated<Date>;
    };
  }
}
