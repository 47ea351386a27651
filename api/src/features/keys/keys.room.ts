/** The room keys: what people see of a university's keys, and what they do when one is not safe any more. */
import { countKeyDocuments } from "./count-key-documents.ts";
import { getUniversityKeys } from "./get-university-keys.ts";
import { clearKeyMark, confirmKeyMark, endKey, markKey, replaceKey, reportKey, vetoKey } from "./key-actions.ts";

export const keyCalls = [
  getUniversityKeys,
  countKeyDocuments,
  reportKey,
  markKey,
  confirmKeyMark,
  clearKeyMark,
  vetoKey,
  replaceKey,
  endKey,
];

export { type Keys, watchKeys } from "./watch-keys.ts";
