/** What the university's server says of a diploma beside the proof; shown as told, never as proved. */

import type { OwnLabels } from "./facts.ts";

export type Told = {
  id?: string;
  /** ISO 8601. */
  revokedAt?: string | null;
  /** Id of the diploma that replaces it. */
  supersededBy?: string | null;
  /** What the university calls the fields of a certificate. */
  labels?: OwnLabels;
};
