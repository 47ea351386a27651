/** The texts of the pages that explain refusals, in three languages. */
import type { Texts } from "@ijaza/schema/product";

export const LABELS = {
  index: { en: "API errors", fr: "Refus de l’API", ar: "أسباب رفض الطلبات" },
  introduction: {
    en: "Every error has a stable name and a stable number. Programs should rely on these, not on the message.",
    fr: "Chaque refus porte un nom et un numéro stables. Un programme doit s’y fier plutôt qu’au message.",
    ar: "لكل رفض اسم ورقم ثابتان. ينبغي أن تعتمد البرامج عليهما لا على نص الرسالة.",
  },
  name: { en: "Name", fr: "Nom", ar: "الاسم" },
  number: { en: "Number", fr: "Numéro", ar: "الرقم" },
  status: { en: "HTTP status", fr: "Statut HTTP", ar: "حالة HTTP" },
  sentence: { en: "Message", fr: "Message", ar: "نص الرسالة" },
  toDo: { en: "What to do", fr: "Que faire", ar: "ما العمل" },
  languages: { en: "Languages", fr: "Langues", ar: "اللغات" },
  all: { en: "All errors", fr: "Tous les refus", ar: "كل أسباب الرفض" },
  home: { en: "Home", fr: "Accueil", ar: "الصفحة الرئيسية" },
} as const satisfies Record<string, Texts>;

/** Advice by the status of the refusal. */
export const ADVICE: Record<number, Texts> = {
  400: {
    en: "Correct the request. If the response has a member “errors”, it names each field and what is wrong with it.",
    fr: "Corrigez la requête. Le membre « errors » de la réponse, s’il est présent, nomme chaque champ et l’erreur qu’il contient.",
    ar: "صحّح الطلب. إذا تضمّن الرد العنصر «errors»، فهو يذكر كل حقل وسبب رفضه.",
  },
  401: {
    en: "Sign in, or check your sign-in details, then try again.",
    fr: "Connectez-vous, ou vérifiez vos identifiants, puis réessayez.",
    ar: "سجّل الدخول أو تحقق من بيانات الدخول ثم أعد المحاولة.",
  },
  403: {
    en: "This account or this page is not currently allowed to do that. Reload the page; if the error remains, ask your administrator.",
    fr: "Ce compte ou cette page n’y est pas autorisé en l’état. Rechargez la page ; si le refus persiste, adressez-vous à votre administrateur.",
    ar: "لا يحق لهذا الحساب أو لهذه الصفحة ذلك في الوضع الحالي. أعد تحميل الصفحة، وإن استمر الرفض، فاتصل بالمشرف.",
  },
  404: {
    en: "Check the address or the id. It may be mistyped, deleted, or not available to this account.",
    fr: "Vérifiez l’adresse ou l’identifiant : l’élément a peut-être été supprimé, ou ne concerne pas ce compte.",
    ar: "تحقق من العنوان أو المعرّف: ربما كُتب خطأً، أو حُذف ما يشير إليه، أو كان لا يخص هذا الحساب.",
  },
  408: {
    en: "Try again over a better connection.",
    fr: "Réessayez avec une meilleure connexion.",
    ar: "أعد المحاولة عبر اتصال أفضل.",
  },
  409: {
    en: "Something has changed in the meantime, or prevents this. Reload the page and check the current state.",
    fr: "La situation a changé entre-temps, ou quelque chose s’y oppose. Rechargez la page et vérifiez l’état actuel.",
    ar: "تغيّر الوضع في هذه الأثناء، أو يوجد ما يمنع هذا الإجراء. أعد تحميل الصفحة وتحقق من الحالة الراهنة.",
  },
  410: {
    en: "This has expired for good. Ask for a new one.",
    fr: "Cet élément a expiré. Demandez-en un nouveau.",
    ar: "انتهت صلاحية هذا العنصر. اطلب غيره.",
  },
  413: {
    en: "Send less data at a time, or a smaller file.",
    fr: "Envoyez moins de données à la fois, ou un fichier plus petit.",
    ar: "أرسل بيانات أقل في المرة الواحدة، أو ملفًا أصغر.",
  },
  421: {
    en: "Open the server at the address given by its operator.",
    fr: "Ouvrez le serveur à l’adresse communiquée par son exploitant.",
    ar: "افتح الخادم بالعنوان الذي حدّده مشغّله.",
  },
  422: {
    en: "Correct the record: its form is valid, but its content cannot be accepted.",
    fr: "Corrigez le dossier : sa forme est correcte, mais son contenu ne peut pas être accepté.",
    ar: "صحّح السجل: صيغته سليمة لكن مضمونه غير مقبول.",
  },
  429: {
    en: "Wait for the time given in the “Retry-After” header, then try again.",
    fr: "Attendez le délai indiqué par l’en-tête « Retry-After », puis réessayez.",
    ar: "انتظر المدة المذكورة في الترويسة «Retry-After» ثم أعد المحاولة.",
  },
  500: {
    en: "Report it to the operator of this server, with the id of the request. Nothing was left half done.",
    fr: "Signalez-le à l’exploitant du serveur, avec l’identifiant de la requête. Aucune opération n’est restée inachevée.",
    ar: "أبلغ مشغّل الخادم مع ذكر معرّف الطلب. لم يُنفَّذ شيء جزئيًا.",
  },
  503: {
    en: "Try again in a moment, or after the time given in the “Retry-After” header. Nothing was lost.",
    fr: "Réessayez dans un instant, ou après le délai de l’en-tête « Retry-After ». Rien n’est perdu.",
    ar: "أعد المحاولة بعد لحظات أو بعد المدة المذكورة في الترويسة «Retry-After». لم يُفقد شيء.",
  },
  507: {
    en: "The operator of the server must free up space; then try again.",
    fr: "L’exploitant du serveur doit libérer de la place ; réessayez ensuite.",
    ar: "على مشغّل الخادم توفير مساحة، ثم أعد المحاولة.",
  },
};
