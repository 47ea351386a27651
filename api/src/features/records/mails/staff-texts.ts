/** Texts of mails to the staff about records that were decided on or wait for a decision. */
import type { MailTexts } from "../../../platform/mail/mail-text.ts";

/** The names for records of a kind. */
export type RecordNoun = {
  /** The plural; in Arabic also with the article. */
  en: string;
  fr: string;
  ar: string;
  theAr: string;
  /** A single one, named by its `{number}`. */
  one: { en: string; fr: string; ar: string };
};

const NOTE = {
  en: "You are receiving this e-mail because you submitted them.",
  fr: "Vous recevez ce message parce que vous les avez soumis.",
  ar: "تصلك هذه الرسالة لأنك أنت من قدّمها.",
};

const open = ({ en, fr, theAr }: RecordNoun) => ({ en: `Open the ${en}`, fr: `Ouvrir les ${fr}`, ar: `فتح ${theAr}` });

/** Uses `{count}` and `{listed}`; `next` says what can be done now. */
export function acceptedTexts(noun: RecordNoun, next: { en: string; fr: string; ar: string }): MailTexts {
  const { en, fr, ar } = noun;
  const action = open(noun);
  return {
    en: {
      subject: `Accepted: ${en} that you submitted`,
      paragraphs: [`The University Manager has accepted ${en} that you submitted ({count}): {listed}`, next.en],
      action: action.en,
      note: NOTE.en,
    },
    fr: {
      subject: `Acceptés : ${fr} que vous avez soumis`,
      paragraphs: [
        `Le responsable de votre université a accepté des ${fr} que vous avez soumis ({count}) : {listed}`,
        next.fr,
      ],
      action: action.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: `قُبلت ${ar} قدّمتها`,
      paragraphs: [`قبل مسؤول جامعتك ${ar} قدّمتها (عددها {count}): {listed}`, next.ar],
      action: action.ar,
      note: NOTE.ar,
    },
  };
}

/** Uses `{count}`, `{listed}` and `{reason}`. */
export function rejectedTexts(noun: RecordNoun): MailTexts {
  const { en, fr, ar } = noun;
  const action = open(noun);
  return {
    en: {
      subject: `Sent back: ${en} that you submitted`,
      paragraphs: [
        `The University Manager has sent back ${en} that you submitted ({count}): {listed}`,
        "Reason: {reason}",
        "Correct them, and they will be submitted again.",
      ],
      action: action.en,
      note: NOTE.en,
    },
    fr: {
      subject: `Renvoyés pour correction : ${fr} que vous avez soumis`,
      paragraphs: [
        `Le responsable de votre université vous renvoie des ${fr} que vous avez soumis ({count}) : {listed}`,
        "Motif : {reason}",
        "Corrigez-les : ils seront de nouveau soumis à sa décision.",
      ],
      action: action.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: `أُعيدت إليك ${ar} قدّمتها`,
      paragraphs: [
        `أعاد إليك مسؤول جامعتك ${ar} قدّمتها (عددها {count}): {listed}`,
        "السبب: {reason}",
        "صحّحها، فتُعرض عليه من جديد.",
      ],
      action: action.ar,
      note: NOTE.ar,
    },
  };
}

/** Uses `{agent}`. */
export const waitingTexts = ({ en, fr, ar }: RecordNoun): MailTexts => ({
  en: {
    subject: `An import of ${en} is waiting for your decision`,
    paragraphs: [`{agent} has imported ${en}. They are waiting for your decision.`],
    action: "Review the import",
    note: "You receive one e-mail per import, because you are the manager of your university.",
  },
  fr: {
    subject: `Un import de ${fr} attend votre décision`,
    paragraphs: [`{agent} a importé des ${fr}, qui attendent votre décision.`],
    action: "Examiner l’import",
    note: "Vous recevez un courriel par import, en tant que responsable de votre université.",
  },
  ar: {
    subject: `استيراد ${ar} في انتظار قرارك`,
    paragraphs: [`استورد {agent} ${ar}، وهي في انتظار قرارك.`],
    action: "مراجعة الاستيراد",
    note: "تصلك رسالة واحدة عن كل استيراد بصفتك مسؤول جامعتك.",
  },
});

/** Uses `{number}` and `{product}`. */
export function refusedTexts(noun: RecordNoun): MailTexts {
  const { one } = noun;
  const action = open(noun);
  return {
    en: {
      subject: `Revocation rejected: ${one.en}`,
      paragraphs: [
        `The blockchain rejected the revocation of ${one.en}. Anyone who verifies it still sees that it is valid.`,
        "Revoke it again. If it is rejected again, contact the operator of {product}: your university’s key may no longer be valid.",
      ],
      action: action.en,
      note: "You are receiving this e-mail because you are the manager of your university.",
    },
    fr: {
      subject: `Révocation refusée : ${one.fr}`,
      paragraphs: [
        `La blockchain a refusé une révocation que votre université a demandée (${one.fr}). Toute vérification indique encore que le document est valable.`,
        "Demandez de nouveau la révocation. Si elle est encore refusée, écrivez à l’équipe de {product} : la clé de votre université n’est peut-être plus valable.",
      ],
      action: action.fr,
      note: "Vous recevez ce message en tant que responsable de votre université.",
    },
    ar: {
      subject: `رُفض الإلغاء: ${one.ar}`,
      paragraphs: [
        `رفضت سلسلة الكتل إلغاء ${one.ar}، فما زالت تظهر صالحة عند التحقق منها.`,
        "أعد طلب الإلغاء. وإن رُفض ثانية، فراسل القائمين على {product}: ربما لم يعد مفتاح جامعتك صالحًا.",
      ],
      action: action.ar,
      note: "تصلك هذه الرسالة بصفتك مسؤول جامعتك.",
    },
  };
}
