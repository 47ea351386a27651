/** Secrets that links carry. Pure. */
import { decoded, withoutMarks } from "./marks.ts";

/** 32 random bytes or more in base64url. */
const SECRET = /[\w-]{43,}/;

/** The secret in a text that has more around it, as the full stop after a link; a text without one as it is. */
export const secretIn = (text: string): string => SECRET.exec(withoutMarks(decoded(text)))?.[0] ?? text;

/** Whether a text has a secret in full. */
export const hasSecret = (text: string): boolean => SECRET.test(withoutMarks(decoded(text)));
