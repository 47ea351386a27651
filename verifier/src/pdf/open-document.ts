/** Opens a sealed PDF: first checks its seal, then reads the bundle that it carries. */
import type { Code } from "../codes/codes.ts";
import { LARGEST_BUNDLE } from "../credential/parse-bundle.ts";
import { refuse } from "../refusal.ts";
import { find, startsWith } from "./bytes.ts";
import { HEADER } from "./header.ts";
import { isDict, isText, type PdfDict, type PdfValue } from "./objects.ts";
import { openPdf, type PdfFile } from "./pdf-file.ts";
import { findSeal, readSeal, type Seal } from "./seal.ts";
import { BUNDLE_NAME } from "./seal-format.ts";
import type { StepCount } from "./step-count.ts";

export type OpenedDocument = { seal: Seal; bundle: Uint8Array };

/** The size limit of a document, in bytes. */
export const LARGEST_DOCUMENT = 20_000_000;
/** Most attachments of one document; ours have one or two. */
export const MOST_ATTACHMENTS = 64;
/** Occurs in the attachment's name and in the keywords, which stay readable when a program rewrites the PDF. */
const TRACE = "ijaza-bundle";
const ENCRYPT = "/Encrypt";

/**
 * Refuses with the code of the first fault; a PDF that is not ours gives `not_a_diploma`. `steps` bounds the work to a
 * multiple of the file's size.
 */
export async function openDocument(bytes: Uint8Array, steps?: StepCount): Promise<OpenedDocument> {
  if (bytes.length > LARGEST_DOCUMENT) refuse("document_too_large");
  const place = findSeal(bytes);
  if (place === null) return refuse(whyUnsealed(bytes));
  if (!startsWith(bytes, `${HEADER}1.`)) refuse("document_prefixed");
  const seal = await readSeal(bytes, place);
  return { seal, bundle: await readAttachedBundle(openPdf(bytes, steps)) };
}

/** A file that still carries a signed document has lost its seal; of one with a password nobody knows. */
function whyUnsealed(bytes: Uint8Array): Code {
  if (find(bytes, TRACE) >= 0) return "seal_missing";
  return isLocked(bytes) ? "document_locked" : "not_a_diploma";
}

/** Whether a trailer names a dictionary of encryption (ISO 32000-1, section 7.6), which stands in the clear. */
function isLocked(bytes: Uint8Array): boolean {
  for (let at = find(bytes, ENCRYPT); at >= 0; at = find(bytes, ENCRYPT, at + 1)) {
    const after = String.fromCharCode(...bytes.subarray(at + ENCRYPT.length, at + ENCRYPT.length + 24));
    if (/^\s*(?:\d+\s+\d+\s+R|<<)/.test(after)) return true;
  }
  return false;
}

async function readAttachedBundle(file: PdfFile): Promise<Uint8Array> {
  const [bundle, ...more] = listAttachments(file).filter(({ names }) => names.includes(BUNDLE_NAME));
  if (bundle === undefined) return refuse("attachment_missing");
  if (more.length > 0) refuse("attachment_repeated");
  const embedded = file.resolve(bundle.spec.get("EF"));
  if (!isDict(embedded)) return refuse("document_malformed", "The PDF's attachment has no file.");
  if (new Set([...embedded.values()].map((each) => JSON.stringify(each))).size > 1) refuse("attachment_repeated");
  return file.readStream(embedded.get("F"), LARGEST_BUNDLE);
}

type Attachment = { spec: PdfDict; names: string[] };

/** The attachments, each with every name that a PDF reader may show for it. */
function listAttachments({ root, resolve }: PdfFile): Attachment[] {
  const names = resolve(root.get("Names"));
  const tree = isDict(names) ? resolve(names.get("EmbeddedFiles")) : undefined;
  if (tree === undefined) return [];
  const list = isDict(tree) && !tree.has("Kids") ? resolve(tree.get("Names")) : undefined;
  if (!Array.isArray(list)) return refuse("document_malformed", "The PDF lists its attachments in a foreign form.");
  if (list.length > 2 * MOST_ATTACHMENTS) {
    refuse("document_too_complex", `The PDF lists more than ${MOST_ATTACHMENTS} attachments.`);
  }
  const attachments: Attachment[] = [];
  for (let at = 0; at < list.length; at += 2) attachments.push(toAttachment(list[at], resolve(list[at + 1])));
  return attachments;
}

function toAttachment(key: PdfValue | undefined, spec: PdfValue | undefined): Attachment {
  if (!isDict(spec)) return refuse("document_malformed", "The PDF has an attachment in a foreign form.");
  const names = [key, spec.get("F"), spec.get("UF")].flatMap((name) => (isText(name) ? [name.text] : []));
  return { spec, names };
}
