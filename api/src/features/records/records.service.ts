/** The service of the room records: what diplomas and certificates share, from the acceptance to the revocation. */
import type { TenantActor } from "../../platform/actor.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/database.ts";
import type { JobHandler } from "../../platform/jobs/worker.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";
import { createFindingGaps, type GapsDeps } from "./deciding/find-gaps.ts";
import { digestFixed, type FixedRecord, fixAll, type PrepareAccepting, readFixed } from "./deciding/fixing.ts";
import { createPersonalRecords, type PersonalRecords } from "./erasing/erase-records.ts";
import { createDocumentMails, type KindMails, type Mails } from "./mails/document-mails.ts";
import { createHolderMails, type HolderDeps } from "./mails/holder-mails.ts";
import type { HolderMailTemplates } from "./mails/holder-writing.ts";
import { createNotifying } from "./mails/notify-holders.ts";
import { createStaffMails, type StaffDeps, type StaffMails, type StaffMailTemplates } from "./mails/staff-mails.ts";
import { createHiding, type HideClaimsOptions, type HidingDeps } from "./reading/hide-claims.ts";
import { type ChosenClaims, createChoosing } from "./reading/sharing.ts";
import type { Caller } from "./records.caller.ts";
import type { Claims } from "./records.content.ts";
import type { FoundRecord, RecordKind, RecordRow } from "./records.kind.ts";
import { countPending, findRecords } from "./records.repository.ts";
import { createRefusedMail } from "./revoking/refused-revocation.ts";
import { createRevoking, type Revocable, type Revoking, type RevokingDeps } from "./revoking/revoke-records.ts";
import { type FinalSteps, type IssuingDeps, registerKind } from "./signing/issuing.ts";
import { createSigning, type Signing, type SigningDeps } from "./signing/signing.ts";

export { createCorrecting, reopen, saveCorrection } from "./correcting/correcting.ts";
export { correctRecord, deleteRecord, insertRecords } from "./correcting/storing.ts";
export { acceptAll } from "./deciding/accepting.ts";
export { createSignedDeciding } from "./deciding/decide-and-sign.ts";
export {
  decideWaiting,
  lockInSteps,
  refuseUnclear,
  rejectRecords,
  sendBack,
} from "./deciding/deciding.ts";
export type { PrepareAccepting } from "./deciding/fixing.ts";
export { isInProgress, whyMissing } from "./erasing/erase-records.ts";
export { createImporting, type KnownImport, readKnownImport, type Verdict } from "./importing/importing.ts";
export type { Holder, HolderMailTemplates } from "./mails/holder-writing.ts";
export type { StaffMails, StaffMailTemplates } from "./mails/staff-mails.ts";
export type { Anchor } from "./reading/anchors.ts";
export { audienceOf, type Disclosure, disclosureTo } from "./reading/audience.ts";
export { describeStanding } from "./reading/describing.ts";
export { findDisclosure, findDisclosures } from "./reading/disclosures.ts";
export { createExporting } from "./reading/exporting.ts";
export { findHiddenClaims } from "./reading/hide-claims.ts";
export { type Condition, createListing } from "./reading/listing.ts";
export { ownOrLeft } from "./reading/own-or-left.ts";
export type { OwnRecord } from "./reading/own-records.ts";
export { readRecord } from "./reading/read-record.ts";
export { checkShareItems } from "./reading/sharing.fsck.ts";
export { findSharedDisclosures, listShareItems } from "./reading/sharing.ts";
export { authorFor, type Caller, callerOf, scopeFor } from "./records.caller.ts";
export { type Claims, contentDigest, digestStates, freeze, makeSalts, serialise } from "./records.content.ts";
export { needed, number, readColumns, text } from "./records.fields.ts";
export { checkRecords, checkRevocations } from "./records.fsck.ts";
export type { FoundRecord, NewRecord, RecordKind } from "./records.kind.ts";
export { lockForAction, refuseForbidden } from "./records.locking.ts";
export { mountCalls, mountRecord } from "./records.mounting.ts";
export { isRecorded, lockRecords } from "./records.repository.ts";
export type { RecordRoom } from "./records.room.ts";
export type { RecordColumns } from "./records.tables.ts";
export { lockFailed } from "./signing/signing.ts";

type RecordsDeps = IssuingDeps & SigningDeps & RevokingDeps & HolderDeps & StaffDeps & HidingDeps & GapsDeps;

/** What a room registers about its kind of records. */
type Kept<Row extends RecordRow> = Omit<Revocable<Row>, "onRefused" | "onRevoked"> & {
  finalSteps?: FinalSteps<Row>;
  prepareAccepting: PrepareAccepting<Row>;
  holderMailTemplates: HolderMailTemplates<Row>;
  staffMailTemplates: StaffMailTemplates;
};

export type Records = PersonalRecords & {
  /** The registered kinds of records, in their order. */
  kinds: readonly RecordKind[];
  /** Takes accepted records into batches. */
  signing: Signing;
  /** Registers a kind of records: issuing, revocations and mails work for it from then on. */
  keep<Row extends RecordRow>(kept: Kept<Row>): KeptKind;
  /** Revokes a signed record of the kind of this name; the job ends when the revocation is final on the chain. */
  revoke: Revoking["revoke"];
  /** The same for many with one reason and one job; those that cannot be revoked are named and left as they are. */
  revokeMany: Revoking["revokeMany"];
  /** The record of this id, of whatever kind, if it is in the transaction's scope. */
  find(trx: Trx, id: string): Promise<FoundRecord | undefined>;
  /** The records of these ids, of whatever kinds; those that are not in the transaction's scope are left out. */
  findAll(trx: Trx, ids: readonly string[]): Promise<FoundRecord[]>;
  /**
   * Hides these claims of the actor's own document, and shows all others again. Throws `not_found` for a document
   * that is not the actor's or not signed, `invalid_input` for a claim that is not public or must be shown.
   */
  hide(actor: TenantActor, hiding: HideClaimsOptions): Promise<{ hidden: string[] }>;
  /**
   * Stores the holder's choice for a share, in its transaction. Throws `not_found` for a document that is not the
   * holder's or not signed, `invalid_input` for a document that is named twice or a claim that it does not have.
   */
  chooseForShare(
    trx: Trx,
    actor: TenantActor,
    choice: { shareId: string; items: readonly ChosenClaims[] },
  ): Promise<void>;
  /** What the acceptance of the record would fix at this time, or has fixed. */
  readContent(trx: Trx, record: FoundRecord, at: Date): Promise<ContentToSign>;
  /** What documents of waiting records would lack on paper if these were accepted now, by template. */
  findGaps: ReturnType<typeof createFindingGaps>;
  /** The states of the mails about a record, the oldest first. Throws `not_found`. */
  listMails(caller: Caller, id: string): Promise<Mails>;
  /** Sends the last mail about a record again. Throws `not_found`, and `mail_not_failed` if there is none to repeat. */
  sendMailAgain(caller: Caller, id: string): Promise<Mails>;
  /** The kinds of the mails that tell holders of the signature of a record of this kind. */
  mailKindsOf(kind: string): readonly string[];
  /** Handlers of the jobs that write mails to holders. */
  jobs: Record<string, JobHandler>;
};

/** What is signed of a record and how it is printed, with the digest that an acceptance is compared with. */
export type ContentToSign = Pick<FixedRecord, "templateVersionId" | "signatories"> & { claims: Claims; seen: string };

/** The functions that a kind's room gets when it has registered the kind. */
type KeptKind = StaffMails & {
  /** The number of pending records of each agent; agents without any are left out. */
  countPendingOf(
    trx: Trx,
    options: { universityId: string; agentIds: readonly string[] },
  ): Promise<ReadonlyMap<string, number>>;
};

/** The dependencies of the room of every kind of record, beside its own. */
export type RecordRoomDeps = {
  db: Db;
  clock: Clock;
  /** Keys the digests of content and of the audit log. */
  contentKey: Buffer;
  records: Records;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "namesOf" | "findGoneAgents">;
};

export function createRecords(deps: RecordsDeps): Records {
  const kinds: RecordKind[] = [];
  const deliveries = new Map<string, KindMails>();
  const preparing = new Map<string, PrepareAccepting<RecordRow>>();
  const mailsOf = (kind: string): KindMails => deliveries.get(kind)!;
  const { keep: keepRevocable, ...revoking } = createRevoking(deps);
  const signing = createSigning(deps);

  const findAll: Records["findAll"] = async (trx, ids) => {
    const found = new Map<string, FoundRecord>();
    for (const kind of kinds) {
      const left = ids.filter((id) => !found.has(id));
      if (left.length === 0) break;
      for (const record of await findRecords(trx, { kind, ids: left })) found.set(record.id, { kind, record });
    }
    return [...found.values()];
  };

  const find: Records["find"] = async (trx, id) => (await findAll(trx, [id]))[0];
  const { listMails, sendMailAgain } = createDocumentMails({ db: deps.db, clock: deps.clock, find, mailsOf });

  const foresee = async (trx: Trx, { kind, record, at }: FoundRecord & { at: Date }) => {
    const accept = await preparing.get(kind.name)!(trx, [record]);
    const [fixed] = await fixAll(trx, { rows: [record], accept, at });
    return fixed!;
  };

  return {
    kinds,
    signing,
    ...revoking,
    keep({ finalSteps, holderMailTemplates, staffMailTemplates, prepareAccepting, ...revocable }) {
      const { kind } = revocable;
      preparing.set(kind.name, prepareAccepting as PrepareAccepting<RecordRow>);
      kinds.push(kind);
      const onRefused = createRefusedMail(deps, kind, staffMailTemplates);
      const { onRevoked, ...delivery } = createHolderMails(deps, holderMailTemplates);
      deliveries.set(kind.name, delivery);
      const { queueSuperseded } = keepRevocable({ ...revocable, onRefused, onRevoked });
      registerKind(deps, { kind, queueRevocation: queueSuperseded, finalSteps });
      const { tellDecided, tellWaiting } = createStaffMails(deps, kind, staffMailTemplates);
      return { countPendingOf: (trx, options) => countPending(trx, { ...options, kind }), tellDecided, tellWaiting };
    },
    find,
    findAll,
    hide: createHiding(deps, find).hide,
    async readContent(trx, { kind, record }, at) {
      const fixed = (await readFixed(trx, record)) ?? (await foresee(trx, { kind, record, at }));
      const { content, templateVersionId, signatories } = fixed;
      return { claims: JSON.parse(content) as Claims, templateVersionId, signatories, seen: digestFixed(fixed) };
    },
    findGaps: createFindingGaps(deps, kinds),
    listMails,
    sendMailAgain,
    mailKindsOf: (kind) => mailsOf(kind).signedKinds,
    jobs: createNotifying({ clock: deps.clock, kinds, mailsOf }),
    ...createPersonalRecords({ contentKey: deps.contentKey, kinds }),
    chooseForShare: createChoosing(findAll),
  };
}
