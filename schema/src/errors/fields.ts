/** Refusals of a single field or cell, by the rules of records and files. */
import type { Texts } from "../product.ts";

export const CELL_ERRORS = {
  unknown_field: { en: "Unknown field", fr: "Champ inconnu", ar: "حقل غير معروف" },
  unknown_column: { en: "Unknown column", fr: "Colonne inconnue", ar: "عمود غير معروف" },
  not_a_choice: {
    en: "Not one of: {choices}",
    fr: "Ne figure pas parmi : {choices}",
    ar: "ليست من القيم المتاحة: {choices}",
  },
  not_a_number: {
    en: "Not a number such as 12 or 12.5",
    fr: "N’est pas un nombre comme 12 ou 12,5",
    ar: "ليس عددًا مثل 12 أو 12.5",
  },
  too_many_digits: {
    en: "Has more digits than can be kept exactly: shorten it to 15 digits",
    fr: "A plus de chiffres que l’on ne peut en conserver exactement : limitez-le à 15 chiffres",
    ar: "أرقامه أكثر مما يمكن حفظه بدقة: اختصره إلى 15 رقمًا",
  },
  out_of_range: {
    en: "Must be between {min} and {max}",
    fr: "Doit être compris entre {min} et {max}",
    ar: "يجب أن يكون بين {min} و{max}",
  },
  no_value: {
    en: "The spreadsheet found no value here: correct the formula or type the value",
    fr: "Le tableur n’a trouvé ici aucune valeur : corrigez la formule ou saisissez la valeur",
    ar: "لم يجد الجدول قيمة هنا: صحّح الصيغة أو اكتب القيمة",
  },
  shortened_number: {
    en: "The spreadsheet has shortened this number: format the column as text and type it again",
    fr: "Un numéro que le tableur a abrégé : mettez la colonne au format texte et saisissez-le de nouveau",
    ar: "رقم اختصره الجدول: اجعل العمود بصيغة نص ثم اكتب الرقم من جديد",
  },
  spreadsheet_made_date: {
    en: "The spreadsheet made a date of this: format the column as text and type it again",
    fr: "Le tableur en a fait une date : mettez la colonne au format texte et saisissez de nouveau la valeur",
    ar: "حوّل الجدول هذه القيمة إلى تاريخ: اجعل العمود بصيغة نص ثم اكتب القيمة من جديد",
  },
  less_than_a_day: {
    en: "The sheet shows less than a full date here: write the day, the month and the year",
    fr: "La feuille n’affiche pas ici de date complète : indiquez le jour, le mois et l’année",
    ar: "لا يظهر هنا تاريخ كامل في الجدول: اكتب اليوم والشهر والسنة",
  },
  not_as_shown: {
    en: "The sheet shows this value in a format that cannot be read with certainty: format the column as text and type what should stand here",
    fr: "La feuille affiche cette valeur dans un format impossible à lire avec certitude : mettez la colonne au format texte et saisissez ce qui doit y figurer",
    ar: "يعرض الجدول هذه القيمة بصيغة لا يمكن الجزم بقراءتها: اجعل العمود بصيغة نص ثم اكتب القيمة المقصودة",
  },
  merged_across_columns: {
    en: "Merged with the cell before it: split the cells and write each value in its own column",
    fr: "Cellule fusionnée avec la précédente : défusionnez-les et saisissez chaque valeur dans sa colonne",
    ar: "خلية مدمجة مع التي قبلها: ألغِ الدمج واكتب كل قيمة في عمودها",
  },
  quotation_marks: {
    en: "Stands between quotation marks: write the value without them",
    fr: "La valeur est entre guillemets : saisissez-la sans guillemets",
    ar: "القيمة بين علامتي تنصيص: اكتبها دونهما",
  },
  row_torn: {
    en: "This row has more cells than the header has columns, so a value may have been cut in two: put such values between quotation marks, or correct the row and type this cell",
    fr: "Cette ligne a plus de cellules que l’en-tête n’a de colonnes, une valeur a pu être coupée en deux : mettez-la entre guillemets, ou corrigez la ligne et saisissez cette cellule",
    ar: "في هذا الصف خلايا أكثر من أعمدة الترويسة، فلعل قيمة قُسمت قسمين: ضعها بين علامتي تنصيص، أو صحّح الصف واكتب هذه الخلية",
  },
  thousands_or_decimals: {
    en: "Thousands or decimals? Write the digits alone, or the decimals after a point",
    fr: "Milliers ou décimales ? Saisissez les chiffres seuls, ou les décimales après un point",
    ar: "آلاف أم كسور عشرية؟ اكتب الأرقام وحدها، أو الكسور بعد نقطة",
  },
  no_such_day: {
    en: "Not a valid date (expected YYYY-MM-DD or DD/MM/YYYY)",
    fr: "Date inexistante (attendu : AAAA-MM-JJ ou JJ/MM/AAAA)",
    ar: "تاريخ غير موجود (الصيغة المنتظرة: YYYY-MM-DD أو DD/MM/YYYY)",
  },
  day_or_month: {
    en: "Day or month first? Say above how the column is read",
    fr: "Jour ou mois en premier ? Indiquez plus haut comment lire la colonne",
    ar: "هل يأتي اليوم أولًا أم الشهر؟ حدّد أعلاه طريقة قراءة العمود",
  },
  day_perhaps_exchanged: {
    en: "The spreadsheet made a date of this, and may have exchanged day and month, since others in this column have the month first: type it as YYYY-MM-DD",
    fr: "Le tableur en a fait une date et a pu intervertir jour et mois, puisque d’autres dates de la colonne commencent par le mois : saisissez-la sous la forme AAAA-MM-JJ",
    ar: "حوّل الجدول هذه القيمة إلى تاريخ ولعله بادل بين اليوم والشهر، لأن تواريخ أخرى في العمود تبدأ بالشهر: اكتبها على شكل YYYY-MM-DD",
  },
  day_with_time: {
    en: "Has a time of day: leave the date alone",
    fr: "Comporte une heure : ne laissez que la date",
    ar: "يتضمن وقتًا: أبقِ التاريخ وحده",
  },
  in_the_future: { en: "Is in the future", fr: "Cette date est dans le futur", ar: "تاريخ في المستقبل" },
  not_an_academic_year: {
    en: "Not an academic year such as 2025-2026",
    fr: "N’est pas une année universitaire comme 2025-2026",
    ar: "ليست سنة جامعية مثل 2025-2026",
  },
  too_long: { en: "Longer than {max} characters", fr: "Plus de {max} caractères", ar: "أطول من {max} حرفًا" },
  too_short: {
    en: "Shorter than {min} characters",
    fr: "Moins de {min} caractères",
    ar: "أقصر من {min} حرفًا",
  },
  password_common: {
    en: "Too easy to guess: choose another one, for example a sentence of your own",
    fr: "Trop facile à deviner : choisissez-en un autre, par exemple une phrase à vous",
    ar: "سهلة التخمين: اختر كلمة مرور أخرى، كجملة من عندك",
  },
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
  invisible_character: {
    en: "Contains an invisible character: type it instead of copying it",
    fr: "Contient un caractère invisible : saisissez de nouveau le texte au lieu de le copier",
    ar: "يحتوي على محرف خفيّ: أعد كتابة النص بدل نسخه",
  },
  letters_lost: {
    en: "This looks like letters lost in a conversion: type it again",
    fr: "Des lettres semblent avoir été perdues dans une conversion : saisissez de nouveau le texte",
    ar: "يبدو أن بعض الحروف ضاع عند تحويل الترميز: أعد الكتابة",
  },
  too_many_marks: {
    en: "Has more than four accents or vowel marks on one letter",
    fr: "Comporte plus de quatre accents ou signes de vocalisation sur une même lettre",
    ar: "يحمل أحد الحروف أكثر من أربع علامات شكل",
  },
  no_letter: {
    en: "Needs at least one letter",
    fr: "Doit contenir au moins une lettre",
    ar: "يجب أن يتضمن حرفًا واحدًا على الأقل",
  },
  not_arabic_letters: {
    en: "Write it in Arabic letters",
    fr: "À écrire en lettres arabes",
    ar: "يُكتب بالأحرف العربية",
  },
  not_a_phone: {
    en: "Not a phone number such as +216 71 000 000: 4 to 30 digits, spaces, dots, hyphens and brackets",
    fr: "N’est pas un numéro de téléphone comme +216 71 000 000 : de 4 à 30 chiffres, espaces, points, tirets et parenthèses",
    ar: "ليس رقم هاتف مثل 0021671000000: من 4 إلى 30 رقمًا أو مسافة أو نقطة أو شرطة أو قوسًا",
  },
  not_a_country: {
    en: "Not a country, nor its two-letter code such as TN",
    fr: "N’est ni un pays ni son code à deux lettres comme TN",
    ar: "ليس اسم بلد ولا رمزه من حرفين مثل TN",
  },
  country_replaced: {
    en: "Not an official country code: write {code}",
    fr: "N’est pas un code de pays officiel : écrivez {code}",
    ar: "ليس رمز بلد رسميًا: اكتب {code}",
  },
  title_missing: {
    en: "At least one of the three titles is required",
    fr: "Indiquez au moins un des trois intitulés",
    ar: "يلزم عنوان واحد على الأقل من العناوين الثلاثة",
  },
  duplicate_in_file: {
    en: "Appears twice in the file (see row {row})",
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
  name_taken: { en: "Already used", fr: "Déjà utilisé", ar: "مستعمل من قبل" },
  number_taken: {
    en: "Another record already has this number",
    fr: "Un autre dossier porte déjà ce numéro",
    ar: "هذا الرقم مستعمل في سجل آخر",
  },
  diploma_exists: {
    en: "This student already has this diploma for the year (no. {number})",
    fr: "Cet étudiant a déjà ce diplôme pour l’année (n° {number})",
    ar: "لهذا الطالب الشهادة نفسها في السنة ذاتها (رقم {number})",
  },
  certificate_exists: {
    en: "This recipient already has this certificate, with different details",
    fr: "Ce destinataire a déjà ce certificat, avec d’autres données",
    ar: "لصاحب هذا البريد الشهادة المهنية نفسها ببيانات أخرى",
  },
  expires_before_issue: {
    en: "Is before the date of issue",
    fr: "Précède la date de délivrance",
    ar: "يسبق تاريخ الإصدار",
  },
  unchanged: {
    en: "The record already says this",
    fr: "C’est déjà la valeur enregistrée",
    ar: "هذه هي القيمة المسجّلة حاليًا",
  },
  row_too_large: { en: "The row is larger than 8 KB", fr: "La ligne dépasse 8 Ko", ar: "حجم السطر يتجاوز 8 كيلوبايت" },
} as const satisfies Record<string, Texts>;
