/** Mails to the owner of an account: a new password requested or set, a new e-mail to confirm or confirmed. */
import type { MailTexts } from "../../../platform/mail/mail-text.ts";

export const OWNER_TEXTS = {
  "accounts.blocked": {
    en: {
      subject: "Your account has been blocked",
      paragraphs: [
        "Your account on {product} has been blocked. You have been signed out everywhere and cannot sign in any more.",
        "What you have submitted is kept, and your colleagues can continue with it.",
      ],
      note: "If you think that this is a mistake, write to whoever manages your account: the manager of your university, or the administrators of the network.",
    },
    fr: {
      subject: "Votre compte a été bloqué",
      paragraphs: [
        "Votre compte {product} a été bloqué : vos sessions sont fermées et vous ne pouvez plus vous connecter.",
        "Ce que vous avez soumis est conservé et vos collègues peuvent en poursuivre le traitement.",
      ],
      note: "Si vous pensez qu’il s’agit d’une erreur, adressez-vous à la personne qui gère votre compte : le responsable de votre université ou les administrateurs du réseau.",
    },
    ar: {
      subject: "حُظر حسابك",
      paragraphs: [
        "حُظر حسابك على منصة {product}، فأُغلقت جلساتك كلها ولم يعد بإمكانك الدخول.",
        "يُحتفظ بما قدّمته، ويستطيع زملاؤك متابعته.",
      ],
      note: "إذا رأيت في ذلك خطأ فراسل من يدير حسابك: مسؤول جامعتك أو مشرفي الشبكة.",
    },
  },
  "accounts.unblocked": {
    en: {
      subject: "Your account is open again",
      paragraphs: ["Your account on {product} is no longer blocked. Sign in with your password as before."],
      note: "If you no longer know your password, request a new one on the sign-in page.",
    },
    fr: {
      subject: "Votre compte est débloqué",
      paragraphs: ["Votre compte {product} n’est plus bloqué. Connectez-vous avec votre mot de passe habituel."],
      note: "Si vous ne connaissez plus votre mot de passe, demandez-en un nouveau sur la page de connexion.",
    },
    ar: {
      subject: "رُفع الحظر عن حسابك",
      paragraphs: ["رُفع الحظر عن حسابك على منصة {product}. سجّل الدخول بكلمة مرورك المعتادة."],
      note: "إذا نسيت كلمة مرورك فاطلب كلمة جديدة من صفحة الدخول.",
    },
  },
  "accounts.reset": {
    en: {
      subject: "A new password for your account",
      paragraphs: [
        "A new password has been requested for your account on {product} ({account}). Set it with the link below.",
      ],
      action: "Set a new password",
      note: "The link is valid for 24 hours, or until you are sent another one, and can be used once. If you did not request it, ignore this message: your password stays the same.",
    },
    fr: {
      subject: "Un nouveau mot de passe pour votre compte",
      paragraphs: [
        "Un nouveau mot de passe a été demandé pour votre compte {product} ({account}). Choisissez-le avec le lien ci-dessous.",
      ],
      action: "Choisir un nouveau mot de passe",
      note: "Ce lien est valable 24 heures, ou jusqu’à l’envoi d’un nouveau lien, et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.",
    },
    ar: {
      subject: "كلمة مرور جديدة لحسابك",
      paragraphs: ["طُلبت كلمة مرور جديدة لحسابك على منصة {product} ({account}). عيّنها عبر الرابط أدناه."],
      action: "تعيين كلمة مرور جديدة",
      note: "هذا الرابط صالح لمدة 24 ساعة أو إلى أن يُرسَل إليك رابط آخر، ويُستعمل مرة واحدة. إذا لم تطلبه فتجاهل هذه الرسالة: تبقى كلمة المرور كما هي.",
    },
  },
  "accounts.password_set": {
    en: {
      subject: "Your password has been changed",
      paragraphs: ["The password of your account on {product} has been changed."],
      note: "If this was not you, request a new password at once on the sign-in page, and tell your administrator.",
    },
    fr: {
      subject: "Votre mot de passe a été modifié",
      paragraphs: ["Le mot de passe de votre compte {product} a été modifié."],
      note: "Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe sur la page de connexion et prévenez votre administrateur.",
    },
    ar: {
      subject: "تغيّرت كلمة مرورك",
      paragraphs: ["تغيّرت كلمة مرور حسابك على منصة {product}."],
      note: "إذا لم تكن أنت من غيّرها فاطلب فورًا كلمة مرور جديدة من صفحة الدخول وأخبر المشرف.",
    },
  },
  "accounts.confirm_email": {
    en: {
      subject: "Confirm your new e-mail address",
      paragraphs: ["This address will become the e-mail address of your account on {product} once you confirm it."],
      action: "Confirm the address",
      note: "The link is valid for 24 hours and can be used once. If you did not expect this, ignore this message.",
    },
    fr: {
      subject: "Confirmez votre nouvelle adresse électronique",
      paragraphs: [
        "Cette adresse doit devenir celle de votre compte {product}. Elle sera prise en compte une fois confirmée.",
      ],
      action: "Confirmer l’adresse",
      note: "Ce lien est valable 24 heures et ne sert qu’une fois. Si vous n’êtes au courant de rien, ignorez ce message.",
    },
    ar: {
      subject: "أكّد بريدك الإلكتروني الجديد",
      paragraphs: ["سيصبح هذا العنوان بريد حسابك على منصة {product} بعد أن تؤكده."],
      action: "تأكيد العنوان",
      note: "هذا الرابط صالح لمدة 24 ساعة ويُستعمل مرة واحدة. إذا لم يكن لك علم بذلك فتجاهل هذه الرسالة.",
    },
  },
  "accounts.confirm_given_email": {
    en: {
      subject: "Confirm your new e-mail address",
      paragraphs: [
        "An administrator of {product} wants to make this the e-mail address of the account of {name}. Confirm that it is yours. The change takes effect 24 hours later.",
      ],
      action: "Confirm the address",
      note: "The link is valid for 24 hours and can be used once. If you did not expect this, ignore this message.",
    },
    fr: {
      subject: "Confirmez votre nouvelle adresse électronique",
      paragraphs: [
        "Un administrateur de {product} souhaite attribuer cette adresse au compte de {name}. Confirmez qu’elle est bien la vôtre ; elle prendra effet 24 heures plus tard.",
      ],
      action: "Confirmer l’adresse",
      note: "Ce lien est valable 24 heures et ne sert qu’une fois. Si vous n’êtes au courant de rien, ignorez ce message.",
    },
    ar: {
      subject: "أكّد بريدك الإلكتروني الجديد",
      paragraphs: [
        "يريد أحد مشرفي منصة {product} تعيين هذا العنوان لحساب {name}. أكّد أنه لك، ويُعتمد بعد 24 ساعة من التأكيد.",
      ],
      action: "تأكيد العنوان",
      note: "هذا الرابط صالح لمدة 24 ساعة ويُستعمل مرة واحدة. إذا لم يكن لك علم بذلك فتجاهل هذه الرسالة.",
    },
  },
  "accounts.email_given": {
    en: {
      subject: "A change to the e-mail address of your account",
      paragraphs: [
        "An administrator of {product} has asked for {email} to become the e-mail address of your account. The change takes effect 24 hours after that address is confirmed; from then on, you sign in with it.",
        "If you agree, you do not need to do anything. If not, refuse with the link below: the change is cancelled at once, and your address stays the same.",
      ],
      action: "Refuse the change",
      note: "You do not need to sign in to use this link. It can be used once, until the change takes effect.",
    },
    fr: {
      subject: "Changement de l’adresse électronique de votre compte",
      paragraphs: [
        "Un administrateur de {product} a demandé que {email} devienne l’adresse de votre compte. Une fois confirmée, cette adresse prendra effet 24 heures plus tard et servira à vous connecter.",
        "Si vous êtes d’accord, vous n’avez rien à faire. Sinon, refusez avec le lien ci-dessous : la demande est aussitôt abandonnée et votre adresse reste inchangée.",
      ],
      action: "Refuser le changement",
      note: "Ce lien ne demande pas de connexion et ne sert qu’une fois, tant que le changement n’a pas pris effet.",
    },
    ar: {
      subject: "طلب تغيير البريد الإلكتروني لحسابك",
      paragraphs: [
        "طلب أحد مشرفي منصة {product} أن يصبح {email} بريد حسابك. يُعتمد هذا العنوان بعد 24 ساعة من تأكيده، وبه يُسجَّل الدخول بعد ذلك.",
        "إذا كنت موافقًا، فلا يلزمك شيء. وإلا فاعترض عبر الرابط أدناه: يُلغى التغيير فورًا ويبقى بريدك كما هو.",
      ],
      action: "الاعتراض على التغيير",
      note: "لا يتطلب هذا الرابط تسجيل الدخول، ويُستعمل مرة واحدة قبل أن يُعتمد التغيير.",
    },
  },
  "accounts.email_held": {
    en: {
      subject: "Your e-mail address was given to another account",
      paragraphs: [
        "This address has been entered as the e-mail address of another account on {product}. It is the address of yours, so nothing has changed, and whoever entered it has not been told.",
      ],
      note: "If it was you, enter another address there. If not, you do not need to do anything.",
    },
    fr: {
      subject: "Votre adresse électronique a été indiquée pour un autre compte",
      paragraphs: [
        "Cette adresse a été saisie pour un autre compte {product}. Comme elle est déjà celle du vôtre, rien n’a changé, et la personne qui l’a saisie n’en a pas été informée.",
      ],
      note: "Si c’était vous, indiquez une autre adresse. Sinon, vous n’avez rien à faire.",
    },
    ar: {
      subject: "أُدخل بريدك الإلكتروني لحساب آخر",
      paragraphs: [
        "أُدخل هذا العنوان بريدًا لحساب آخر في منصة {product}. وبما أنه بريد حسابك، لم يتغيّر شيء، ولم يُبلَّغ مَن أدخله بذلك.",
      ],
      note: "إذا كنت أنت من أدخله، فاختر عنوانًا آخر لذلك الحساب. وإلا فلا يلزمك شيء.",
    },
  },
  "accounts.email_changed": {
    en: {
      subject: "The e-mail address of your account has been changed",
      paragraphs: [
        "Your account on {product} now has a different e-mail address. You can no longer sign in with this one.",
      ],
      note: "If this was not you, tell your administrator at once.",
    },
    fr: {
      subject: "L’adresse électronique de votre compte a été modifiée",
      paragraphs: [
        "Votre compte {product} a désormais une autre adresse électronique ; celle-ci ne permet plus de se connecter.",
      ],
      note: "Si ce n’était pas vous, prévenez aussitôt votre administrateur.",
    },
    ar: {
      subject: "تغيّر البريد الإلكتروني لحسابك",
      paragraphs: ["أصبح لحسابك على منصة {product} بريد إلكتروني آخر، ولم يعد هذا العنوان صالحًا للدخول."],
      note: "إذا لم تكن أنت من غيّره فأخبر المشرف فورًا.",
    },
  },
} as const satisfies Record<string, MailTexts>;
