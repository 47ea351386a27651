/** The texts of the pages that explain refusals, in three languages. */
import type { Texts } from "@ijaza/schema/product";

export const LABELS = {
  index: { en: "Refusals of calls", fr: "Refus de l’API", ar: "أسباب رفض الطلبات" },
  introduction: {
    en: "Every refusal carries a stable name and a stable number. Programs should compare these, not the sentence.",
    fr: "Chaque refus porte un nom et un numéro stables. Un programme doit s’y fier plutôt qu’au message.",
    ar: "لكل رفض اسم ورقم ثابتان. ينبغي أن تعتمد البرامج عليهما لا على نص الرسالة.",
  },
  name: { en: "Name", fr: "Nom", ar: "الاسم" },
  number: { en: "Number", fr: "Numéro", ar: "الرقم" },
  status: { en: "HTTP status", fr: "Statut HTTP", ar: "حالة HTTP" },
  sentence: { en: "What it says", fr: "Message", ar: "نص الرسالة" },
  toDo: { en: "What to do", fr: "Que faire", ar: "ما العمل" },
  languages: { en: "Languages", fr: "Langues", ar: "اللغات" },
  all: { en: "All refusals", fr: "Tous les refus", ar: "كل أسباب الرفض" },
  home: { en: "Home", fr: "Accueil", ar: "الصفحة الرئيسية" },
} as const satisfies Record<string, Texts>;

/** Advice by the status of the refusal. */
export const ADVICE: Record<number, Texts> = {
  400: {
    en: "Correct what was sent. The member “errors” of the answer, where there is one, names each field and what is wrong with it.",
    fr: "Corrigez la requête. Le membre « errors » de la réponse, s’il est présent, nomme chaque champ et l’erreur qu’il contient.",
    ar: "صحّح الطلب. إذا تضمّن الرد العنصر «errors»، فهو يذكر كل حقل وسبب رفضه.",
  },
  401: {
    en: "Sign in, or check what was given to sign in; then try again.",
    fr: "Connectez-vous, ou vérifiez vos identifiants, puis réessayez.",
    ar: "سجّل الدخول أو تحقق من بيانات الدخول ثم أعد المحاولة.",
  },
  403: {
    en: "This account, or this page, may not do that as things are. Load the page again; if it stays so, ask your administrator.",
    fr: "Ce compte ou cette page n’y est pas autorisé en l’état. Rechargez la page ; si le refus persiste, adressez-vous à votre administrateur.",
    ar: "لا يحق لهذا الحساب أو لهذه الصفحة ذلك في الوضع الحالي. أعد تحميل الصفحة، وإن استمر الرفض، فاتصل بالمشرف.",
  },
  404: {
    en: "Check the address or the id. It may be mistyped, removed, or not meant for this account.",
    fr: "Vérifiez l’adresse ou l’identifiant : l’élément a peut-être été supprimé, ou ne concerne pas ce compte.",
    ar: "تحقق من العنوان أو المعرّف: ربما كُتب خطأً، أو حُذف ما يشير إليه، أو كان لا يخص هذا الحساب.",
  },
  408: {
    en: "Try again over a better connection.",
    fr: "Réessayez avec une meilleure connexion.",
    ar: "أعد المحاولة عبر اتصال أفضل.",
  },
  409: {
    en: "Something has changed meanwhile, or stands in the way. Load the page again and look at its present state.",
    fr: "La situation a changé entre-temps, ou quelque chose s’y oppose. Rechargez la page et vérifiez l’état actuel.",
    ar: "تغيّر الوضع في هذه الأثناء، أو يوجد ما يمنع هذا الإجراء. أعد تحميل الصفحة وتحقق من الحالة الراهنة.",
  },
  410: {
    en: "This is over and does not come back. Ask for a new one.",
    fr: "Cet élément a expiré. Demandez-en un nouveau.",
    ar: "انتهت صلاحية هذا العنصر. اطلب غيره.",
  },
  413: {
    en: "Send less at once, or a smaller file.",
    fr: "Envoyez moins de données à la fois, ou un fichier plus petit.",
    ar: "أرسل بيانات أقل في المرة الواحدة، أو ملفًا أصغر.",
  },
  421: {
    en: "Open the server under the address that its operator has given.",
    fr: "Ouvrez le serveur à l’adresse communiquée par son exploitant.",
    ar: "افتح الخادم بالعنوان الذي حدّده مشغّله.",
  },
  422: {
    en: "Correct the record: it is well-formed, but what it says cannot be accepted.",
    fr: "Corrigez le dossier : sa forme est correcte, mais son contenu ne peut pas être accepté.",
    ar: "صحّح السجل: صيغته سليمة لكن مضمونه غير مقبول.",
  },
  429: {
    en: "Wait as long as the header “Retry-After” says, then try again.",
    fr: "Attendez le délai indiqué par l’en-tête « Retry-After », puis réessayez.",
    ar: "انتظر المدة المذكورة في الترويسة «Retry-After» ثم أعد المحاولة.",
  },
  500: {
    en: "Tell whoever runs this server, with the id of the request. Nothing was half done.",
    fr: "Signalez-le à l’exploitant du serveur, avec l’identifiant de la requête. Aucune opération n’est restée inachevée.",
    ar: "أبلغ مشغّل الخادم مع ذكر معرّف الطلب. لم يُنفَّذ شيء جزئيًا.",
  },
  503: {
    en: "Try again in a moment, or when the header “Retry-After” says. Nothing was lost.",
    fr: "Réessayez dans un instant, ou après le délai de l’en-tête « Retry-After ». Rien n’est perdu.",
    ar: "أعد المحاولة بعد لحظات أو بعد المدة المذكورة في الترويسة «Retry-After». لم يُفقد شيء.",
  },
  507: {
    en: "Whoever runs the server must make room; then try again.",
    fr: "L’exploitant du serveur doit libérer de la place ; réessayez ensuite.",
    ar: "على مشغّل الخادم توفير مساحة، ثم أعد المحاولة.",
  },
};
