/** The mail to the owner of a share that wrong PINs have locked. */
import type { Trx } from "../../../platform/database.ts";
import type { MailTexts } from "../../../platform/mail/mail-text.ts";
import { addressOf, nameValuesOf } from "../../students/students.service.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import type { ShareRow } from "./shares.tables.ts";

const LOCKED = "shares.locked";

const TEXTS: MailTexts = {
  en: {
    subject: "One of your shares has been locked",
    paragraphs: [
      "Someone with the link to one of your shares on {product} entered a wrong PIN five times. The share is now locked: nobody can open it, and these attempts did not show your documents to anyone.",
      "If your recipient simply mistyped it, create a new PIN in your space and give it to them. If you do not know who it was, stop sharing.",
    ],
    action: "View your shares",
    note: "You receive this e-mail once each time a share is locked.",
  },
  fr: {
    subject: "Un de vos partages a été verrouillé",
    paragraphs: [
      "Quelqu’un qui dispose du lien d’un de vos partages sur {product} a saisi cinq fois un code PIN erroné. Le partage est verrouillé : plus personne ne peut l’ouvrir, et ces essais n’ont donné accès à aucun document.",
      "S’il s’agit d’une simple erreur de votre destinataire, créez un nouveau code PIN sur votre page et communiquez-le-lui. Si vous ne savez pas de qui il s’agit, retirez le partage.",
    ],
    action: "Voir vos partages",
    note: "Vous recevez ce message une fois par verrouillage.",
  },
  ar: {
    subject: "قُفلت إحدى مشاركاتك",
    paragraphs: [
      "أدخل شخص يملك رابط إحدى مشاركاتك على منصة {product} رمزًا سريًا خاطئًا خمس مرات. قُفلت المشاركة فلا يستطيع أحد فتحها الآن، ولم يطّلع أحد على وثائقك بهذه المحاولات.",
      "إذا كان ذلك مجرد خطأ من المرسل إليه، فأنشئ رمزًا سريًا جديدًا من صفحتك وأبلغه به. وإذا لم تعرف صاحب المحاولات، فاسحب المشاركة.",
    ],
    action: "عرض مشاركاتك",
    note: "تصلك هذه الرسالة مرة واحدة عند كل قفل.",
  },
};

export function registerShareMails(mailer: SharingDeps["mailer"]): void {
  mailer.on(LOCKED, TEXTS);
}

/** Queues the mail in the transaction of the lock, in the scope of the share's university. */
export async function queueLocked(trx: Trx, deps: SharingDeps, share: ShareRow): Promise<void> {
  const student = await deps.students.find(trx, share.student_id);
  if (!student) return;
  const values = { ...nameValuesOf(student), link: `${deps.publicUrl}/student_profile` };
  await deps.mailer.queueNotice(trx, {
    universityId: share.university_id,
    kind: LOCKED,
    ...addressOf(student),
    values,
  });
}
