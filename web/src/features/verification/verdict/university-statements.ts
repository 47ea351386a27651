/** What the university's server states about a document, beside the proof; never shown as proved. */

import type { OwnLabels } from "../facts/facts.ts";

export type UniversityStatements = {
  id?: string;
  /** ISO 8601. */
  revokedAt?: string | null;
  /** Id of the diploma that replaces it. */
  supersededBy?: string | null;
  /** The university uploaded the document, and this reader may not see the file; absent while that is not known. */
  isWithheld?: boolean;
  /** Whether there is a picture of it, as of every document that was made here; absent while that is not known. */
  hasPicture?: boolean;
  /** The university's labels for the fields of a certificate. */
  labels?: OwnLabels;
};
