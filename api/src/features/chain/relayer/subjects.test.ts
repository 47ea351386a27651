/** The outbox refuses a transaction with a subject of another kind, because its handler would find no such record. */
import { expect, test } from "vitest";
import type { Trx } from "../../../platform/database.ts";
import { type NewTransaction, queueTransaction } from "./outbox.ts";

const nowhere = new Proxy({} as Trx, {
  get() {
    throw new Error("the database was reached");
  },
});
const sending = { universityId: null, signer: "0xme", target: "0xthere", data: "0x" };

test.each([
  ["batch.issue", { batchId: "b", root: "0x", count: 1 }],
  ["credits.grant", { universityId: "u", total: "100" }],
  ["record.revoke-many", { recordKind: "diploma", recordIds: ["d"] }],
  ["record.revoke", { recordKind: "diploma", recordId: "d", diplomaId: "d" }],
])("%s with a subject that is not its own", async (kind, subject) => {
  const queued = queueTransaction(nowhere, { ...sending, kind, subject } as NewTransaction);
  await expect(queued).rejects.toHaveProperty("name", "ZodError");
});
