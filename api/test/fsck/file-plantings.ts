/** Faults in the file storage, and in the rows that describe it. */
import { createHash } from "node:crypto";
import { pdf, png } from "../handed-in-scene.ts";
import type { Planting, Reported } from "./planting.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const PDF = sha256(pdf(1).bytes);
const OTHER_PDF = sha256(pdf(2).bytes);
const PICTURE = sha256(png("a.png").bytes);
const NONE = "0".repeat(64);

export type FilePlanting = {
  what: string;
  /** The name of the file; `$name` stands for an id of the scene. */
  file: string;
  /** What happens to the file: deleted, one byte changed, replaced by another file or by other bytes. */
  becomes: "gone" | "changed" | { file: string } | { bytes: Uint8Array };
  reported: Reported;
};

export const HANDED_IN = `handed-in/$university/${PDF}`;

export const FILE_PLANTINGS: FilePlanting[] = [
  {
    what: "a handed-in PDF with a changed byte",
    file: HANDED_IN,
    becomes: "changed",
    reported: "file_differs diploma $handedIn",
  },
  {
    what: "a handed-in PDF that is another diploma's",
    file: HANDED_IN,
    becomes: { file: `handed-in/$university/${OTHER_PDF}` },
    reported: "file_differs diploma $handedIn",
  },
  {
    what: "a lost attachment",
    file: `handed-in/$university/${PICTURE}`,
    becomes: "gone",
    reported: "file_missing diploma $handedIn",
  },
  {
    what: "a made PDF with a changed byte",
    file: "$madeFile",
    becomes: "changed",
    reported: "document_broken document $made",
  },
  {
    what: "a made PDF that is another diploma's",
    file: "$madeFile",
    becomes: { file: "$otherFile" },
    reported: "document_misplaced document $made",
  },
  {
    what: "a public PDF that is the holder's",
    file: "$madeFile",
    becomes: { file: "$wholeFile" },
    reported: "document_discloses document $made",
  },
  {
    what: "a made PDF that is a picture",
    file: "$madeFile",
    becomes: { bytes: png("x").bytes },
    reported: "document_broken document $made",
  },
  {
    what: "a lost picture of a template",
    file: "templates/$university/$picture",
    becomes: "gone",
    reported: "file_missing university $university",
  },
  {
    what: "a picture of a template with a changed byte",
    file: "templates/$university/$picture",
    becomes: "changed",
    reported: "file_differs university $university",
  },
  {
    what: "a lost picture of a signature",
    file: "signatories/$university/$signature",
    becomes: "gone",
    reported: "file_missing university $university",
  },
  {
    what: "a picture of a signature with a changed byte",
    file: "signatories/$university/$signature",
    becomes: "changed",
    reported: "file_differs university $university",
  },
  {
    what: "lost evidence of a correction request",
    file: "$evidence",
    becomes: "gone",
    reported: "file_missing correction request $correction",
  },
];

/** Rows that describe files wrongly, each with the SQL that repairs it. */
export const FILE_ROW_PLANTINGS: (Planting & { mend: string })[] = [
  {
    what: "a diploma that names another diploma's file",
    spoil: `update diplomas set attachments_sha256 = '${OTHER_PDF}' where id = $handedIn`,
    mend: `update diplomas set attachments_sha256 = '${PICTURE}' where id = $handedIn`,
    reported: ["file_digest_differs diploma $handedIn", "state_differs diploma $handedIn"],
  },
  {
    what: "a stored size",
    spoil: `update handed_in_files set size = size + 1 where sha256 = '${PDF}'`,
    mend: `update handed_in_files set size = size - 1 where sha256 = '${PDF}'`,
    reported: ["file_differs diploma $handedIn"],
  },
  {
    what: "a lost note of a file",
    spoil: `update handed_in_files set sha256 = '${NONE}' where sha256 = '${PDF}'`,
    mend: `update handed_in_files set sha256 = '${PDF}' where sha256 = '${NONE}'`,
    reported: ["file_missing diploma $handedIn"],
  },
  {
    what: "the key that is noted for a sealed PDF",
    spoil:
      "update documents set sealed_by = (select id from chain_keys where purpose = 'wallet' limit 1) where file = $madeFile",
    mend: "update documents set sealed_by = $sealer where file = $madeFile",
    reported: ["document_seal_differs document $made"],
  },
];
