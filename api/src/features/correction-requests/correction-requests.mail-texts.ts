/** Texts of the mails about requests, in three languages. */
import type { Texts } from "@ijaza/schema/product";
import type { MailTexts } from "../../platform/mail/mail-text.ts";

export const NONE: Texts = { en: "none", fr: "aucun", ar: "لا شيء" };

const PROFILE: Texts = { en: "Open my profile", fr: "Ouvrir mon profil", ar: "فتح ملفّي" };
const NOTE: Texts = {
  en: "Only your university decides on corrections. If you did not request any, please contact it.",
  fr: "Seule votre université décide des corrections. Si vous n’en avez demandé aucune, écrivez-lui.",
  ar: "القرار في التصحيحات لجامعتك وحدها. إذا لم تطلب أي تصحيح، فراسلها.",
};
const SIGNED_LATER: Texts = {
  en: "If this concerns a diploma that is already signed, the corrected one replaces it once your university has accepted and signed it. We will let you know.",
  fr: "S’il s’agit d’un diplôme déjà signé, le diplôme corrigé le remplacera dès que votre université l’aura accepté et signé. Nous vous écrirons.",
  ar: "إذا تعلّق الأمر بشهادة سبق توقيعها، فستحلّ الشهادة المصحّحة محلّها بعد أن تقبلها جامعتك وتوقّعها. وسنراسلك حينها.",
};

export const CORRECTION_MAILS = {
  "correction_request.accepted": {
    en: {
      subject: "Your correction was accepted",
      paragraphs: ["Your university has accepted your request. Corrected: {accepted}.", SIGNED_LATER.en],
      action: PROFILE.en,
      note: NOTE.en,
    },
    fr: {
      subject: "Votre demande de correction a été acceptée",
      paragraphs: ["Votre université a accepté votre demande. Corrigé : {accepted}.", SIGNED_LATER.fr],
      action: PROFILE.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: "قُبل طلب التصحيح الذي قدّمته",
      paragraphs: ["قبلت جامعتك طلبك. ما صُحّح: {accepted}.", SIGNED_LATER.ar],
      action: PROFILE.ar,
      note: NOTE.ar,
    },
  },
  "correction_request.rejected": {
    en: {
      subject: "Your correction was not accepted",
      paragraphs: ["Your university has not accepted your request. Not corrected: {rejected}."],
      action: PROFILE.en,
      note: NOTE.en,
    },
    fr: {
      subject: "Votre demande de correction n’a pas été acceptée",
      paragraphs: ["Votre université n’a pas accepté votre demande. Non corrigé : {rejected}."],
      action: PROFILE.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: "لم يُقبل طلب التصحيح الذي قدّمته",
      paragraphs: ["لم تقبل جامعتك طلبك. ما لم يُصحَّح: {rejected}."],
      action: PROFILE.ar,
      note: NOTE.ar,
    },
  },
  "correction_request.partly": {
    en: {
      subject: "Your corrections have been decided",
      paragraphs: [
        "Your university has accepted part of your request.",
        "Corrected: {accepted}.",
        "Not corrected: {rejected}.",
        SIGNED_LATER.en,
      ],
      action: PROFILE.en,
      note: NOTE.en,
    },
    fr: {
      subject: "Votre université a répondu à vos demandes de correction",
      paragraphs: [
        "Votre université a accepté une partie de votre demande.",
        "Corrigé : {accepted}.",
        "Non corrigé : {rejected}.",
        SIGNED_LATER.fr,
      ],
      action: PROFILE.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: "صدر القرار في طلبات التصحيح التي قدّمتها",
      paragraphs: ["قبلت جامعتك جزءًا من طلبك.", "ما صُحّح: {accepted}.", "ما لم يُصحَّح: {rejected}.", SIGNED_LATER.ar],
      action: PROFILE.ar,
      note: NOTE.ar,
    },
  },
  "correction.rejected": {
    en: {
      subject: "The correction of diploma {number} was sent back",
      paragraphs: [
        "Your university’s manager did not accept the corrected diploma {number}: {reason}",
        "Your current diploma stays valid. The agent may correct it again; if you disagree, make another request.",
      ],
      action: PROFILE.en,
      note: NOTE.en,
    },
    fr: {
      subject: "La correction du diplôme {number} a été renvoyée",
      paragraphs: [
        "Le responsable de votre université n’a pas accepté le diplôme corrigé {number} : {reason}",
        "Votre diplôme actuel reste valable. L’agent peut le corriger de nouveau ; en cas de désaccord, faites une autre demande.",
      ],
      action: PROFILE.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: "أُعيد تصحيح الشهادة {number}",
      paragraphs: [
        "لم يقبل مسؤول جامعتك الشهادة المصحّحة {number}: {reason}",
        "تبقى شهادتك الحالية صالحة. يمكن للموظف تصحيحها من جديد، وإن لم توافق على ذلك فقدّم طلبًا آخر.",
      ],
      action: PROFILE.ar,
      note: NOTE.ar,
    },
  },
  "correction.ended": {
    en: {
      subject: "The correction of diploma {number} has ended",
      paragraphs: [
        "The corrected diploma {number} was not accepted: {reason}",
        "The previous diploma {number} was revoked and is no longer valid. If you disagree, contact your university.",
      ],
      action: PROFILE.en,
      note: NOTE.en,
    },
    fr: {
      subject: "La correction du diplôme {number} est abandonnée",
      paragraphs: [
        "Le diplôme corrigé {number} n’a pas été accepté : {reason}",
        "Le diplôme précédent {number} a été révoqué et n’est plus valable. En cas de désaccord, écrivez à votre université.",
      ],
      action: PROFILE.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: "توقّف تصحيح الشهادة {number}",
      paragraphs: [
        "لم تُقبل الشهادة المصحّحة {number}: {reason}",
        "أُلغيت الشهادة السابقة {number} ولم تعد صالحة. وإن لم توافق على ذلك فراسل جامعتك.",
      ],
      action: PROFILE.ar,
      note: NOTE.ar,
    },
  },
  "correction.signed": {
    en: {
      subject: "Your corrected diploma {number} is signed",
      paragraphs: [
        "The corrected diploma {number} is signed and replaces the previous one.",
        "The previous one is no longer valid: anyone who checks its link or file is led to the new one.",
      ],
      action: "Open the diploma",
      note: NOTE.en,
    },
    fr: {
      subject: "Votre diplôme corrigé {number} est signé",
      paragraphs: [
        "Le diplôme corrigé {number} est signé et remplace le précédent.",
        "Le précédent n’est plus valable : la vérification de son lien ou de son fichier mène au nouveau.",
      ],
      action: "Ouvrir le diplôme",
      note: NOTE.fr,
    },
    ar: {
      subject: "وُقّعت شهادتك المصحّحة {number}",
      paragraphs: [
        "وُقّعت الشهادة المصحّحة {number} وحلّت محلّ الشهادة السابقة.",
        "لم تعد الشهادة السابقة معتمدة: من يتحقق من رابطها أو ملفها يُوجَّه إلى الشهادة الجديدة.",
      ],
      action: "فتح الشهادة",
      note: NOTE.ar,
    },
  },
} as const satisfies Record<string, MailTexts>;

export type CorrectionMailKind = keyof typeof CORRECTION_MAILS;
