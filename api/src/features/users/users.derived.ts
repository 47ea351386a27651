/** What is stored of a user's names beside them: their appearance, which keeps them unique, and what searches find. Pure. */
import { foldEmail } from "@ijaza/schema/fields/folded-text";
import { foldAll } from "../../platform/folded-text.ts";
import type { UserRow } from "./users.records.ts";
import { skeletonOf, skeletonsOf } from "./users.skeletons.ts";

type Named = Pick<UserRow, "username" | "username_ar" | "email">;

export type DerivedNames = Pick<UserRow, "skeleton" | "caseless_skeleton" | "skeleton_ar" | "search" | "email_lower">;

/** Vowel marks and the tatweel: a name is the same with and without them. */
const ORNAMENTS = /[\u0640\u064b-\u065f\u0670]/g;

/** The appearance of the name that readers in Arabic read: the one in Arabic letters, else the username. */
export const arabicSkeletonOf = ({ username, username_ar }: Pick<Named, "username" | "username_ar">): string =>
  skeletonOf((username_ar ?? username).normalize("NFKC").replace(ORNAMENTS, ""));

const searchOf = ({ username, username_ar, email }: Named): string => foldAll([username, username_ar, email]);

/** Of a new user. */
export const derivedNamesOf = (user: Named): DerivedNames => ({
  ...skeletonsOf(user.username),
  skeleton_ar: arabicSkeletonOf(user),
  search: searchOf(user),
  email_lower: foldEmail(user.email),
});

/** Those that follow from changes, given the names as they will be. */
export function derivedChangesOf(after: Named, changed: Partial<Named>): Partial<DerivedNames> {
  const isRenamed = changed.username !== undefined;
  const isReadOtherwise = isRenamed || changed.username_ar !== undefined;
  return {
    ...(isRenamed && skeletonsOf(after.username)),
    ...(isReadOtherwise && { skeleton_ar: arabicSkeletonOf(after) }),
    ...((isReadOtherwise || changed.email !== undefined) && { search: searchOf(after) }),
    ...(changed.email !== undefined && { email_lower: foldEmail(changed.email) }),
  };
}
