/** The mail with the code of a student's first sign-in. */
import type { MailTexts } from "../../../platform/mail/mail-text.ts";

export const STUDENT_CODE = "student.code";
/** The kind of the mail about a student's first signed diploma, which contains the code too; the room diplomas writes it. */
export const CODE_WITH_DIPLOMA = "diplomas.signed_with_code";

export const CODE_MAIL: MailTexts = {
  en: {
    subject: "Your first sign-in code",
    paragraphs: [
      "{university} has registered you. Here you can view and share your diplomas and certificates, and request corrections.",
      "On the sign-in page for students, choose “First sign-in with a code” and enter your student number {number} with this code. You then choose a password.",
    ],
    code: "Your code",
    action: "Sign in",
    note: "The code is valid for 7 days; your university can send another one. If you are not a student there, ignore this message.",
  },
  fr: {
    subject: "Votre code de première connexion",
    paragraphs: [
      "{university} vous a ouvert un espace personnel : vous pourrez y consulter et partager vos diplômes et certificats, et demander des corrections.",
      "Choisissez « Première connexion » sur la page des étudiants, puis saisissez votre numéro d’étudiant {number} et ce code. Vous choisirez ensuite un mot de passe.",
    ],
    code: "Votre code",
    action: "Se connecter",
    note: "Le code est valable 7 jours ; votre université peut en envoyer un autre. Si vous n’y étudiez pas, ignorez ce message.",
  },
  ar: {
    subject: "رمز تسجيل دخولك الأول",
    paragraphs: [
      "سجّلتك {university}: ستجد هنا شهاداتك الجامعية والمهنية، فتطّلع عليها وتشاركها وتطلب تصحيحها عند الحاجة.",
      "اختر «الدخول لأول مرة» في صفحة الطلبة، ثم أدخل رقمك {number} وهذا الرمز، ثم اختر كلمة مرور.",
    ],
    code: "رمزك",
    action: "تسجيل الدخول",
    note: "الرمز صالح لسبعة أيام، ويمكن لجامعتك إرسال غيره. إذا لم تكن طالبًا فيها، فتجاهل هذه الرسالة.",
  },
};
