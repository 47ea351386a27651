/** The claims that bind handed-in files to a diploma, with their labels. */
import type { FileClaim } from "../diplomas/fields.ts";
import type { Field } from "../fields/fields.ts";

export const FILE_CLAIM_FIELDS = [
  {
    name: "fileSha256",
    kind: "text",
    label: { en: "SHA-256 of the PDF", fr: "SHA-256 du PDF", ar: "بصمة SHA-256 لملف PDF" },
  },
  {
    name: "attachmentsSha256",
    kind: "text",
    label: { en: "SHA-256 of the attachments", fr: "SHA-256 des pièces jointes", ar: "بصمات SHA-256 للمرفقات" },
  },
] as const satisfies readonly (Field & { name: FileClaim })[];
