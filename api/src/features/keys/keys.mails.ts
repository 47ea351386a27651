/** Mails about keys that are not safe: to those who answer for the university, and to the admins. */
import type { UniversityKey } from "@ijaza/schema/keys/calls";
import type { Texts } from "@ijaza/schema/product";
import { stepInto, type Trx } from "../../platform/database.ts";
import type { MailTexts } from "../../platform/mail/mail-text.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { KeyChange, UniversityKeyRow } from "../chain/chain.service.ts";
import { countIssuedWith } from "../issuing/issuing.service.ts";
import { nameOf, type Universities } from "../universities/universities.service.ts";
import { staffNotice, type UserRow, type Users } from "../users/users.service.ts";
import { purposeOf } from "./describe-key.ts";

export type KeyMailDeps = {
  mailer: Mailer;
  users: Pick<Users, "list" | "findResponsable">;
  universities: Pick<Universities, "findById">;
  publicUrl: string;
};

const OPEN: Texts = { en: "Open the keys", fr: "Ouvrir les clés", ar: "فتح المفاتيح" };
const NOTE: Texts = {
  en: "You are receiving this e-mail because you answer for this university or administer the network.",
  fr: "Vous recevez ce message parce que vous êtes responsable de cette université ou administrez le réseau.",
  ar: "تصلك هذه الرسالة لأنك مسؤول عن هذه الجامعة أو مشرف على الشبكة.",
};

const PURPOSES: Record<UniversityKey["purpose"], Texts> = {
  credential: { en: "signing key", fr: "clé de signature", ar: "مفتاح التوقيع" },
  wallet: { en: "wallet", fr: "portefeuille", ar: "المحفظة" },
  badge: { en: "Open Badges key", fr: "clé des Open Badges", ar: "مفتاح Open Badges" },
};

const news = (subject: Texts, message: Texts): MailTexts => ({
  en: { subject: subject.en, paragraphs: [message.en], action: OPEN.en, note: NOTE.en },
  fr: { subject: subject.fr, paragraphs: [message.fr], action: OPEN.fr, note: NOTE.fr },
  ar: { subject: subject.ar, paragraphs: [message.ar], action: OPEN.ar, note: NOTE.ar },
});

type News = Exclude<KeyChange["change"], "refused"> | "reported";

const TEXTS: Record<News, MailTexts> = {
  reported: news(
    {
      en: "{university} reports a key as unsafe",
      fr: "Clé non sûre, déclarée par {university}",
      ar: "أبلغت {university} عن مفتاح غير آمن",
    },
    {
      en: "{university} reports that its {key} has not been safe since {since}. Mark the key as compromised if you agree: nothing that it signs afterwards is trusted any more.",
      fr: "{university} déclare que cette clé n’est plus sûre depuis le {since} : {key}. Si vous êtes d’accord, signalez-la comme compromise : ce qu’elle signe ensuite n’est plus reconnu.",
      ar: "أبلغت {university} أن هذا المفتاح لم يعد آمنًا منذ {since}: {key}. إن وافقت فأعلن اختراقه، فلا يُعتد بعد ذلك بما يُوقّع به.",
    },
  ),
  marked: news(
    {
      en: "A key of {university} is marked as compromised",
      fr: "Clé signalée comme compromise : {university}",
      ar: "أُعلن اختراق مفتاح: {university}",
    },
    {
      en: "The {key} of {university} is marked as compromised since {since}. Documents that it issued before stay valid ({before}); later ones are not trusted any more ({after}). The platform signs nothing more with this key. A new one takes over by itself.",
      fr: "Clé signalée comme compromise depuis le {since} : {key}, {university}. Les documents délivrés avant restent valables ({before}) ; ceux délivrés depuis ne sont plus reconnus ({after}). La plateforme ne signe plus rien avec cette clé. Une nouvelle clé prend la relève d’elle-même.",
      ar: "أُعلن اختراق المفتاح منذ {since}: {key}، {university}. يبقى ما صدر قبل ذلك صالحًا ({before})، ولا يُعتد بما صدر بعده ({after}). لم تعد المنصة توقّع بهذا المفتاح، ويحل محله مفتاح جديد تلقائيًا.",
    },
  ),
  confirmed: news(
    {
      en: "The registrar confirms that a key of {university} is compromised",
      fr: "Compromission d’une clé confirmée : {university}",
      ar: "أُكّد اختراق مفتاح: {university}",
    },
    {
      en: "The registrar confirms that the {key} of {university} is compromised since {since}. Revocations that a stolen wallet has made since then do not count any more.",
      fr: "L’autorité d’inscription confirme la compromission depuis le {since} : {key}, {university}. Les révocations faites depuis par un portefeuille volé ne comptent plus.",
      ar: "أكّدت جهة التقييد الاختراق منذ {since}: {key}، {university}. ولا يُعتد بعد ذلك بما ألغته محفظة مسروقة منذ ذلك الوقت.",
    },
  ),
  cleared: news(
    {
      en: "The mark of a key of {university} is cleared",
      fr: "Signalement d’une clé levé : {university}",
      ar: "رُفع إعلان الاختراق عن مفتاح: {university}",
    },
    {
      en: "The registrar has cleared the mark of the {key} of {university}. What it issued is trusted again. The platform goes on signing with the new key.",
      fr: "L’autorité d’inscription a levé le signalement : {key}, {university}. Ce que cette clé a délivré est de nouveau reconnu. La plateforme continue de signer avec la nouvelle clé.",
      ar: "رفعت جهة التقييد إعلان الاختراق: {key}، {university}. وصار ما صدر به معتدًا به من جديد. وتواصل المنصة التوقيع بالمفتاح الجديد.",
    },
  ),
  vetoed: news(
    {
      en: "A new key of {university} was vetoed",
      fr: "Veto contre une nouvelle clé : {university}",
      ar: "اعتُرض على مفتاح جديد: {university}",
    },
    {
      en: "The guardian of the registry has vetoed a new key of {university}: {key}. It never begins. If it was yours, enter another one.",
      fr: "Le gardien du registre a opposé son veto à une nouvelle clé : {key}, {university}. Elle ne prendra jamais effet. Si c’était la vôtre, inscrivez-en une autre.",
      ar: "اعترض حارس السجل على مفتاح جديد: {key}، {university}. لن يبدأ سريانه أبدًا. إن كان مفتاحكم فقيّدوا مفتاحًا آخر.",
    },
  ),
};

/** The roles that hear of it, beside the responsable of the university. */
const ADMINS = ["admin_ijaza", "admin_alecso"] as const;
const MOST_ADMINS = 100;

const textOf = (at: Date | null) => (at ? `${at.toISOString().slice(0, 19).replace("T", " ")} UTC` : "");

export type KeyMails = ReturnType<typeof registerKeyMails>;

export function registerKeyMails({ mailer, users, universities, publicUrl }: KeyMailDeps) {
  for (const [kind, texts] of Object.entries(TEXTS)) mailer.on(`keys.${kind}`, texts);

  const send = (trx: Trx, key: UniversityKeyRow, kind: News) =>
    stepInto(trx, { all: "admins, who belong to no university, get these mails too" }, async () => {
      const { university_id: universityId } = key;
      const university = universityId && (await universities.findById(trx, universityId));
      if (!university) throw new Error(`the key ${key.id} is no university's`);
      const since = key.compromised_since ?? key.reported_since;
      const { before, after } = since
        ? await countIssuedWith(trx, { keyId: key.id, publicId: key.public_id, since })
        : { before: 0, after: 0 };
      const values = {
        ...byLanguage("university", nameOf(university)),
        ...byLanguage("key", PURPOSES[purposeOf(key)]),
        since: textOf(since),
        before: String(before),
        after: String(after),
      };
      const query = { page: 1, pageSize: MOST_ADMINS };
      const { rows: admins } = await users.list(trx, { filter: { roles: ADMINS, blocked: false }, query });
      const responsable = await users.findResponsable(trx, university.id);
      const queue = async (user: UserRow | undefined, path: string) => {
        const mail = { universityId: university.id, kind: `keys.${kind}` };
        const notice = staffNotice(user, { ...mail, values: { ...values, link: `${publicUrl}${path}` } });
        if (notice) await mailer.queueNotice(trx, notice);
      };
      for (const admin of admins) await queue(admin, `/registry/${university.id}`);
      if (kind !== "reported") await queue(responsable, "/settings/signing");
    });

  return {
    mailReport: (trx: Trx, key: UniversityKeyRow) => send(trx, key, "reported"),
    mailChange: (trx: Trx, { key, change }: { key: UniversityKeyRow; change: Exclude<News, "reported"> }) =>
      send(trx, key, change),
  };
}

const byLanguage = (name: string, { en, fr, ar }: Texts) => ({
  [`${name}_en`]: en,
  [`${name}_fr`]: fr,
  [`${name}_ar`]: ar,
});
