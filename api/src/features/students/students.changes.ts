/** Where higher rooms hear of what becomes of a student, in its transaction: to follow it, or to refuse it. */
import type { Author } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import type { StudentRow } from "./students.tables.ts";

export type Corrected = { before: StudentRow; after: StudentRow; author: Author; at: Date };
export type Deletion = { student: StudentRow; author: Author; at: Date };

/** Runs in the transaction of the change; what it throws refuses the change. */
export type Follower<Change> = (trx: Trx, change: Change) => Promise<void>;

export type StudentChanges = ReturnType<typeof createStudentChanges>;

export function createStudentChanges() {
  const correctedFollowers: Follower<Corrected>[] = [];
  const deletionFollowers: Follower<Deletion>[] = [];
  const tell = async <Change>(followers: readonly Follower<Change>[], trx: Trx, change: Change) => {
    for (const follow of followers) await follow(trx, change);
  };

  return {
    /** Follows every correction of a student's record. */
    onCorrected: (follow: Follower<Corrected>) => void correctedFollowers.push(follow),
    /** Follows every deletion, before it is done. */
    onDeletion: (follow: Follower<Deletion>) => void deletionFollowers.push(follow),
    tellCorrected: (trx: Trx, change: Corrected) => tell(correctedFollowers, trx, change),
    tellDeletion: (trx: Trx, change: Deletion) => tell(deletionFollowers, trx, change),
  };
}
