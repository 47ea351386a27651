/** Makes the id of an import, as a page does. */
import { randomBytes } from "node:crypto";

export const newImportId = (): string => randomBytes(16).toString("hex");
