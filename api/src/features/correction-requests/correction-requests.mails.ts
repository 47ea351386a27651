/** Mails to a student about the decision on a request and the state of the corrected diploma. */
import type { Language, Texts } from "@ijaza/schema/product";
import type { Trx } from "../../platform/database.ts";
import type { MailTexts } from "../../platform/mail/mail-text.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { CorrectionEnd } from "../diplomas/diplomas.service.ts";
import { addressOf, nameValuesOf } from "../students/students.service.ts";
import type { RequestDeps } from "./correction-requests.deps.ts";
import { fieldOf } from "./correction-requests.items.ts";
import { CORRECTION_MAILS, type CorrectionMailKind, NONE } from "./correction-requests.mail-texts.ts";
import { findItems, findRequestOfCorrection } from "./correction-requests.repository.ts";
import type { ItemRow, RequestRow } from "./correction-requests.tables.ts";

export function registerMails(mailer: Mailer): void {
  for (const [kind, texts] of Object.entries(CORRECTION_MAILS)) {
    const topic = isAlwaysSent(kind as CorrectionMailKind) ? undefined : "corrections";
    mailer.on(kind, texts as MailTexts, topic);
  }
}

/** Notes for diplomas that are revoked or replaced. */
const isAlwaysSent = (kind: CorrectionMailKind): boolean => kind === "correction.ended" || kind === "correction.signed";

/** Queues the mail about a request whose items are all decided, with reasons. */
export async function queueDecided(
  trx: Trx,
  { deps, request }: { deps: RequestDeps; request: RequestRow },
): Promise<void> {
  const items = await findItems(trx, [request.id]);
  const accepted = items.filter(({ status }) => status === "accepted");
  const rejected = items.filter(({ status }) => status === "rejected");
  const kind =
    rejected.length === 0
      ? "correction_request.accepted"
      : accepted.length === 0
        ? "correction_request.rejected"
        : "correction_request.partly";
  const valuesIn = (language: Language) => {
    const listed = (some: readonly ItemRow[]) => listItems(some, { kind: request.kind, language });
    return { accepted: listed(accepted), rejected: listed(rejected) };
  };
  await queueMail(trx, { deps, request, kind, valuesIn });
}

/** Queues the mail about a correction that the responsable rejected or that is signed now. */
export async function queueCorrectionEnd(
  trx: Trx,
  { deps, end }: { deps: RequestDeps; end: CorrectionEnd },
): Promise<void> {
  const { id, diploma_number: number } = end.correction;
  const request = await findRequestOfCorrection(trx, id);
  if (!request) return;
  const reason = end.kind === "rejected" ? end.reason : "";
  const kind = (await hasEnded(trx, { deps, end })) ? "correction.ended" : (`correction.${end.kind}` as const);
  const valuesIn = (language: Language) => ({ number, reason: typeof reason === "string" ? reason : reason[language] });
  await queueMail(trx, { deps, request, kind, valuesIn, diplomaId: id });
}

/** Queues the mail about a correction that ended because the original was revoked meanwhile. */
async function hasEnded(trx: Trx, { deps, end }: { deps: RequestDeps; end: CorrectionEnd }): Promise<boolean> {
  const { supersedes } = end.correction;
  if (end.kind !== "rejected" || supersedes === null) return false;
  const [old] = await deps.diplomas.findByIds(trx, [supersedes]);
  return old !== undefined && !deps.diplomas.isCorrectable(old);
}

type QueueMailOptions = {
  deps: RequestDeps;
  request: RequestRow;
  kind: CorrectionMailKind;
  /** The values in the text, in the mail's language. */
  valuesIn: (language: Language) => Record<string, string>;
  diplomaId?: string;
};

/** The student's language, else the language in which the request was made. */
async function queueMail(trx: Trx, { deps, request, kind, valuesIn, diplomaId }: QueueMailOptions): Promise<void> {
  const student = await deps.students.find(trx, request.student_id);
  if (!student) return;
  const language = student.language ?? request.language;
  const page = kind === "correction.signed" ? `/digital_diploma/${diplomaId}` : "/student_profile/";
  const values = { ...valuesIn(language), ...nameValuesOf(student), link: `${deps.publicUrl}${page}` };
  await deps.mailer.queueNotice(trx, {
    universityId: request.university_id,
    kind,
    ...addressOf(student),
    language,
    values,
  });
}

const SEPARATOR: Texts = { en: "; ", fr: " ; ", ar: "؛ " };

type RequestSummary = { kind: RequestRow["kind"]; language: Language };

/** The labels of the fields, each with the reason of the decision. */
function listItems(items: readonly ItemRow[], { kind, language }: RequestSummary): string {
  if (items.length === 0) return NONE[language];
  return items.map((item) => describeItem(item, { kind, language })).join(SEPARATOR[language]);
}

function describeItem({ field, reason }: ItemRow, { kind, language }: RequestSummary): string {
  const label = fieldOf(kind, field)?.label[language] ?? field;
  return reason ? `${label} (${reason})` : label;
}
