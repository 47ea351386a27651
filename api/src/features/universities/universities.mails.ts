/** Mails to those whom a change of their university concerns: who answers for it, and whether it may issue. */
import type { Texts } from "@ijaza/schema/product";
import type { Trx } from "../../platform/database.ts";
import type { MailTexts } from "../../platform/mail/mail-text.ts";
import { staffNotice, type UserRow } from "../users/users.service.ts";
import type { TenantDeps } from "./universities.deps.ts";
import type { UniversityRow } from "./universities.records.ts";

const OPEN: Texts = { en: "Sign in to {product}", fr: "Se connecter à {product}", ar: "الدخول إلى {product}" };
const NOTE: Texts = {
  en: "You are receiving this e-mail because it concerns your account and your university.",
  fr: "Vous recevez ce message parce qu’il concerne votre compte et votre université.",
  ar: "تصلك هذه الرسالة لأنها تخص حسابك وجامعتك.",
};

type News = { subject: string; paragraphs: readonly string[] };
const news = (texts: Record<"en" | "fr" | "ar", News>): MailTexts => ({
  en: { ...texts.en, action: OPEN.en, note: NOTE.en },
  fr: { ...texts.fr, action: OPEN.fr, note: NOTE.fr },
  ar: { ...texts.ar, action: OPEN.ar, note: NOTE.ar },
});

const TEXTS = {
  assigned: news({
    en: {
      subject: "You are now the manager of {university}",
      paragraphs: [
        "{university} has been assigned to your account. You now decide on what its agents submit.",
        "The university’s new signing key is being entered in the registry; this takes a few minutes.",
      ],
    },
    fr: {
      subject: "Vous êtes désormais responsable de cette université : {university}",
      paragraphs: [
        "Une université a été confiée à votre compte : {university}. Vous décidez désormais de ce que ses agents soumettent.",
        "La nouvelle clé de l’université est en cours d’inscription au registre ; cela prend quelques minutes.",
      ],
    },
    ar: {
      subject: "أصبحت مسؤولًا عن {university}",
      paragraphs: [
        "أُسندت {university} إلى حسابك، فإليك من الآن القرار في ما يقدّمه موظفوها.",
        "يجري قيد مفتاح الجامعة الجديد في السجل، ويستغرق ذلك بضع دقائق.",
      ],
    },
  }),
  unassigned: news({
    en: {
      subject: "{university} has another manager",
      paragraphs: [
        "{university} has been assigned to another manager, so you no longer see its data.",
        "Your account stays. If another university is assigned to you, you will be told by e-mail.",
      ],
    },
    fr: {
      subject: "Changement de responsable : {university}",
      paragraphs: [
        "Cette université a été confiée à un autre responsable : {university}. Vous n’avez plus accès à ses données.",
        "Votre compte est conservé. Si une autre université vous est confiée, vous en serez averti par courriel.",
      ],
    },
    ar: {
      subject: "أُسندت {university} إلى مسؤول آخر",
      paragraphs: [
        "أُسندت {university} إلى مسؤول آخر، فلم تعد بياناتها متاحة لك.",
        "يبقى حسابك قائمًا، وإذا أُسندت إليك جامعة أخرى تصلك رسالة بذلك.",
      ],
    },
  }),
  /** To a manager who is blocked: without a link, which would lead nowhere. */
  handedOver: {
    en: {
      subject: "{university} has another manager",
      paragraphs: [
        "Your account is blocked, so {university} has been assigned to another manager with its agents and documents.",
        "If the block is lifted, your account has no university until one is assigned to it.",
      ],
      note: NOTE.en,
    },
    fr: {
      subject: "Changement de responsable : {university}",
      paragraphs: [
        "Votre compte étant bloqué, cette université a été confiée à un autre responsable, avec ses agents et ses documents : {university}.",
        "Si le blocage est levé, votre compte restera sans université jusqu’à ce que l’une lui soit confiée.",
      ],
      note: NOTE.fr,
    },
    ar: {
      subject: "أُسندت {university} إلى مسؤول آخر",
      paragraphs: [
        "بما أن حسابك محظور، فقد أُسندت {university} إلى مسؤول آخر بموظفيها ووثائقها.",
        "إذا رُفع الحظر بقي حسابك بلا جامعة إلى أن تُسند إليه إحداها.",
      ],
      note: NOTE.ar,
    },
  },
  suspended: news({
    en: {
      subject: "{university} is suspended",
      paragraphs: [
        "{university} is suspended: until it is resumed, nothing can be signed. Reason: {reason}",
        "What was issued stays valid and can be verified and revoked. What is ready to sign waits.",
      ],
    },
    fr: {
      subject: "Université suspendue : {university}",
      paragraphs: [
        "Cette université est suspendue : {university}. Jusqu’à la levée de la suspension, rien ne peut être signé. Motif : {reason}",
        "Ce qui a été délivré reste valable et peut être vérifié ou révoqué. Ce qui est prêt à signer attend.",
      ],
    },
    ar: {
      subject: "أُوقفت {university} عن الإصدار",
      paragraphs: [
        "أُوقفت {university} عن الإصدار، ولا يمكن توقيع أي شيء إلى أن يُرفع الإيقاف. السبب: {reason}",
        "يبقى ما صدر ساريًا ويمكن التحقق منه وإلغاؤه، وينتظر ما هو جاهز للتوقيع.",
      ],
    },
  }),
  resumed: news({
    en: {
      subject: "{university} may issue again",
      paragraphs: ["The suspension of {university} has been lifted. What is ready can be signed again."],
    },
    fr: {
      subject: "Suspension levée : {university}",
      paragraphs: [
        "La suspension de cette université est levée : {university}. Ce qui est prêt peut de nouveau être signé.",
      ],
    },
    ar: {
      subject: "رُفع الإيقاف عن {university}",
      paragraphs: ["رُفع الإيقاف عن {university}، ويمكن من جديد توقيع ما هو جاهز."],
    },
  }),
} satisfies Record<string, MailTexts>;

type TenantMail = keyof typeof TEXTS;

export function registerTenantMails(mailer: TenantDeps["mailer"]): void {
  for (const [kind, texts] of Object.entries(TEXTS)) mailer.on(`universities.${kind}`, texts);
}

type MailOptions = {
  deps: Pick<TenantDeps, "mailer" | "publicUrl">;
  row: UniversityRow;
  users: readonly UserRow[];
  kind: TenantMail;
  reason?: string;
};

/** Queues the mail to each of them, in the reader's language; only `handedOver` reaches who cannot sign in. */
export async function mailUsers(trx: Trx, { deps, row, users, kind, reason = "" }: MailOptions): Promise<void> {
  const { mailer, publicUrl } = deps;
  const names = { university_en: row.name_en, university_fr: row.name_fr, university_ar: row.name_ar };
  for (const user of users) {
    const values = { ...names, reason, link: `${publicUrl}/login` };
    const notice = staffNotice(user, {
      universityId: row.id,
      kind: `universities.${kind}`,
      values,
      alsoBlocked: kind === "handedOver",
    });
    if (notice) await mailer.queueNotice(trx, notice);
  }
}

const MOST_MEMBERS = 500;

/** The same to the managers and agents of the university. */
export async function mailMembers(
  trx: Trx,
  { deps, ...news }: Omit<MailOptions, "users" | "deps"> & { deps: TenantDeps },
) {
  const filter = { universityId: news.row.id, roles: ["resp_uni", "agent_uni"] as const, blocked: false };
  const { rows } = await deps.users.list(trx, { filter, query: { page: 1, pageSize: MOST_MEMBERS } });
  await mailUsers(trx, { ...news, deps, users: rows });
}
