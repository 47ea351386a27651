/** Mails to students about their own diplomas: signed, and revoked. */
import { SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import type { Language, Texts } from "@ijaza/schema/product";
import type { Trx } from "../../../platform/database.ts";
import type { MailText, MailTexts } from "../../../platform/mail/mail-text.ts";
import type { Holder, HolderMailTemplates } from "../../records/records.service.ts";
import { CODE_WITH_DIPLOMA, type StudentCodes, type Students } from "../../students/students.service.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

const SIGNED: MailTexts = {
  en: {
    subject: "{university} has signed your diploma",
    paragraphs: [
      "{university} has signed your diploma: {title}. Anyone you give its link to can now verify it, free of charge and without an account.",
      "To share it, open its page: copy its link, show its QR code, send it by e-mail or WhatsApp, or add it to your LinkedIn profile. In your space, you choose which details others see.",
    ],
    picture: "Picture of the diploma",
    action: "View and share the diploma",
    more: "Add to my LinkedIn profile",
    note: "You are receiving this e-mail because your university registered you with this address. The link shows only what anyone may see.",
  },
  fr: {
    subject: "{university} a signé votre diplôme",
    paragraphs: [
      "{university} a signé votre diplôme : {title}. Toute personne à qui vous donnez son lien peut désormais le vérifier, gratuitement et sans compte.",
      "Pour le partager, ouvrez sa page : copiez son lien, montrez son code QR, envoyez-le par courriel ou WhatsApp, ou ajoutez-le à votre profil LinkedIn. Sur votre page personnelle, vous choisissez ce que les autres en voient.",
    ],
    picture: "Image du diplôme",
    action: "Voir et partager le diplôme",
    more: "Ajouter à mon profil LinkedIn",
    note: "Vous recevez ce message parce que votre université a enregistré cette adresse à votre nom. Le lien ne montre que ce que chacun peut voir.",
  },
  ar: {
    subject: "وقّعت {university} شهادتك",
    paragraphs: [
      "وقّعت {university} شهادتك: {title}. يستطيع الآن كل من تعطيه رابطها أن يتحقق منها مجانًا ودون حساب.",
      "لمشاركتها افتح صفحتها: انسخ رابطها، أو اعرض رمز QR، أو أرسلها بالبريد الإلكتروني أو عبر واتساب، أو أضفها إلى ملفك في LinkedIn. وفي صفحتك الشخصية تختار ما يطّلع عليه الآخرون.",
    ],
    picture: "صورة الشهادة",
    action: "عرض الشهادة ومشاركتها",
    more: "إضافة إلى ملفّي في LinkedIn",
    note: "تصلك هذه الرسالة لأن جامعتك سجّلتك بهذا العنوان. ولا يعرض الرابط إلا ما يجوز للجميع الاطلاع عليه.",
  },
};

/** The same for a first sign-in: the additional paragraphs, and the text before the code. */
const WITH_CODE = {
  en: {
    paragraph:
      "Your university has also opened a personal space for you. Choose “First sign-in with a code” at {signIn}, and enter your student number {number} with the code below. You then choose a password.",
    code: "Your first sign-in code, valid for 7 days",
  },
  fr: {
    paragraph:
      "Votre université vous a aussi ouvert un espace personnel. Choisissez « Première connexion » à l’adresse {signIn}, puis saisissez votre numéro d’étudiant {number} et le code ci-dessous. Vous choisirez ensuite un mot de passe.",
    code: "Votre code de première connexion, valable 7 jours",
  },
  ar: {
    paragraph:
      "وفتحت لك جامعتك أيضًا صفحة شخصية. اختر «الدخول لأول مرة» على العنوان {signIn} ثم أدخل رقمك {number} والرمز أدناه، ثم اختر كلمة مرور.",
    code: "رمز دخولك الأول، وهو صالح لسبعة أيام",
  },
} as const;

const withCode = (language: Language): MailText => {
  const { paragraph, code } = WITH_CODE[language];
  return { ...SIGNED[language], paragraphs: [...SIGNED[language].paragraphs, paragraph], code };
};

const SIGNED_WITH_CODE: MailTexts = { en: withCode("en"), fr: withCode("fr"), ar: withCode("ar") };

const REVOKED: MailTexts = {
  en: {
    subject: "{university} has revoked your diploma",
    paragraphs: [
      "{university} has revoked your diploma: {title}. From now on, anyone who verifies it will see that it is revoked and since when, but not why.",
      "Your university can tell you the reason, and what you can do if you disagree: please contact your university{contact}.",
    ],
    action: "See what others see",
    note: "You always receive this e-mail, whatever your settings, because others may rely on the diploma.",
  },
  fr: {
    subject: "{university} a révoqué votre diplôme",
    paragraphs: [
      "{university} a révoqué votre diplôme : {title}. Toute vérification indique désormais qu’il est révoqué et depuis quand, mais pas pourquoi.",
      "Votre université peut vous en donner le motif et vous indiquer les recours possibles : écrivez-lui{contact}.",
    ],
    action: "Voir le résultat de la vérification",
    note: "Vous recevez toujours ce message, quels que soient vos réglages : d’autres se fient peut-être à ce diplôme.",
  },
  ar: {
    subject: "ألغت {university} شهادتك",
    paragraphs: [
      "ألغت {university} شهادتك: {title}. يظهر الإلغاء وتاريخه من الآن لكل من يتحقق منها، ولا يظهر سببه.",
      "يمكن لجامعتك أن تعلمك بالسبب وبطرق الاعتراض إن لم توافق: يُرجى مراسلتها{contact}.",
    ],
    action: "عرض ما يراه الآخرون",
    note: "تصلك هذه الرسالة دائمًا مهما كانت إعداداتك، فقد يكون غيرك معتمدًا على الشهادة.",
  },
};

const titleOf = ({ title_en, title_fr, title_ar, diploma_number }: DiplomaRow): Texts => ({
  en: title_en ?? title_fr ?? title_ar ?? diploma_number,
  fr: title_fr ?? title_en ?? title_ar ?? diploma_number,
  ar: title_ar ?? title_fr ?? title_en ?? diploma_number,
});

type TemplateDeps = { students: Pick<Students, "findByIds">; codes: Pick<StudentCodes, "makeFirst"> };

/** A student whose diploma was replaced is informed by the answer to the request for the correction. */
export const createHolderMailTemplates = ({ students, codes }: TemplateDeps): HolderMailTemplates<DiplomaRow> => ({
  signed: { kind: "diplomas.signed", texts: SIGNED, isMailed: ({ supersedes }) => supersedes === null },
  revoked: {
    kind: "diplomas.revoked",
    texts: REVOKED,
    isMailed: ({ revocation_reason }) => revocation_reason !== SUPERSEDED,
  },
  signedWithCode: { kind: CODE_WITH_DIPLOMA, texts: SIGNED_WITH_CODE, makeCodes: codes.makeFirst },
  findHolders: (trx, diplomas) => findHolders(trx, { students, diplomas }),
  describe: (diploma) => ({
    title: titleOf(diploma),
    days: { issueDate: diploma.issue_date ?? diploma.decision_date },
    hasPicture: !takesFiles(diploma.mode),
  }),
});

type FindHoldersOptions = { students: Pick<Students, "findByIds">; diplomas: readonly DiplomaRow[] };

/** By diploma, with the name in it. */
async function findHolders(trx: Trx, { students, diplomas }: FindHoldersOptions): Promise<Map<string, Holder>> {
  const ids = new Set(diplomas.flatMap(({ student_id }) => student_id ?? []));
  const found = await students.findByIds(trx, [...ids]);
  const byId = new Map(found.filter(({ deleted_at }) => deleted_at === null).map((student) => [student.id, student]));
  const holders = new Map<string, Holder>();
  for (const { id, student_id, first_name, last_name, first_name_ar, last_name_ar } of diplomas) {
    const student = byId.get(student_id ?? "");
    if (!student) continue;
    const nameAr = [first_name_ar, last_name_ar].filter(Boolean).join(" ") || null;
    const { email: to, language } = student;
    holders.set(id, { subjectId: student.id, to, language, name: `${first_name} ${last_name}`, nameAr });
  }
  return holders;
}
