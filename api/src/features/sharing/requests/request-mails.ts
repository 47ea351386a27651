/** Mails about requests: three to the organisation, without any free text, and one to the student. */
import type { Language } from "@ijaza/schema/product";
import { CONFIRM_HOURS, REQUEST_DAYS } from "@ijaza/schema/sharing/third-party";
import type { Trx } from "../../../platform/database.ts";
import { addressOf, nameValuesOf } from "../../students/students.service.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { REQUEST_MAILS, type RequestMailKind } from "./mail-texts.ts";
import type { MatchedRow, RequestRow } from "./requests.tables.ts";

export function registerRequestMails(mailer: SharingDeps["mailer"]): void {
  for (const [kind, texts] of Object.entries(REQUEST_MAILS)) mailer.on(kind, texts);
}

type Outside = { email: string; language: Language };
type OutsideMail = { kind: RequestMailKind; universityId: string | null; values?: Record<string, string> };

/** Mails to an outside address use the address as the name, so that they carry no text that somebody typed. */
const queueOutside = (trx: Trx, { mailer }: SharingDeps, { email, language }: Outside, mail: OutsideMail) => {
  const { kind, universityId } = mail;
  const values = { name: email, days: String(REQUEST_DAYS), ...mail.values };
  return mailer.queue(trx, [{ kind, universityId, subjectId: null, language, to: email, values }], "counted");
};

/** The link that confirms the address and can later withdraw the request. */
export function queueConfirming(trx: Trx, deps: SharingDeps, { token, ...to }: Outside & { token: string }) {
  const values = { link: `${deps.publicUrl}/third_party#${token}`, hours: String(CONFIRM_HOURS) };
  return queueOutside(trx, deps, to, { kind: "third_party.confirm", universityId: null, values });
}

type QueueGrantedOptions = { request: MatchedRow; link: string; hasPin: boolean };

export function queueGranted(trx: Trx, deps: SharingDeps, { request, link, hasPin }: QueueGrantedOptions) {
  const kind = hasPin ? "third_party.granted_with_pin" : "third_party.granted";
  return queueOutside(trx, deps, request, { kind, universityId: request.university_id, values: { link } });
}

/** The same mail for every reason, so that it reveals none. */
export const queueNoAccess = (trx: Trx, deps: SharingDeps, request: RequestRow) =>
  queueOutside(trx, deps, request, { kind: "third_party.no_access", universityId: null });

type QueueRequestNoticeOptions = { studentId: string; universityId: string; domain: string };

/** The mail names only the domain; the student reads the rest on the own page. */
export async function queueRequestNotice(
  trx: Trx,
  deps: SharingDeps,
  { studentId, universityId, domain }: QueueRequestNoticeOptions,
) {
  const student = await deps.students.find(trx, studentId);
  if (!student) return;
  const values = {
    ...nameValuesOf(student),
    domain,
    days: String(REQUEST_DAYS),
    link: `${deps.publicUrl}/student_profile`,
  };
  await deps.mailer.queueNotice(trx, { universityId, kind: "third_party.asked", ...addressOf(student), values });
}
