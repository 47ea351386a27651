/** What is wrong with a cell, as a sentence in the page's language. */
import { FIELD_ERRORS, type FieldErrorCode, fieldMessage } from "@ijaza/schema/errors/errors";
import type { Language } from "@ijaza/schema/product";
import type { SheetFault } from "../sheet/sheet-values.ts";

const isOurs = (code: string): code is FieldErrorCode => code in FIELD_ERRORS;

/** The server's message, else ours for the same code. */
export const reasonOf = ({ error, data, message }: SheetFault, language: Language): string =>
  message ?? (isOurs(error) ? fieldMessage({ code: error, language, data }) : error);
