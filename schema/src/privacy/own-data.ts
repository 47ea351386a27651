/** All that is kept of a student, in the API: one archive for the student alone. */
import { endpoint } from "../calls/endpoint.ts";
import { ZIP } from "../calls/media-types.ts";
import { student } from "../users/roles.ts";

/** How often a student may download it in a day. */
export const OWN_DATA_A_DAY = 5;

/** The name under which it is saved. */
export const OWN_DATA_FILE = "ijaza-my-data.zip";

export const getOwnData = endpoint({
  method: "POST",
  path: "/api/student/my-data",
  who: student,
  confirmed: true,
  medium: "file",
  mediaTypes: [ZIP],
  summary:
    "All that is kept of oneself, as a .zip: a text that explains it in the language of the call, everything as JSON, one's documents in each form, and the files that were handed in. At most 5 times a day.",
  refusals: ["too_many_requests"],
});
