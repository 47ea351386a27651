/** Mails that answer requests for credits or ether. */
import type { FundingKind } from "@ijaza/schema/credits/calls";
import type { Texts } from "@ijaza/schema/product";
import { formatEther } from "viem";
import type { Trx } from "../../../platform/database.ts";
import type { MailTexts } from "../../../platform/mail/mail-text.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { staffNotice, type Users } from "../../users/users.service.ts";

export type AnswerDeps = { mailer: Mailer; users: Pick<Users, "find">; publicUrl: string };

const OPEN: Texts = { en: "Open the requests", fr: "Ouvrir les demandes", ar: "فتح الطلبات" };
const NOTE: Texts = {
  en: "You are receiving this e-mail because you made this request on behalf of your university.",
  fr: "Vous recevez ce message parce que vous avez fait cette demande au nom de votre université.",
  ar: "تصلك هذه الرسالة لأنك قدّمت هذا الطلب باسم جامعتك.",
};

const answer = (subject: Texts, message: Texts): MailTexts => ({
  en: { subject: subject.en, paragraphs: [message.en], action: OPEN.en, note: NOTE.en },
  fr: { subject: subject.fr, paragraphs: [message.fr], action: OPEN.fr, note: NOTE.fr },
  ar: { subject: subject.ar, paragraphs: [message.ar], action: OPEN.ar, note: NOTE.ar },
});

const TEXTS = {
  "funding_request.credit_accepted": answer(
    {
      en: "Your request for credits has been accepted",
      fr: "Votre demande de crédits a été acceptée",
      ar: "قُبل طلبك وحدات الرصيد",
    },
    {
      en: "Your university will receive {amount} credits. You can use them as soon as the blockchain has recorded them.",
      fr: "Votre université reçoit {amount} crédits. Vous pourrez les utiliser dans quelques instants, une fois inscrits sur la blockchain.",
      ar: "مُنحت جامعتك وحدات رصيد عددها {amount}، ويمكن استعمالها فور تسجيلها على سلسلة الكتل.",
    },
  ),
  "funding_request.credit_rejected": answer(
    {
      en: "Your request for credits was not accepted",
      fr: "Votre demande de crédits n’a pas été acceptée",
      ar: "لم يُقبل طلبك وحدات الرصيد",
    },
    {
      en: "Your request for {amount} credits was not accepted. You can make another request.",
      fr: "Votre demande de {amount} crédits n’a pas été acceptée. Vous pouvez en faire une autre.",
      ar: "لم يُقبل طلبك وحدات رصيد عددها {amount}. يمكنك تقديم طلب آخر.",
    },
  ),
  "funding_request.ether_accepted": answer(
    {
      en: "Your request for ether has been accepted",
      fr: "Votre demande d’ether a été acceptée",
      ar: "قُبل طلبك الإيثر",
    },
    {
      en: "{amount} ether is being sent to your university’s wallet.",
      fr: "Envoi en cours vers le portefeuille de votre université : {amount} ether.",
      ar: "يجري إرسال {amount} إيثر إلى محفظة جامعتك.",
    },
  ),
  "funding_request.ether_rejected": answer(
    {
      en: "Your request for ether was not accepted",
      fr: "Votre demande d’ether n’a pas été acceptée",
      ar: "لم يُقبل طلبك الإيثر",
    },
    {
      en: "Your request for ether was not accepted. You can make another request.",
      fr: "Votre demande d’ether n’a pas été acceptée. Vous pouvez en faire une autre.",
      ar: "لم يُقبل طلبك الإيثر. يمكنك تقديم طلب آخر.",
    },
  ),
} as const satisfies Record<string, MailTexts>;

type Answered = {
  id: string;
  university_id: string;
  kind: FundingKind;
  /** Amount in credits or in wei. */
  amount: string | null;
  created_by: string;
};

/** Queues the mail to whoever sent the request, in the transaction of the decision. */
export function createAnswers({ mailer, users, publicUrl }: AnswerDeps) {
  for (const [kind, texts] of Object.entries(TEXTS)) mailer.on(kind, texts, "deposits");
  return async (trx: Trx, request: Answered, status: "accepted" | "rejected"): Promise<void> => {
    const { id, university_id: universityId, kind, created_by } = request;
    const amount = kind === "ether" ? formatEther(BigInt(request.amount ?? 0)) : String(request.amount ?? 0);
    const values = { amount, link: `${publicUrl}/deposit-demands` };
    const mail = { universityId, kind: `funding_request.${kind}_${status}`, about: id, values };
    const notice = staffNotice(await users.find(trx, created_by), mail);
    if (notice) await mailer.queueNotice(trx, notice);
  };
}
