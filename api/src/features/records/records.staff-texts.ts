/** What the staff is written about records: decided on, and waiting for a decision. */
import type { MailTexts } from "../../platform/mail/letter-text.ts";

/** What the records are called, many of them; in Arabic also with the article. */
export type RecordNoun = { en: string; fr: string; ar: string; theAr: string };

const NOTE = {
  en: "You receive this mail because you submitted them.",
  fr: "Vous recevez ce message parce que vous les avez soumis.",
  ar: "تصلك هذه الرسالة لأنك أنت من قدّمها.",
};

const open = ({ en, fr, theAr }: RecordNoun) => ({ en: `Open the ${en}`, fr: `Ouvrir les ${fr}`, ar: `فتح ${theAr}` });

/** Names `{count}` and `{listed}`; `next` says what can be done now. */
export function acceptedTexts(noun: RecordNoun, next: { en: string; fr: string; ar: string }): MailTexts {
  const { en, fr, ar } = noun;
  const action = open(noun);
  return {
    en: {
      subject: `Accepted: ${en} that you submitted`,
      paragraphs: [
        `The responsable of your university has accepted ${en} that you submitted ({count}): {listed}`,
        next.en,
      ],
      action: action.en,
      note: NOTE.en,
    },
    fr: {
      subject: `Acceptés : des ${fr} que vous avez soumis`,
      paragraphs: [
        `Le responsable de votre université a accepté des ${fr} que vous avez soumis ({count}) : {listed}`,
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

/** Names `{count}`, `{listed}` and `{reason}`. */
export function rejectedTexts(noun: RecordNoun): MailTexts {
  const { en, fr, ar } = noun;
  const action = open(noun);
  return {
    en: {
      subject: `Sent back: ${en} that you submitted`,
      paragraphs: [
        `The responsable of your university has not accepted ${en} that you submitted ({count}): {listed}`,
        "Reason: {reason}",
        "Correct them, and they wait for a decision again.",
      ],
      action: action.en,
      note: NOTE.en,
    },
    fr: {
      subject: `Renvoyés : des ${fr} que vous avez soumis`,
      paragraphs: [
        `Le responsable de votre université n’a pas accepté des ${fr} que vous avez soumis ({count}) : {listed}`,
        "Motif : {reason}",
        "Corrigez-les : ils seront de nouveau soumis à sa décision.",
      ],
      action: action.fr,
      note: NOTE.fr,
    },
    ar: {
      subject: `أُعيدت إليك ${ar} قدّمتها`,
      paragraphs: [
        `لم يقبل مسؤول جامعتك ${ar} قدّمتها (عددها {count}): {listed}`,
        "السبب: {reason}",
        "صحّحها لتُعرض عليه من جديد.",
      ],
      action: action.ar,
      note: NOTE.ar,
    },
  };
}

/** Names `{agent}`. */
export const waitingTexts = ({ en, fr, ar }: RecordNoun): MailTexts => ({
  en: {
    subject: `An import of ${en} waits for your decision`,
    paragraphs: [`{agent} has imported ${en}. They wait for your decision.`],
    action: "Review the import",
    note: "You receive one mail an import, because you are the responsable of your university.",
  },
  fr: {
    subject: `Une importation de ${fr} attend votre décision`,
    paragraphs: [`{agent} a importé des ${fr}, qui attendent votre décision.`],
    action: "Examiner l’importation",
    note: "Vous recevez un message par importation, en tant que responsable de votre université.",
  },
  ar: {
    subject: `استيراد ${ar} في انتظار قرارك`,
    paragraphs: [`استورد {agent} ${ar}، وهي في انتظار قرارك.`],
    action: "مراجعة الاستيراد",
    note: "تصلك رسالة واحدة عن كل استيراد بصفتك مسؤول جامعتك.",
  },
});
