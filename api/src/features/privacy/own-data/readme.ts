/** The text that explains the archive, in the person's language. Pure. */
import type { Language, Texts } from "@ijaza/schema/product";
import { SECTION_NAMES, type SectionName } from "./sections.ts";

const SECTIONS: Record<SectionName, Texts> = {
  student: {
    en: "your record, your account, and when the first code was sent and used; neither your password nor a code",
    fr: "votre dossier, votre compte, et la date d’envoi et d’utilisation du premier code ; ni votre mot de passe ni aucun code",
    ar: "سجلك وحسابك، ومتى أُرسل الرمز الأول واستُعمل، دون كلمة المرور ولا أي رمز",
  },
  documents: {
    en: "your diplomas and certificates with every detail, where they are recorded on the blockchain, and what you hide",
    fr: "vos diplômes et certificats avec toutes leurs données, leur place sur la blockchain, et ce que vous en masquez",
    ar: "شهاداتك بكل بياناتها، وموضعها على سلسلة الكتل، وما تخفيه منها",
  },
  correctionRequests: {
    en: "your correction requests, with what you wrote and what was decided",
    fr: "vos demandes de correction, avec ce que vous avez écrit et ce qui a été décidé",
    ar: "طلبات التصحيح التي قدّمتها، بما كتبته وما تقرر فيها",
  },
  shares: {
    en: "your shares: what each one shows, for whom and for how long, and the minutes in which it was opened; who opened it is not kept",
    fr: "vos partages : ce que chacun montre, pour qui et jusqu’à quand, et les minutes où il a été ouvert ; l’identité de qui l’a ouvert n’est pas conservée",
    ar: "مشاركاتك: ما تُظهره كل منها ولمن وإلى متى، والدقائق التي فُتحت فيها؛ أما من فتحها فلا يُحفظ",
  },
  accessRequests: {
    en: "requests from organisations for your documents, and your settings for them",
    fr: "les demandes d’organismes portant sur vos documents, et vos réglages à leur sujet",
    ar: "طلبات الجهات بشأن وثائقك، وإعداداتك لها",
  },
  mails: {
    en: "which e-mails were sent to you, when, and whether they arrived; their content is deleted once they are sent",
    fr: "les courriels qui vous ont été envoyés, leur date et leur distribution ; leur contenu est supprimé après l’envoi",
    ar: "الرسائل التي أُرسلت إليك ومتى وهل وصلت؛ ويُحذف مضمونها بعد إرسالها",
  },
  sessions: {
    en: "where you are signed in, and the links that were e-mailed to you, without what opens them",
    fr: "les appareils connectés à votre compte et les liens qui vous ont été envoyés, sans ce qui permet de les ouvrir",
    ar: "الأجهزة التي سجّلت الدخول منها، والروابط التي أُرسلت إليك دون ما يفتحها",
  },
  visits: {
    en: "how often each of your documents was viewed and verified, by day; by whom is not kept",
    fr: "le nombre de consultations et de vérifications de chacun de vos documents, par jour ; leurs auteurs ne sont pas conservés",
    ar: "عدد مرات الاطلاع على كل من وثائقك والتحقق منها في كل يوم؛ أما من فعل ذلك فلا يُحفظ",
  },
  imports: {
    en: "the university’s files from which your record and your documents were imported",
    fr: "les fichiers de l’université dont les lignes ont donné votre dossier et vos documents",
    ar: "ملفات الجامعة التي أُخذ سجلك ووثائقك من أسطرها",
  },
  events: {
    en: "the log: what was done to your record and your documents, when, and by whom in which role",
    fr: "le journal : ce qui a été fait à votre dossier et à vos documents, quand, et par qui à quel titre",
    ar: "سجل العمليات: ما جرى على سجلك ووثائقك ومتى ومن قام به وبأي دور",
  },
};

const FILES: Record<string, Texts> = {
  "data.json": {
    en: "everything that is kept, in these sections:",
    fr: "tout ce qui est conservé, dans ces sections :",
    ar: "كل ما يُحفظ، في الأقسام التالية:",
  },
  "documents/…/document.pdf": {
    en: "the document with all its details, sealed by the university",
    fr: "le document avec toutes ses données, scellé par l’université",
    ar: "الوثيقة بكل بياناتها، مختومة بختم الجامعة",
  },
  "documents/…/proof.json": {
    en: "the proof, with which anyone can verify the document without this site",
    fr: "la preuve, avec laquelle chacun peut vérifier le document sans ce site",
    ar: "الإثبات الذي يتيح للجميع التحقق من الوثيقة دون هذا الموقع",
  },
  "documents/…/badge.json": {
    en: "the same as an Open Badge",
    fr: "le même au format Open Badge",
    ar: "الوثيقة نفسها بصيغة Open Badge",
  },
  "documents/…/public-page.png": {
    en: "the picture that the public page shows",
    fr: "l’image qu’affiche la page publique",
    ar: "الصورة التي تعرضها الصفحة العامة",
  },
  "documents/…/handed-in …, attachment …": {
    en: "files that the university uploaded for the document",
    fr: "les fichiers fournis par l’université pour ce document",
    ar: "الملفات التي قدّمتها الجامعة لهذه الوثيقة",
  },
  "evidence/…": {
    en: "what you attached to your correction requests",
    fr: "les justificatifs que vous avez joints à vos demandes de correction",
    ar: "وثائق الإثبات التي أرفقتها بطلبات التصحيح",
  },
};

const HEAD: Texts = {
  en: "Everything {university} keeps about you in Ijaza, as of {at} (UTC).",
  fr: "Tout ce que l’établissement {university} conserve à votre sujet dans Ijaza, à la date du {at} (UTC).",
  ar: "كل ما تحتفظ به مؤسسة {university} عنك في إجازة، إلى غاية {at} (بالتوقيت العالمي).",
};

const TAIL: Texts = {
  en: "A .txt file in place of another one says why that file could not be created. Keep this archive safe: it holds everything the university has about you.",
  fr: "Un fichier .txt à la place d’un autre indique pourquoi celui-ci n’a pas pu être produit. Gardez cette archive en lieu sûr : elle contient tout ce que l’université sait de vous.",
  ar: "إذا وجدت ملفًا ينتهي بـ ‎.txt مكان ملف آخر فهو يذكر سبب تعذّر إعداده. احفظ هذا الأرشيف في مكان آمن، ففيه كل ما لدى الجامعة عنك.",
};

type ReadmeOptions = { language: Language; university: Texts; at: Date };

export function readmeOf({ language, university, at }: ReadmeOptions): string {
  const head = HEAD[language]
    .replace("{university}", () => university[language])
    .replace("{at}", at.toISOString().slice(0, 16).replace("T", " "));
  const files = Object.entries(FILES).flatMap(([name, texts]) => [
    `- ${name}: ${texts[language]}`,
    ...(name === "data.json" ? SECTION_NAMES.map((section) => `    - ${section}: ${SECTIONS[section][language]}`) : []),
  ]);
  return [head, "", ...files, "", TAIL[language], ""].join("\n");
}
