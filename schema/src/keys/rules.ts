/** When each action on a key is refused: the server decides by it, and pages offer by it. Pure. */
import type { RefusalCode } from "../errors/errors.ts";
import type { Role } from "../users/roles.ts";
import { KEY_ACTIONS, KEY_ACTORS, type KeyAction, type UniversityKey, type UniversityKeyState } from "./calls.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The registry's bounds of guardians: contracts/src/KeyTimeline.sol and Universities.sol. */
export const GUARDIAN_DAYS_BACK = 90;
export const GUARDIAN_MARKS_PER_DAY = 20;
export const CLEARABLE_DAYS = 30;
/** For so long before a mark the account of whoever judges it has been the same person's: the guardian has not just made it. */
export const SECOND_PERSON_DAYS = 7;
/** The registry judges by the time of its block, which is later than ours: the bounds are held with so much to spare. */
const SPARE_MS = HOUR_MS;
/** How far the chain's clock may be ahead of ours: its moments are not in the future for that. */
const CLOCKS_APART_MS = 60_000;

export type KeyQuestion = {
  action: KeyAction;
  key: UniversityKey;
  /** All keys of the university. */
  all: readonly UniversityKey[];
  now: Date;
  /** Of the guardian, today; null for whoever does not know. */
  marksLeft: number | null;
  /** Of `mark` and `report`. */
  since?: Date;
  /** Of `confirm` and `clear`: since when the caller has had a second factor and the present address; undefined: not asked. */
  heldSince?: Date | null | undefined;
};

type Rule = (question: KeyQuestion) => RefusalCode | null;

const isEntered = ({ state }: UniversityKey) => state !== "entering" && state !== "vetoed";
const isUnderway = (key: UniversityKey, ...actions: readonly string[]) =>
  key.open.some(({ action }) => actions.includes(action));
const isInFuture = (since: Date, now: Date) => since.getTime() > now.getTime() + CLOCKS_APART_MS;
const isWaiting = ({ state }: UniversityKey) => state === "entering" || state === "beginning";

const hasOther = ({ all, key }: KeyQuestion, holds: (other: UniversityKey) => boolean) =>
  all.some((other) => other.purpose === key.purpose && other._id !== key._id && holds(other));

const isSecondPerson = ({ key: { markedAt }, heldSince }: KeyQuestion) =>
  heldSince === undefined ||
  (heldSince !== null &&
    markedAt !== null &&
    heldSince.getTime() <= new Date(markedAt).getTime() - SECOND_PERSON_DAYS * DAY_MS);

const mark: Rule = ({ key, now, since = now, marksLeft }) => {
  if (!isEntered(key)) return "key_not_in_registry";
  if (key.state === "beginning") return "key_not_begun";
  if (isUnderway(key, "mark", "confirm", "clear")) return "key_action_underway";
  if (isInFuture(since, now)) return "key_moment_in_future";
  if (key.state === "compromised") return "key_marked_already";
  if (key.compromisedSince !== null && since >= new Date(key.compromisedSince)) return "key_marked_already";
  if (key.purpose === "badge") return null;
  if (since.getTime() < now.getTime() - GUARDIAN_DAYS_BACK * DAY_MS + SPARE_MS) return "key_mark_too_far_back";
  return marksLeft === null || marksLeft > 0 ? null : "key_marks_used_up";
};

const RULES: Record<KeyAction, Rule> = {
  mark,
  report: (question) => {
    const { key, now, since = now } = question;
    if (!isEntered(key)) return "key_not_in_registry";
    if (isInFuture(since, now)) return "key_moment_in_future";
    if (key.compromisedSince !== null) return "key_marked_already";
    return key.reportedSince === null && !isUnderway(key, "mark") ? null : "key_action_underway";
  },
  confirm: (question) => {
    const { key } = question;
    if (key.state !== "marked") return "key_not_marked";
    if (!isSecondPerson(question)) return "key_judge_too_new";
    return isUnderway(key, "confirm", "clear") ? "key_action_underway" : null;
  },
  clear: (question) => {
    const { key, now } = question;
    if (key.state !== "marked" || key.markedAt === null) return "key_not_marked";
    if (!isSecondPerson(question)) return "key_judge_too_new";
    if (isUnderway(key, "confirm", "clear")) return "key_action_underway";
    const clearableUntil = new Date(key.markedAt).getTime() + CLEARABLE_DAYS * DAY_MS - SPARE_MS;
    return now.getTime() < clearableUntil ? null : "key_mark_too_old";
  },
  veto: ({ key }) => {
    if (!isEntered(key)) return "key_not_in_registry";
    if (key.state !== "beginning") return "key_begun_already";
    return isUnderway(key, "veto") ? "key_action_underway" : null;
  },
  replace: (question) => {
    const { key } = question;
    if (isWaiting(key) || hasOther(question, isWaiting)) return "key_being_replaced";
    if (key.state === "current") return isUnderway(key, "end") ? "key_action_underway" : null;
    return hasOther(question, ({ state }) => state === "current") ? "key_not_current" : null;
  },
  end: ({ key }) => {
    if (key.purpose === "badge") return "key_not_in_registry";
    if (key.state !== "current") return "key_not_current";
    return isUnderway(key, "end") ? "key_action_underway" : null;
  },
};

/** Why the action is not possible now; null when it is. Who may take it is judged apart. */
export const refusalOfKeyAction = (question: KeyQuestion): RefusalCode | null => RULES[question.action](question);

/** What a page offers to this role. */
export const keyActionsFor = (role: Role | undefined, question: Omit<KeyQuestion, "action" | "since">): KeyAction[] =>
  KEY_ACTIONS.filter(
    (action) =>
      KEY_ACTORS[action].some((each) => each === role) && refusalOfKeyAction({ ...question, action }) === null,
  );

type KeyTimes = {
  /** As the platform uses it. */
  use: "waiting" | "active" | "retired";
  validFrom: Date | null;
  validUntil: Date | null;
  compromisedSince: Date | null;
  byGuardian: boolean;
  vetoedAt: Date | null;
};

/** The state of a key at a moment. */
export function keyStateAt(key: KeyTimes, now: Date): UniversityKeyState {
  if (key.vetoedAt) return "vetoed";
  if (key.compromisedSince) return key.byGuardian ? "marked" : "compromised";
  if (key.validUntil && key.validUntil <= now) return "ended";
  if (key.use === "waiting") return key.validFrom ? "beginning" : "entering";
  return key.use === "active" ? "current" : "replaced";
}
