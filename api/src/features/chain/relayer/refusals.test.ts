/** What each refusal of the registry means for each kind of transaction: the complete table. */
import { describe, expect, test } from "vitest";
import { judgeRefusal } from "./refusals.ts";
import type { TransactionKind } from "./subjects.ts";

const DONE = { outcome: "done" };
const REFUSED = { outcome: "refused" };
const waits = (trouble: string) => ({ outcome: "wait", trouble });

const DONE_ALREADY: { [Kind in TransactionKind]?: readonly string[] } = {
  "university.register": ["UniversityAlreadyRegistered"],
  "university.wallet": ["KeyAlreadyAdded"],
  "university.credential-key": ["KeyAlreadyAdded"],
  "university.wallet-end": ["ExpiryAlreadyPassed"],
  "university.credential-key-end": ["ExpiryAlreadyPassed"],
  "key.mark": ["CompromiseNotEarlier", "CompromiseStatedByRegistrar"],
  "key.confirm": ["CompromiseNotEarlier"],
  "key.veto": ["KeyUnknown"],
  "university.suspend": ["UniversityIsSuspended"],
  "university.resume": ["UniversityNotSuspended"],
  "record.revoke": ["DiplomaAlreadyRevoked"],
};
const KINDS = [
  ...(Object.keys(DONE_ALREADY) as TransactionKind[]),
  "credits.grant",
  "batch.issue",
  "ether.transfer",
  "record.revoke-many",
] as const;
const GRANT = { universityId: "u", total: 100 };
const BATCH = { batchId: "b", root: "0x", count: 5, universityRegistryId: 1, did: "did:web:ijaza.example" };
const NAMES = [...new Set(Object.values(DONE_ALREADY).flat()), "SomethingElse"];
const transactionOf = (kind: TransactionKind) => ({
  kind,
  signer: "0xme",
  subject: kind === "credits.grant" ? GRANT : BATCH,
  keyIsWaiting: false,
  entryIsOpen: false,
});

describe.each(KINDS)("of %s", (kind) => {
  test.each(NAMES)("%s means already done, or refused", (name) => {
    const isDone = DONE_ALREADY[kind]?.includes(name);
    expect(judgeRefusal({ name, args: [] }, transactionOf(kind))).toEqual(isDone ? DONE : REFUSED);
  });

  test("a refusal that may end makes the transaction wait", () => {
    const judge = (name: string, keyIsWaiting: boolean) =>
      judgeRefusal({ name, args: [] }, { ...transactionOf(kind), keyIsWaiting });
    expect(judge("NotEnoughCredits", false)).toEqual(waits("credits"));
    expect(judge("AccessControlUnauthorizedAccount", false)).toEqual(waits("setup"));
    expect(judge("GuardianMarksUsedUp", false)).toEqual(waits("chain"));
    expect(judge("CompromiseInTheFuture", false)).toEqual(waits("chain"));
    expect(judge("KeyNotValid", true)).toEqual(waits("key"));
    expect(judge("KeyNotValid", false)).toEqual(REFUSED);
    expect(judge("UniversityUnknown", true)).toEqual(waits("key"));
    expect(judge("UniversityUnknown", false)).toEqual(REFUSED);
    const withEntry = { ...transactionOf(kind), entryIsOpen: true };
    expect(judgeRefusal({ name: "UniversityUnknown", args: [] }, withEntry)).toEqual(waits("key"));
    expect(judge("SomethingElse", true)).toEqual(REFUSED);
    expect(judge("BatchUnknown", false)).toEqual(kind.startsWith("record.revoke") ? waits("chain") : REFUSED);
  });
});

test.each([
  ["GrantNotIncreasing", 99n, REFUSED],
  ["GrantNotIncreasing", 100n, DONE],
  ["GrantNotIncreasing", 101n, DONE],
  ["SomethingElse", 100n, REFUSED],
])("a grant refused with %s at %d counts as done if the chain already has the amount", (name, granted, judgement) => {
  expect(judgeRefusal({ name, args: [granted] }, transactionOf("credits.grant"))).toEqual(judgement);
});

test.each([
  ["by its signer", "AlreadyIssued", "0xME", {}, DONE],
  ["by a former signer", "AlreadyIssued", "0xFORMER", { formerSigners: ["0xformer"] }, DONE],
  ["by a stranger", "AlreadyIssued", "0xother", {}, REFUSED],
  ["not at all", "SomethingElse", "0xme", {}, REFUSED],
])("a batch issued %s is recognised as ours or foreign", (_, name, signer, subject, judgement) => {
  const transaction = { ...transactionOf("batch.issue"), subject: { ...BATCH, ...subject } };
  expect(judgeRefusal({ name, args: [signer, 0n] }, transaction)).toEqual(judgement);
});
