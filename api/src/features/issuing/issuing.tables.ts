/** Tables of batches and of the credentials in them. */
import type { Generated } from "kysely";

export type BatchStatus = "making" | "anchoring" | "signed" | "failed";

declare module "../../platform/database.ts" {
  interface Tables {
    batches: {
      id: string;
      university_id: string;
      kind: string;
      job_id: string;
      status: BatchStatus;
      count: number;
      /** Place of its first document among all that the university signed. */
      status_from: number;
      credential_key_id: string | null;
      /** The issuer that its credentials name, once they are being made. */
      issuer_did: string | null;
      root: Buffer | null;
      /** The tree, see tree-nodes.ts. */
      nodes: Buffer | null;
      audit_head: Buffer | null;
      signer: string | null;
      transaction_hash: string | null;
      block: number | null;
      block_at: Date | null;
      created_by: string;
      created_at: Generated<Date>;
    };
    credentials: {
      record_id: string;
      university_id: string;
      batch_id: string;
      batch_index: number;
      jwt: string;
      disclosures: string;
      leaf: Buffer;
    };
  }
}
