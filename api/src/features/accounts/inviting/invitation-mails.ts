/** Mails that invite somebody to an account. */
import type { MailText, MailTexts } from "../../../platform/mail/mail-text.ts";

const NOTE = {
  en: "The link is valid for 72 hours and can be used once. If you did not expect this invitation, ignore this message: no account is opened without you.",
  fr: "Ce lien est valable 72 heures et ne sert qu’une fois. Si vous n’attendiez pas cette invitation, ignorez ce message : aucun compte n’est ouvert sans vous.",
  ar: "هذا الرابط صالح لمدة 72 ساعة ويُستعمل مرة واحدة. إذا لم تكن تنتظر هذه الدعوة، فتجاهل هذه الرسالة: لا يُفتح أي حساب دونك.",
};

const registering = {
  en: { action: "Register", note: NOTE.en },
  fr: { action: "S’inscrire", note: NOTE.fr },
  ar: { action: "إتمام التسجيل", note: NOTE.ar },
};

const withNote = (texts: Record<"en" | "fr" | "ar", Pick<MailText, "subject" | "paragraphs">>): MailTexts => ({
  en: { ...texts.en, ...registering.en },
  fr: { ...texts.fr, ...registering.fr },
  ar: { ...texts.ar, ...registering.ar },
});

export const INVITATION_TEXTS = {
  "accounts.agent_invited": withNote({
    en: {
      subject: "You are invited to prepare the diplomas and certificates of {university}",
      paragraphs: [
        "{university} invites you to {product} as an agent. You will import and correct its diplomas and certificates, and sign its diplomas.",
        "Register with the link below and choose your password.",
      ],
    },
    fr: {
      subject: "{university} vous invite à préparer ses diplômes et certificats",
      paragraphs: [
        "{university} vous invite à rejoindre {product} comme agent : vous importerez et corrigerez ses diplômes et certificats, et signerez les diplômes acceptés.",
        "Inscrivez-vous avec le lien ci-dessous et choisissez votre mot de passe.",
      ],
    },
    ar: {
      subject: "دعوة لإعداد شهادات {university}",
      paragraphs: [
        "تدعوك {university} إلى منصة {product} بصفة موظف: ستستورد شهاداتها وتصحّحها، وتوقّع شهاداتها الجامعية.",
        "سجّل عبر الرابط أدناه واختر كلمة المرور.",
      ],
    },
  }),
  "accounts.responsable_invited": withNote({
    en: {
      subject: "You are invited to manage the diplomas and certificates of {university}",
      paragraphs: [
        "You are invited to {product} as the manager of {university}. You will accept, reject and revoke its diplomas and certificates, and invite its agents.",
        "Register with the link below and choose your password. The university’s wallet and signing key are created when you do.",
      ],
    },
    fr: {
      subject: "Invitation à gérer des diplômes et certificats : {university}",
      paragraphs: [
        "Vous avez reçu une invitation à rejoindre {product} comme responsable de l’établissement {university} : vous accepterez, rejetterez et révoquerez ses diplômes et certificats, et inviterez ses agents.",
        "Inscrivez-vous avec le lien ci-dessous et choisissez votre mot de passe. Le portefeuille et la clé de signature de l’université sont alors créés.",
      ],
    },
    ar: {
      subject: "دعوة لإدارة شهادات {university}",
      paragraphs: [
        "ندعوك إلى منصة {product} بصفتك مسؤولًا عن {university}: ستقبل شهاداتها أو ترفضها أو تلغيها، وتدعو موظفيها.",
        "سجّل عبر الرابط أدناه واختر كلمة المرور. عندئذ تُنشأ محفظة الجامعة ومفتاح توقيعها.",
      ],
    },
  }),
  "accounts.manager_invited": withNote({
    en: {
      subject: "You are invited to manage a university’s diplomas and certificates",
      paragraphs: [
        "You are invited to {product} as the manager of a university. The administrator will assign your university to you.",
        "Register with the link below and choose your password.",
      ],
    },
    fr: {
      subject: "Invitation à gérer les diplômes et certificats d’une université",
      paragraphs: [
        "Vous avez reçu une invitation à rejoindre {product} comme responsable d’une université. L’administrateur vous confiera la vôtre.",
        "Inscrivez-vous avec le lien ci-dessous et choisissez votre mot de passe.",
      ],
    },
    ar: {
      subject: "دعوة لإدارة شهادات جامعة",
      paragraphs: [
        "ندعوك إلى منصة {product} بصفتك مسؤولًا عن جامعة، وسيسند إليك المشرف جامعتك.",
        "سجّل عبر الرابط أدناه واختر كلمة المرور.",
      ],
    },
  }),
  "accounts.admin_invited": {
    en: {
      subject: "Your administrator account on {product}",
      paragraphs: [
        "An administrator account has been opened for you on {product}. Set your password with the link below.",
      ],
      action: "Set the password",
      note: NOTE.en,
    },
    fr: {
      subject: "Votre compte d’administrateur sur {product}",
      paragraphs: [
        "Un compte d’administrateur vous a été ouvert sur {product}. Choisissez votre mot de passe avec le lien ci-dessous.",
      ],
      action: "Choisir mon mot de passe",
      note: NOTE.fr,
    },
    ar: {
      subject: "حسابك الإداري على منصة {product}",
      paragraphs: ["فُتح لك حساب إداري على منصة {product}. عيّن كلمة المرور عبر الرابط أدناه."],
      action: "تعيين كلمة المرور",
      note: NOTE.ar,
    },
  },
} as const satisfies Record<string, MailTexts>;
