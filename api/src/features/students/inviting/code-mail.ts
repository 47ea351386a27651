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
      "The link below opens your first sign-in, where your student number {number} and this code are filled in already. You then choose a password. You can also enter them yourself: on the sign-in page for students, choose “First sign-in with a code”.",
    ],
    code: "Your code",
    action: "Sign in",
    note: "The code is valid for 7 days; your university can send another one. If you are not a student there, ignore this message.",
  },
  fr: {
    subject: "Votre code de première connexion",
    paragraphs: [
      "{university} vous a ouvert un espace personnel : vous pourrez y consulter et partager vos diplômes et certificats, et demander des corrections.",
      "Le lien ci-dessous ouvre votre première connexion, où votre numéro d’étudiant {number} et ce code sont déjà saisis. Vous choisirez ensuite un mot de passe. Vous pouvez aussi les saisir vous-même : choisissez « Première connexion » sur la page des étudiants.",
    ],
    code: "Votre code",
    action: "Se connecter",
    note: "Le code est valable 7 jours ; votre université peut en envoyer un autre. Si vous n’y étudiez pas, ignorez ce message.",
  },
  ar: {
    subject: "رمز تسجيل دخولك الأول",
    paragraphs: [
      "سجّلتك {university}: ستجد هنا شهاداتك الجامعية والمهنية، فتطّلع عليها وتشاركها وتطلب تصحيحها عند الحاجة.",
      "يفتح الرابط أدناه صفحة دخولك الأول وقد أُدخل فيها رقمك {number} وهذا الرمز، ثم تختار كلمة مرور. ويمكنك إدخالهما بنفسك: اختر «الدخول لأول مرة» في صفحة الطلبة.",
    ],
    code: "رمزك",
    action: "تسجيل الدخول",
    note: "الرمز صالح لسبعة أيام، ويمكن لجامعتك إرسال غيره. إذا لم تكن طالبًا فيها، فتجاهل هذه الرسالة.",
  },
};
