/** The door of the room records: what diplomas and certificates have in common, from the acceptance to the revocation. */
import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/database.ts";
import type { Universities } from "../universities/universities.service.ts";
import { createDocumentMails, type KindLetters } from "./mails/document-mails.ts";
import { createHolderLetters, type HolderDeps, type HolderLetters } from "./mails/holder-mails.ts";
import { createNotifying } from "./mails/notify-holders.ts";
import { createStaffLetters, type StaffDeps, type StaffLetters } from "./mails/staff-mails.ts";
import { createHiding, type HidingDeps } from "./reading/hide-claims.ts";
import { createChoosing } from "./reading/sharing.ts";
import type { FoundRecord, RecordKind, RecordRow } from "./records.kind.ts";
import { countPending, findRecords } from "./records.repository.ts";
import { createRefusedMail } from "./revoking/refused-revocation.ts";
import { createRevoking, type Revocable, type RevokingDeps } from "./revoking/revoke-record.ts";
import { type FinalSteps, type IssuingDeps, registerKind } from "./signing/issuing.ts";
import { createSigning, type SigningDeps } from "./signing/signing.ts";

export { createCorrecting, reopen, saveCorrection } from "./correcting/correcting.ts";
export { correctRecord, deleteRecord, insertRecords } from "./correcting/storing.ts";
export { acceptAll } from "./deciding/accepting.ts";
export { createSignedDeciding } from "./deciding/decide-and-sign.ts";
export {
  decideWaiting,
  lockInSteps,
  refuseUnclear,
  rejectRecords,
} from "./deciding/deciding.ts";
export { createImporting, type KnownImport, readKnownImport, type Verdict } from "./importing/importing.ts";
export type { Holder, HolderLetters } from "./mails/holder-mails.ts";
export type { StaffLetters, StaffMails } from "./mails/staff-mails.ts";
export type { Anchor } from "./reading/anchors.ts";
export { audienceOf, type Disclosure, disclosureTo } from "./reading/audience.ts";
export { describeStanding } from "./reading/describing.ts";
export { findDisclosure, findDisclosures } from "./reading/disclosures.ts";
export { findHiddenClaims } from "./reading/hide-claims.ts";
export { type Condition, createListing } from "./reading/listing.ts";
export { readRecord } from "./reading/read-record.ts";
export { checkShareItems } from "./reading/sharing.fsck.ts";
export { findSharedDisclosures, listShareItems } from "./reading/sharing.ts";
export { authorFor, type Caller, callerOf, scopeFor } from "./records.caller.ts";
export { type Claims, contentDigest, digestStates, freeze, makeSalts, serialise } from "./records.content.ts";
export { needed, number, readColumns, text } from "./records.fields.ts";
export { checkRecords, checkRevocations } from "./records.fsck.ts";
export type { NewRecord, RecordKind } from "./records.kind.ts";
export { lockForAction, refuseForbidden } from "./records.locking.ts";
export { mountCalls, mountRecord } from "./records.mounting.ts";
export { isRecorded, lockRecords } from "./records.repository.ts";
export type { RecordRoom } from "./records.room.ts";
export type { RecordColumns } from "./records.tables.ts";
export { lockFailed } from "./signing/signing.ts";

type RecordsDeps = IssuingDeps & SigningDeps & RevokingDeps & HolderDeps & StaffDeps & HidingDeps;

/** What a room says about the records that it keeps. */
type Kept<Row extends RecordRow> = Omit<Revocable<Row>, "onRefused" | "onRevoked"> & {
  finalSteps?: FinalSteps<Row>;
  holderLetters: HolderLetters<Row>;
  staffLetters: StaffLetters;
};

export type Records = ReturnType<typeof createRecords>;

/** What the room of every kind of record is made of, beside its own. */
export type RecordRoomDeps = {
  db: Db;
  clock: Clock;
  /** Keys the digests of content and of the audit log. */
  contentKey: Buffer;
  records: Records;
  universities: Pick<Universities, "findById">;
};

export function createRecords(deps: RecordsDeps) {
  const kinds: RecordKind[] = [];
  const deliveries = new Map<string, KindLetters>();
  const lettersOf = (kind: string): KindLetters => deliveries.get(kind)!;
  const revoking = createRevoking(deps);
  const signing = createSigning(deps);

  /** The records of these ids, of whatever kinds; those that are not in the transaction's scope are left out. */
  const findAll = async (trx: Trx, ids: readonly string[]): Promise<FoundRecord[]> => {
    const found = new Map<string, FoundRecord>();
    for (const kind of kinds) {
      const left = ids.filter((id) => !found.has(id));
      if (left.length === 0) break;
      for (const record of await findRecords(trx, { kind, ids: left })) found.set(record.id, { kind, record });
    }
    return [...found.values()];
  };

  const find = async (trx: Trx, id: string): Promise<FoundRecord | undefined> => (await findAll(trx, [id]))[0];

  return {
    kinds,
    signing,
    revoke: revoking.revoke,
    /** Keeps a kind of records: their batches, and their revocations. */
    keep<Row extends RecordRow>({ finalSteps, holderLetters, staffLetters, ...revocable }: Kept<Row>) {
      const { kind } = revocable;
      kinds.push(kind);
      const onRefused = createRefusedMail(deps, kind, staffLetters);
      const { onRevoked, ...delivery } = createHolderLetters(deps, holderLetters);
      deliveries.set(kind.name, delivery);
      const { queueSuperseded } = revoking.keep({ ...revocable, onRefused, onRevoked });
      registerKind(deps, { kind, queueRevocation: queueSuperseded, finalSteps });
      return {
        /** How many of each agent wait for the responsable. */
        countPendingOf: (trx: Trx, options: { universityId: string; agentIds: readonly string[] }) =>
          countPending(trx, { ...options, kind }),
        ...createStaffLetters(deps, kind, staffLetters),
      };
    },
    find,
    findAll,
    ...createHiding(deps, find),
    ...createDocumentMails({ db: deps.db, clock: deps.clock, find, lettersOf }),
    jobs: createNotifying({ clock: deps.clock, kinds, lettersOf }),
    chooseForShare: createChoosing(findAll),
  };
}
