/** Refusals about students: their records, and their requests for corrections. */
import type { Refusal } from "./refusal.ts";

export const LEARNER_REFUSALS = {
  student_has_diplomas: {
    code: 260,
    status: 409,
    en: "This student has an accepted or signed diploma that is still valid, so the student cannot be deleted.",
    fr: "Un diplôme accepté de cet étudiant est toujours valable : l’étudiant ne peut pas être supprimé.",
    ar: "لهذا الطالب شهادة مقبولة ما زالت سارية، فلا يمكن حذفه.",
  },
  first_sign_in_open: {
    code: 264,
    status: 403,
    en: "Set your password first.",
    fr: "Choisissez d’abord votre mot de passe.",
    ar: "اختر كلمة المرور أولًا.",
  },
  first_sign_in_done: {
    code: 265,
    status: 409,
    en: "The password has already been set. Sign in with it.",
    fr: "Le mot de passe a déjà été choisi. Utilisez-le pour vous connecter.",
    ar: "سبق اختيار كلمة المرور. سجّل الدخول بها.",
  },
  diploma_not_correctable: {
    code: 261,
    status: 409,
    en: "This diploma cannot be corrected: it is being signed, has been revoked, or has been deleted.",
    fr: "Ce diplôme ne peut pas être corrigé : il est en cours de signature, a été révoqué ou a été supprimé.",
    ar: "لا يمكن تصحيح هذه الشهادة: إما أنها قيد التوقيع وإما أنها أُلغيت أو حُذفت.",
  },
  diploma_accepted: {
    code: 275,
    status: 409,
    en: "This diploma has been accepted, so its content is locked. Ask the University Manager to withdraw the acceptance, then accept the request.",
    fr: "Ce diplôme a été accepté et son contenu est figé. Demandez au responsable de retirer l’acceptation, puis acceptez la demande.",
    ar: "قُبلت هذه الشهادة ولم يعد محتواها يقبل التغيير. اطلب من مسؤول الجامعة سحب القبول، ثم اقبل الطلب.",
  },
  evidence_not_accepted: {
    code: 263,
    status: 422,
    en: "This file cannot be used as evidence: choose a PDF file or a picture (PNG, JPEG, WebP), up to 5 MB.",
    fr: "Ce fichier ne peut pas servir de justificatif : choisissez un PDF ou une image (PNG, JPEG, WebP) de 5 Mo au plus.",
    ar: "لا يصلح هذا الملف وثيقة إثبات: اختر ملف PDF أو صورة (PNG أو JPEG أو WebP) لا يتجاوز حجمها 5 ميغابايت.",
  },
} as const satisfies Record<string, Refusal>;
