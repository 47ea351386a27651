/** The places of uploaded files in the storage, and which of them no diploma names. */
import { sql } from "kysely";

export const placeOf = (universityId: string, sha256: string): string => `handed-in/${universityId}/${sha256}`;

/** A condition on rows of `handed_in_files`. */
export const isUnnamed = sql<boolean>`not exists (
  select from diplomas d where d.file_sha256 = handed_in_files.sha256 and d.university_id = handed_in_files.university_id
) and not exists (
  select from diplomas d where d.attachments_sha256 is not null and d.university_id = handed_in_files.university_id
    and string_to_array(d.attachments_sha256, ' ') @> array[handed_in_files.sha256]
)`;
