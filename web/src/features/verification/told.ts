/** What the university's server says of a diploma beside the proof; shown as told, never as proved. */

export type Told = {
  id?: string;
  /** ISO 8601. */
  revokedAt?: string | null;
  /** Id of the diploma that replaces it. */
  supersededBy?: string | null;
};
