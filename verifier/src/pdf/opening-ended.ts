/** The result for a PDF whose opening was stopped, for those who have others open it. */
import { CODES } from "../codes/codes.ts";
import type { Opening } from "./opening.ts";

export const OPENING_ENDED: Opening = {
  ok: false,
  code: "document_too_complex",
  detail: CODES.document_too_complex.meaning,
};
