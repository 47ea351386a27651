/** Deleting rows by their age, a limited number in each statement. Rows that another transaction holds are left for later. */

export type OldRows = {
  /** Rows that ended before this are deleted. */
  before: Date;
  /** The most rows that one statement deletes. */
  limit: number;
};
