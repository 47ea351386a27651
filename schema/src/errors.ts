/** The catalogue of refusals: stable name, stable number, HTTP status, and the sentence in three languages. */
import type { Language, Texts } from "./product.ts";

type Entry = { code: number; status: number } & Texts;

/** Refusals of whole calls. A number, once given, is never given again. */
export const ERRORS = {
  request_already_sent: {
    code: 1,
    status: 409,
    en: "Request already sent",
    fr: "Demande déjà envoyée",
    ar: "سبق إرسال الطلب",
  },
  invalid_input: {
    code: 100,
    status: 400,
    en: "Some of the input does not fit.",
    fr: "Certaines données saisies ne conviennent pas.",
    ar: "بعض البيانات المدخلة غير صالحة.",
  },
  malformed_json: {
    code: 101,
    status: 400,
    en: "The request is not valid JSON.",
    fr: "La requête n’est pas du JSON valide.",
    ar: "الطلب ليس بصيغة JSON صحيحة.",
  },
  unsupported_media_type: {
    code: 102,
    status: 400,
    en: "This call takes JSON.",
    fr: "Cet appel attend du JSON.",
    ar: "يُنتظر أن يكون الطلب بصيغة JSON.",
  },
  not_authenticated: {
    code: 110,
    status: 401,
    en: "Please log in.",
    fr: "Veuillez vous connecter.",
    ar: "يُرجى تسجيل الدخول.",
  },
  invalid_credentials: {
    code: 111,
    status: 401,
    en: "The identifier or the password is wrong.",
    fr: "L’identifiant ou le mot de passe est incorrect.",
    ar: "المعرّف أو كلمة المرور غير صحيحة.",
  },
  forbidden: {
    code: 120,
    status: 403,
    en: "Your role does not allow this.",
    fr: "Votre rôle ne permet pas cette action.",
    ar: "لا يسمح دورك بهذا الإجراء.",
  },
  csrf_missing: {
    code: 121,
    status: 403,
    en: "The request lacks its protection token. Reload the page.",
    fr: "Le jeton de protection manque. Rechargez la page.",
    ar: "رمز الحماية غير موجود. أعد تحميل الصفحة.",
  },
  csrf_invalid: {
    code: 122,
    status: 403,
    en: "The protection token does not fit this session. Reload the page.",
    fr: "Le jeton de protection ne correspond pas à cette session. Rechargez la page.",
    ar: "رمز الحماية لا يوافق هذه الجلسة. أعد تحميل الصفحة.",
  },
  csrf_expired: {
    code: 123,
    status: 403,
    en: "The protection token has expired.",
    fr: "Le jeton de protection a expiré.",
    ar: "انتهت صلاحية رمز الحماية.",
  },
  foreign_origin: {
    code: 124,
    status: 403,
    en: "The request comes from another site.",
    fr: "La requête provient d’un autre site.",
    ar: "الطلب صادر عن موقع آخر.",
  },
  password_required: {
    code: 125,
    status: 403,
    en: "Please give your password again.",
    fr: "Veuillez saisir de nouveau votre mot de passe.",
    ar: "يُرجى إدخال كلمة المرور من جديد.",
  },
  not_found: {
    code: 130,
    status: 404,
    en: "There is nothing here under this id.",
    fr: "Rien ne correspond à cet identifiant.",
    ar: "لا يوجد ما يوافق هذا المعرّف.",
  },
  method_not_allowed: {
    code: 131,
    status: 404,
    en: "There is no such call.",
    fr: "Cet appel n’existe pas.",
    ar: "لا وجود لهذا الطلب.",
  },
  idempotency_key_reused: {
    code: 140,
    status: 409,
    en: "This idempotency key was used for another request.",
    fr: "Cette clé d’idempotence a déjà servi à une autre requête.",
    ar: "سبق استعمال مفتاح التكرار هذا لطلب آخر.",
  },
  request_in_progress: {
    code: 142,
    status: 409,
    en: "The same request is still being answered. Try again in a moment.",
    fr: "La même requête est encore en cours. Réessayez dans un instant.",
    ar: "الطلب نفسه قيد المعالجة. أعد المحاولة بعد لحظات.",
  },
  choose_university: {
    code: 141,
    status: 409,
    en: "Choose your university.",
    fr: "Choisissez votre université.",
    ar: "اختر جامعتك.",
  },
  diploma_not_pending: {
    code: 200,
    status: 409,
    en: "This diploma is no longer pending.",
    fr: "Ce diplôme n’est plus en attente.",
    ar: "لم تعد هذه الشهادة قيد الانتظار.",
  },
  diploma_not_unsigned: {
    code: 201,
    status: 409,
    en: "Only accepted diplomas that are not yet signed can be signed.",
    fr: "Seuls les diplômes acceptés et non encore signés peuvent être signés.",
    ar: "لا يمكن توقيع إلا الشهادات المقبولة التي لم توقَّع بعد.",
  },
  diploma_not_signed: {
    code: 202,
    status: 409,
    en: "Only a signed diploma can be revoked.",
    fr: "Seul un diplôme signé peut être révoqué.",
    ar: "لا يمكن إلغاء إلا شهادة موقّعة.",
  },
  diploma_not_editable: {
    code: 203,
    status: 409,
    en: "Only a pending or rejected diploma can be changed.",
    fr: "Seul un diplôme en attente ou rejeté peut être modifié.",
    ar: "لا يمكن تعديل إلا شهادة قيد الانتظار أو مرفوضة.",
  },
  nothing_to_sign: {
    code: 204,
    status: 409,
    en: "No accepted diploma waits for a signature.",
    fr: "Aucun diplôme accepté n’attend de signature.",
    ar: "لا توجد شهادات مقبولة في انتظار التوقيع.",
  },
  content_changed: {
    code: 205,
    status: 409,
    en: "A diploma no longer has the content that was accepted; nothing was signed.",
    fr: "Un diplôme n’a plus le contenu accepté ; rien n’a été signé.",
    ar: "تغيّر محتوى إحدى الشهادات بعد قبولها؛ لم يُوقَّع أي شيء.",
  },
  own_submission: {
    code: 206,
    status: 403,
    en: "Nobody decides on their own submission.",
    fr: "Nul ne décide de sa propre soumission.",
    ar: "لا يبتّ أحد في ما قدّمه بنفسه.",
  },
  not_enough_credits: {
    code: 210,
    status: 409,
    en: "The university has too few credits: {needed} needed, {available} left.",
    fr: "L’université n’a pas assez de crédits : {needed} nécessaires, {available} restants.",
    ar: "رصيد الجامعة غير كافٍ: المطلوب {needed} والمتبقي {available}.",
  },
  university_suspended: {
    code: 211,
    status: 409,
    en: "The university is suspended: it can revoke, but not issue.",
    fr: "L’université est suspendue : elle peut révoquer, mais pas délivrer.",
    ar: "الجامعة موقوفة: يمكنها الإلغاء دون الإصدار.",
  },
  no_signing_key: {
    code: 212,
    status: 409,
    en: "The university has no signing key yet. The platform’s administrator can add one.",
    fr: "L’université n’a pas encore de clé de signature. L’administrateur de la plateforme peut en ajouter une.",
    ar: "ليس للجامعة مفتاح توقيع بعد. يمكن لمدير المنصة إضافته.",
  },
  issuing_frozen: {
    code: 213,
    status: 503,
    en: "Issuing is paused while the records are compared with the chain. Nothing is lost.",
    fr: "La délivrance est suspendue pendant le rapprochement avec la chaîne. Rien n’est perdu.",
    ar: "الإصدار متوقف مؤقتا ريثما تُقارن السجلات بالسلسلة. لم يضع أي شيء.",
  },
  chain_refused: {
    code: 214,
    status: 409,
    en: "The registry on the chain refused this for good. Nothing was issued; it can be tried again.",
    fr: "Le registre de la chaîne a refusé définitivement cette opération. Rien n’a été délivré ; elle peut être relancée.",
    ar: "رفض السجل على السلسلة هذه العملية نهائيا. لم يصدر أي شيء ويمكن إعادة المحاولة.",
  },
  mode_not_enabled: {
    code: 220,
    status: 403,
    en: "The university does not use this import mode.",
    fr: "L’université n’utilise pas ce mode d’import.",
    ar: "لا تستعمل الجامعة هذه الطريقة في الاستيراد.",
  },
  mode_not_available: {
    code: 221,
    status: 422,
    en: "Imports with files are not available yet. Use a mode in which we make the document.",
    fr: "Les imports avec fichiers ne sont pas encore disponibles. Utilisez un mode où le document est produit par la plateforme.",
    ar: "الاستيراد مع الملفات غير متاح بعد. استعمل طريقة تُنشئ فيها المنصة الوثيقة.",
  },
  template_unknown: {
    code: 222,
    status: 422,
    en: "There is no template of this name.",
    fr: "Aucun modèle ne porte ce nom.",
    ar: "لا يوجد نموذج بهذا الاسم.",
  },
  reason_required: {
    code: 223,
    status: 400,
    en: "A rejection needs its reason.",
    fr: "Un rejet doit être motivé.",
    ar: "يجب ذكر سبب الرفض.",
  },
  record_invalid: {
    code: 224,
    status: 422,
    en: "Some fields of the record are wrong.",
    fr: "Certains champs de l’enregistrement sont erronés.",
    ar: "بعض حقول السجل غير صحيحة.",
  },
  not_a_diploma: {
    code: 230,
    status: 422,
    en: "This is no diploma of ours: expected is the JSON file of a diploma.",
    fr: "Ceci n’est pas un diplôme : le fichier JSON d’un diplôme est attendu.",
    ar: "هذا الملف ليس شهادة: يُنتظر ملف JSON الخاص بالشهادة.",
  },
  pdf_not_available: {
    code: 231,
    status: 422,
    en: "PDF documents come later. Use the JSON file, the link or the reference.",
    fr: "Les documents PDF viendront plus tard. Utilisez le fichier JSON, le lien ou la référence.",
    ar: "ملفات PDF ستتوفر لاحقا. استعمل ملف JSON أو الرابط أو المرجع.",
  },
  format_not_available: {
    code: 232,
    status: 422,
    en: "This format is not available yet.",
    fr: "Ce format n’est pas encore disponible.",
    ar: "هذا النسق غير متاح بعد.",
  },
  chain_method_not_allowed: {
    code: 240,
    status: 403,
    en: "Only reading calls on the registry pass here.",
    fr: "Seules les lectures du registre passent ici.",
    ar: "لا تُقبل هنا إلا قراءة السجل.",
  },
  body_too_large: {
    code: 300,
    status: 413,
    en: "The request is too large.",
    fr: "La requête est trop volumineuse.",
    ar: "حجم الطلب أكبر من المسموح به.",
  },
  record_too_large: {
    code: 301,
    status: 413,
    en: "A row is larger than 8 KB.",
    fr: "Une ligne dépasse 8 Ko.",
    ar: "يتجاوز أحد الأسطر 8 كيلوبايت.",
  },
  too_many_requests: {
    code: 310,
    status: 429,
    en: "Too many attempts. Try again in {seconds} seconds.",
    fr: "Trop de tentatives. Réessayez dans {seconds} secondes.",
    ar: "محاولات كثيرة جدا. أعد المحاولة بعد {seconds} ثانية.",
  },
  account_blocked: {
    code: 311,
    status: 403,
    en: "This account is blocked. Ask your administrator.",
    fr: "Ce compte est bloqué. Adressez-vous à votre administrateur.",
    ar: "هذا الحساب محظور. اتصل بالمسؤول.",
  },
  database_unavailable: {
    code: 320,
    status: 503,
    en: "The database does not answer. Nothing was lost; try again shortly.",
    fr: "La base de données ne répond pas. Rien n’est perdu ; réessayez bientôt.",
    ar: "قاعدة البيانات لا تستجيب. لم يضع شيء، أعد المحاولة بعد قليل.",
  },
  chain_unavailable: {
    code: 321,
    status: 503,
    en: "The chain does not answer. Try again shortly.",
    fr: "La chaîne ne répond pas. Réessayez bientôt.",
    ar: "السلسلة لا تستجيب. أعد المحاولة بعد قليل.",
  },
  internal_error: {
    code: 500,
    status: 500,
    en: "Something went wrong on our side. Request id: {requestId}",
    fr: "Une erreur est survenue de notre côté. Identifiant de la requête : {requestId}",
    ar: "حدث خطأ من جانبنا. معرّف الطلب: {requestId}",
  },
} as const satisfies Record<string, Entry>;

/** Refusals of a single field or cell. */
export const FIELD_ERRORS = {
  required: { en: "Required", fr: "Obligatoire", ar: "حقل إجباري" },
  unknown_field: { en: "Unknown field", fr: "Champ inconnu", ar: "حقل غير معروف" },
  unknown_column: { en: "Unknown column", fr: "Colonne inconnue", ar: "عمود غير معروف" },
  invalid_value: { en: "This value does not fit", fr: "Cette valeur ne convient pas", ar: "قيمة غير صالحة" },
  not_a_choice: {
    en: "Not one of: {choices}",
    fr: "Ne figure pas parmi : {choices}",
    ar: "ليست من القيم المتاحة: {choices}",
  },
  not_a_number: { en: "Not a number", fr: "N’est pas un nombre", ar: "ليس عددا" },
  out_of_range: {
    en: "Must lie between {min} and {max}",
    fr: "Doit être compris entre {min} et {max}",
    ar: "يجب أن يكون بين {min} و{max}",
  },
  no_such_day: {
    en: "No such day (expected YYYY-MM-DD or DD/MM/YYYY)",
    fr: "Date inexistante (attendu : AAAA-MM-JJ ou JJ/MM/AAAA)",
    ar: "تاريخ غير موجود (الصيغة المنتظرة: YYYY-MM-DD أو DD/MM/YYYY)",
  },
  in_the_future: { en: "Lies in the future", fr: "Date dans le futur", ar: "تاريخ في المستقبل" },
  not_an_academic_year: {
    en: "Not an academic year such as 2025-2026",
    fr: "N’est pas une année universitaire comme 2025-2026",
    ar: "ليست سنة جامعية من قبيل 2025-2026",
  },
  too_long: { en: "Longer than {max} characters", fr: "Plus de {max} caractères", ar: "أطول من {max} حرفا" },
  bidi_control: {
    en: "Contains invisible characters that change the direction of the text",
    fr: "Contient des caractères invisibles qui changent le sens du texte",
    ar: "يحتوي على محارف خفيّة تغيّر اتجاه النص",
  },
  control_character: {
    en: "Contains characters that cannot be printed",
    fr: "Contient des caractères non imprimables",
    ar: "يحتوي على محارف غير قابلة للطباعة",
  },
  not_an_email: {
    en: "Not an e-mail address",
    fr: "N’est pas une adresse électronique",
    ar: "ليس عنوان بريد إلكتروني",
  },
  not_a_phone: { en: "Not a phone number", fr: "N’est pas un numéro de téléphone", ar: "ليس رقم هاتف" },
  not_a_country: {
    en: "Not a two-letter country code",
    fr: "N’est pas un code de pays à deux lettres",
    ar: "ليس رمز بلد من حرفين",
  },
  title_missing: {
    en: "At least one of the three titles is needed",
    fr: "Au moins un des trois intitulés est nécessaire",
    ar: "يلزم عنوان واحد على الأقل من العناوين الثلاثة",
  },
  duplicate_in_file: {
    en: "Twice in the file (see row {row})",
    fr: "En double dans le fichier (voir ligne {row})",
    ar: "مكرر في الملف (انظر السطر {row})",
  },
  student_unknown: {
    en: "No student has this number",
    fr: "Aucun étudiant ne porte ce numéro",
    ar: "لا يوجد طالب بهذا الرقم",
  },
  student_differs: {
    en: "Differs from the registered student ({registered})",
    fr: "Diffère de l’étudiant enregistré ({registered})",
    ar: "يخالف بيانات الطالب المسجّل ({registered})",
  },
  number_taken: {
    en: "Another record already has this number",
    fr: "Un autre enregistrement porte déjà ce numéro",
    ar: "هذا الرقم مستعمل في سجل آخر",
  },
  diploma_exists: {
    en: "This student already has this diploma for the year (no. {number})",
    fr: "Cet étudiant a déjà ce diplôme pour l’année (n° {number})",
    ar: "لهذا الطالب الشهادة نفسها في السنة ذاتها (رقم {number})",
  },
  row_too_large: { en: "The row is larger than 8 KB", fr: "La ligne dépasse 8 Ko", ar: "حجم السطر يتجاوز 8 كيلوبايت" },
} as const satisfies Record<string, Texts>;

export type RefusalCode = keyof typeof ERRORS;
export type FieldErrorCode = keyof typeof FIELD_ERRORS;

export type ErrorData = Record<string, string | number>;

function fill(text: string, data: ErrorData): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ""));
}

/** The sentence of a refusal, in the caller's language. */
export function refusalMessage({
  code,
  language,
  data = {},
}: {
  code: RefusalCode;
  language: Language;
  data?: ErrorData;
}): string {
  return fill(ERRORS[code][language], data);
}

/** The sentence of a field's error, in the caller's language. */
export function fieldMessage({
  code,
  language,
  data = {},
}: {
  code: FieldErrorCode;
  language: Language;
  data?: ErrorData;
}): string {
  return fill(FIELD_ERRORS[code][language], data);
}

/** RFC 9457 problem, as sent. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: number;
  error: string;
  message: string;
  errors?: { path: string; error: string; message: string }[];
};
