/** How old data of one kind is deleted. */
import type { Trx } from "../../../platform/database.ts";
import type { OldRows } from "../../../platform/old-rows.ts";

export type OldData = OldRows & { at: Date };

/** Deletes about `limit` rows that ended before a time; returns how many. */
export type DeleteOld = (trx: Trx, old: OldData) => Promise<number>;
