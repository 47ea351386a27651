/** What a transaction of each kind is about, as it is stored beside it in the outbox. */
import { z } from "zod";

const common = {
  /** The job that people watch, and that ends with the transaction. */
  jobId: z.string().optional(),
  /** The keys that were to sign it before it was handed to the university's new one. */
  formerSigners: z.array(z.string()).optional(),
};

const subject = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...common, ...shape });

const nothing = subject({});
const identity = subject({
  universityRegistryId: z.int(),
  name: z.string(),
  domain: z.string(),
  did: z.string(),
});
const key = subject({ keyId: z.string() });
/** `since` in seconds since 1970. */
const mark = subject({ keyId: z.string(), since: z.int() });

export const SUBJECTS = {
  "platform.role": subject({ role: z.string() }),
  "university.register": identity,
  "university.rename": identity,
  "university.wallet": key,
  "university.credential-key": key,
  /** `validUntil` in seconds since 1970, known once the registry is told. */
  "university.wallet-end": subject({ keyId: z.string(), address: z.string(), validUntil: z.int().optional() }),
  /** `validUntil` as above. */
  "university.credential-key-end": subject({ keyId: z.string(), validUntil: z.int().optional() }),
  /** The guardian marks a key, the registrar confirms or clears that, and the guardian stops a key before it begins. */
  "key.mark": mark,
  "key.confirm": mark,
  "key.clear": key,
  "key.veto": key,
  "university.suspend": nothing,
  "university.resume": nothing,
  "credits.grant": subject({ universityId: z.string(), total: z.int() }),
  /** `reference` names what is paid for, always the same for the same payment. */
  "ether.transfer": subject({ reference: z.string() }),
  "ether.sweep": nothing,
  "batch.issue": subject({
    batchId: z.string(),
    root: z.string(),
    count: z.int(),
    universityRegistryId: z.int(),
    /** The issuer that its credentials name. */
    did: z.string(),
  }),
  "record.revoke": subject({ recordKind: z.string(), recordId: z.string() }),
  /** Several of one batch. */
  "record.revoke-many": subject({ recordKind: z.string(), recordIds: z.array(z.string()).min(2) }),
} as const;

export type TransactionKind = keyof typeof SUBJECTS;

export type SubjectOf<Kind extends TransactionKind> = z.output<(typeof SUBJECTS)[Kind]>;
