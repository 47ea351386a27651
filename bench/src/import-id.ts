/** The id of an import, as a page makes it. */
import { randomBytes } from "node:crypto";

export const newImportId = (): string => randomBytes(16).toString("hex");
