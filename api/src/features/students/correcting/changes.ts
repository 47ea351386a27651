/** Lets higher rooms react to corrections and deletions of students in the same transaction, or refuse them. */
import type { Author } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import type { StudentRow } from "../students.tables.ts";

export type StudentCorrection = { before: StudentRow; after: StudentRow; author: Author; at: Date };
export type Deletion = { student: StudentRow; author: Author; at: Date };

/** Runs in the transaction of the change; if it throws, the change is refused. */
export type Follower<Change> = (trx: Trx, change: Change) => Promise<void>;

export type StudentChanges = {
  /** Adds a handler that runs after every correction of a student's record. */
  onCorrected(follow: Follower<StudentCorrection>): void;
  /** Adds a handler that runs before every deletion. */
  onDeletion(follow: Follower<Deletion>): void;
  announceCorrection(trx: Trx, change: StudentCorrection): Promise<void>;
  announceDeletion(trx: Trx, change: Deletion): Promise<void>;
};

export function createStudentChanges(): StudentChanges {
  const correctedFollowers: Follower<StudentCorrection>[] = [];
  const deletionFollowers: Follower<Deletion>[] = [];
  const announce = async <Change>(followers: readonly Follower<Change>[], trx: Trx, change: Change) => {
    for (const follow of followers) await follow(trx, change);
  };

  return {
    onCorrected: (follow) => void correctedFollowers.push(follow),
    onDeletion: (follow) => void deletionFollowers.push(follow),
    announceCorrection: (trx, change) => announce(correctedFollowers, trx, change),
    announceDeletion: (trx, change) => announce(deletionFollowers, trx, change),
  };
}
