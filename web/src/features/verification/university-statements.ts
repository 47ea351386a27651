/** What the university's server says of a diploma beside the proof; shown as told, never as proved. */

import type { OwnLabels } from "./facts.ts";

export type UniversityStatements = {
  id?: string;
  /** ISO 8601. */
  revokedAt?: string | null;
  /** Id of the diploma that replaces it. */
  supersededBy?: string | null;
  /** Its university handed the document in, and does not give it to this reader; absent while that is not known. */
  isWithheld?: boolean;
  /** It can be looked at as a picture, as everything can that was made here; absent while that is not known. */
  hasPicture?: boolean;
  /** What the university calls the fields of a certificate. */
  labels?: OwnLabels;
};
