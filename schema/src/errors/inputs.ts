/** Refusals of a member of a call's input: each names the valid form, length or choice. */
import type { Texts } from "../product.ts";

export const INPUT_ERRORS = {
  not_text: { en: "Must be text", fr: "Doit être un texte", ar: "يجب أن يكون نصًا" },
  not_a_cell: {
    en: "Must be text, a number or empty",
    fr: "Doit être un texte, un nombre ou vide",
    ar: "يجب أن يكون نصًا أو عددًا أو فارغًا",
  },
  not_a_whole_number: {
    en: "Must be a whole number such as 12",
    fr: "Doit être un nombre entier comme 12",
    ar: "يجب أن يكون عددًا صحيحًا مثل 12",
  },
  not_true_or_false: {
    en: "Must be true or false",
    fr: "Doit être true ou false",
    ar: "يجب أن تكون القيمة true أو false",
  },
  not_a_list: { en: "Must be a list", fr: "Doit être une liste", ar: "يجب أن يكون قائمة" },
  not_an_object: {
    en: "Must be an object with named members",
    fr: "Doit être un objet aux membres nommés",
    ar: "يجب أن يكون كائنًا بأعضاء مسمّاة",
  },
  below_minimum: { en: "Must be {min} or more", fr: "Doit être au moins {min}", ar: "يجب ألا يقل عن {min}" },
  above_maximum: { en: "Must be {max} or less", fr: "Doit être au plus {max}", ar: "يجب ألا يزيد على {max}" },
  not_a_multiple: {
    en: "Must be a multiple of {step}",
    fr: "Doit être un multiple de {step}",
    ar: "يجب أن يكون من مضاعفات {step}",
  },
  too_few_entries: {
    en: "Needs at least this many entries: {min}",
    fr: "Nombre minimal d’éléments : {min}",
    ar: "أقل عدد مطلوب من العناصر: {min}",
  },
  too_many_entries: {
    en: "Takes at most this many entries: {max}",
    fr: "Nombre maximal d’éléments : {max}",
    ar: "أكثر عدد مقبول من العناصر: {max}",
  },
  not_an_id: {
    en: "Not an identifier: 20 to 64 letters, digits, “_” or “-”",
    fr: "N’est pas un identifiant : de 20 à 64 lettres, chiffres, « _ » ou « - »",
    ar: "ليس معرّفًا: من 20 إلى 64 حرفًا لاتينيًا أو رقمًا أو «_» أو «-»",
  },
  not_a_sha256: {
    en: "Not a SHA-256 digest: 64 hexadecimal digits in lower case",
    fr: "N’est pas une empreinte SHA-256 : 64 chiffres hexadécimaux en minuscules",
    ar: "ليست بصمة SHA-256: 64 رقمًا سداسي عشر بأحرف صغيرة",
  },
  too_deep: {
    en: "Nested more than {max} levels deep",
    fr: "Imbriqué sur plus de {max} niveaux",
    ar: "متداخل على أكثر من {max} مستوى",
  },
  not_a_block: {
    en: "Not a block: “latest”, “finalized” or a number in hexadecimal such as 0x1a",
    fr: "N’est pas un bloc : « latest », « finalized » ou un numéro hexadécimal comme 0x1a",
    ar: "ليست كتلة: «latest» أو «finalized» أو رقم سداسي عشر مثل 0x1a",
  },
  not_an_address: {
    en: "Not an address: 0x and 40 hexadecimal digits",
    fr: "N’est pas une adresse : 0x et 40 chiffres hexadécimaux",
    ar: "ليس عنوانًا: 0x و40 رقمًا سداسي عشر",
  },
  not_calldata: {
    en: "Not the data of a call: 0x and at most 2,048 bytes in hexadecimal",
    fr: "Ne sont pas les données d’un appel : 0x et au plus 2 048 octets en hexadécimal",
    ar: "ليست بيانات استدعاء: 0x و2048 بايت على الأكثر بالنظام السداسي عشر",
  },
  not_a_storage_slot: {
    en: "Not a storage slot: 0x and at most 64 hexadecimal digits",
    fr: "N’est pas un emplacement de stockage : 0x et au plus 64 chiffres hexadécimaux",
    ar: "ليس موضع تخزين: 0x و64 رقمًا سداسي عشر على الأكثر",
  },
  not_wei: {
    en: "Not an amount of wei: a whole number above 0, in digits only, as text",
    fr: "N’est pas un montant en wei : un nombre entier positif, écrit en chiffres seulement, sous forme de texte",
    ar: "ليس مبلغًا بوحدة الوي: عدد صحيح موجب يُكتب بالأرقام فقط في صورة نص",
  },
  not_a_colour: {
    en: "Not a colour such as #0a3744: “#” and six hexadecimal digits in lower case",
    fr: "N’est pas une couleur comme #0a3744 : « # » et six chiffres hexadécimaux en minuscules",
    ar: "ليس لونًا مثل #0a3744: علامة «#» وستة أرقام سداسي عشر بأحرف صغيرة",
  },
  not_a_box_id: {
    en: "Not the name of a box: 1 to 40 of a to z, 0 to 9 and “-”",
    fr: "N’est pas un nom d’élément : de 1 à 40 caractères parmi a à z, 0 à 9 et « - »",
    ar: "ليس اسم إطار: من 1 إلى 40 من a إلى z و0 إلى 9 و«-»",
  },
  not_a_template_text: {
    en: "Cannot be read as the text of a template: close each bracket, brace and mark, or write a backslash before it",
    fr: "Illisible comme texte de modèle : fermez chaque crochet, accolade et marque, ou faites-les précéder d’une barre oblique inverse",
    ar: "نص لا يُقرأ في نموذج: أغلق كل قوس وعلامة، أو ضع قبلها شرطة مائلة عكسية",
  },
  not_a_slot: {
    en: "Not the name of a slot: 1 to 40 letters, digits, “_” or “-”",
    fr: "N’est pas un nom d’emplacement : de 1 à 40 lettres, chiffres, « _ » ou « - »",
    ar: "ليس اسم موضع: من 1 إلى 40 حرفًا لاتينيًا أو رقمًا أو «_» أو «-»",
  },
  box_ids_repeat: {
    en: "Two boxes have the same name",
    fr: "Deux éléments portent le même nom",
    ar: "إطاران يحملان الاسم نفسه",
  },
  lettering_names_fields: {
    en: "A drawn title can only name the level and terms: no other field can be drawn",
    fr: "Un titre dessiné ne nomme que le niveau et des termes : aucun autre champ ne peut l’être",
    ar: "العنوان المخطوط لا يذكر إلا المستوى والمصطلحات: لا يمكن خطّ حقل آخر",
  },
  picture_unknown: {
    en: "Names a picture that the university does not have: upload it first",
    fr: "Désigne une image que l’université n’a pas : ajoutez-la d’abord",
    ar: "يشير إلى صورة غير موجودة لدى الجامعة: ارفعها أولًا",
  },
  signatory_unknown: {
    en: "Names someone who is not a signatory of the university: choose one of its signatories",
    fr: "Désigne une personne qui ne signe pas pour l’université : choisissez parmi ses signataires",
    ar: "يشير إلى شخص ليس من الموقّعين باسم الجامعة: اختر من قائمة موقّعيها",
  },
  name_and_title_needed: {
    en: "Needs a name and a title in the same language, in at least one of the three",
    fr: "Indiquez un nom et une qualité dans la même langue, pour une des trois au moins",
    ar: "يلزم الاسم والصفة معًا باللغة نفسها، في إحدى اللغات الثلاث على الأقل",
  },
  before_the_first_day: {
    en: "Is before the first day",
    fr: "Précède le premier jour",
    ar: "يسبق اليوم الأول",
  },
  not_a_field_name: {
    en: "Not a field name: a small letter of a to z, then up to 39 letters or digits",
    fr: "N’est pas un nom de champ : une minuscule de a à z, puis au plus 39 lettres ou chiffres",
    ar: "ليس اسم حقل: حرف صغير من a إلى z ثم 39 حرفًا أو رقمًا على الأكثر",
  },
  field_name_reserved: {
    en: "This field name is reserved: choose another one",
    fr: "Ce nom de champ est réservé : choisissez-en un autre",
    ar: "اسم الحقل هذا محجوز: اختر اسمًا آخر",
  },
  label_reserved: {
    en: "A verification gives this label to what it found itself: choose another one",
    fr: "Une vérification donne ce libellé à ce qu’elle a elle-même établi : choisissez-en un autre",
    ar: "يُطلق التحقق هذه التسمية على ما توصّل إليه بنفسه: اختر تسمية أخرى",
  },
  only_for_a_choice: {
    en: "Only a field of the type “choice” has choices: leave them out",
    fr: "Seul un champ de type « choix » a des choix : retirez-les",
    ar: "الاختيارات لحقل من نوع «اختيار» وحده: احذفها",
  },
  not_a_picture: {
    en: "Not a picture: a PNG, JPEG or WebP as a data URL (data:image/…)",
    fr: "N’est pas une image : un PNG, JPEG ou WebP en URL de données (data:image/…)",
    ar: "ليست صورة: المطلوب PNG أو JPEG أو WebP في صورة رابط بيانات (data:image/…)",
  },
  not_a_web_address: {
    en: "Not a web address such as https://university.example",
    fr: "N’est pas une adresse web comme https://university.example",
    ar: "ليس عنوان موقع مثل https://university.example",
  },
  not_a_sort: {
    en: "Cannot be sorted by this. Sort by one of: {choices}; put “-” before it to reverse the order",
    fr: "Tri impossible. Triez selon : {choices} ; « - » devant inverse l’ordre",
    ar: "لا يمكن الترتيب بهذا. رتّب حسب: {choices}؛ وعلامة «-» قبله تعكس الترتيب",
  },
  not_a_day_or_moment: {
    en: "Not a day (YYYY-MM-DD) or a moment with its time zone (2026-01-31T12:00:00Z)",
    fr: "N’est ni un jour (AAAA-MM-JJ) ni un instant avec son fuseau (2026-01-31T12:00:00Z)",
    ar: "ليس يومًا (YYYY-MM-DD) ولا لحظة مع منطقتها الزمنية (2026-01-31T12:00:00Z)",
  },
  not_a_day: {
    en: "Not a day (YYYY-MM-DD)",
    fr: "N’est pas un jour (AAAA-MM-JJ)",
    ar: "ليس يومًا (YYYY-MM-DD)",
  },
  range_reversed: {
    en: "Must not be after the end of the range",
    fr: "Ne doit pas être postérieur à la fin de la période",
    ar: "يجب ألا يكون بعد نهاية الفترة",
  },
  range_too_long: {
    en: "A range can cover up to {months} months",
    fr: "Une période compte au plus {months} mois",
    ar: "لا تتجاوز الفترة {months} شهرًا",
  },
  not_an_audit_kind: {
    en: "Not a kind of event such as diploma.signed, or diploma for all of its kinds",
    fr: "N’est pas un type d’événement comme diploma.signed, ou diploma pour tous ses types",
    ar: "ليس نوع حدث مثل diploma.signed أو diploma لجميع أنواعه",
  },
  not_a_one_time_code: {
    en: "Not a one-time code: six digits",
    fr: "N’est pas un code à usage unique : six chiffres",
    ar: "ليس رمزًا لمرة واحدة: ستة أرقام",
  },
  looks_like_an_email: {
    en: "Must not contain “@”: there is a separate field for the e-mail address",
    fr: "Ne doit pas contenir « @ » : l’adresse électronique a son propre champ",
    ar: "يجب ألا يتضمن «@»: لعنوان البريد الإلكتروني حقل خاص به",
  },
  ids_or_all: {
    en: "Name either the records by their ids, or an agent together with “all”",
    fr: "Désignez soit les dossiers par leurs identifiants, soit un agent avec « all »",
    ar: "حدّد إما السجلات بمعرّفاتها وإما موظفًا مع «all»",
  },
  not_to_be_hidden: {
    en: "Cannot be hidden: only public claims can, and never the last day of validity",
    fr: "Ne peut être masqué : seules les données publiques le peuvent, jamais la date de fin de validité",
    ar: "لا يمكن إخفاؤه: تُخفى البيانات العامة وحدها، ولا يُخفى تاريخ انتهاء الصلاحية أبدًا",
  },
  field_named_twice: {
    en: "This field appears twice: name each one once",
    fr: "Ce champ a déjà été cité : une seule fois chacun",
    ar: "سبق ذكر هذا الحقل: يُذكر كل حقل مرة واحدة",
  },
  not_a_moment: {
    en: "Not a moment with its time zone, such as 2026-01-31T12:00:00Z",
    fr: "N’est pas un instant avec son fuseau, comme 2026-01-31T12:00:00Z",
    ar: "ليست لحظة مع منطقتها الزمنية، مثل 2026-01-31T12:00:00Z",
  },
  not_within_a_year: {
    en: "Must be in the future, at most a year ahead",
    fr: "Doit être une date à venir, dans un an au plus",
    ar: "يجب أن يكون في المستقبل، وفي حدود سنة",
  },
  no_such_claim: {
    en: "This document does not state this: choose from what it states",
    fr: "Ce document ne contient pas cette donnée : choisissez parmi celles qu’il porte",
    ar: "لا تتضمن الوثيقة هذا البيان: اختر مما ورد فيها",
  },
  document_named_twice: {
    en: "This document was already chosen: choose each one once",
    fr: "Ce document a déjà été choisi : une seule fois chacun",
    ar: "سبق اختيار هذه الوثيقة: تُختار كل وثيقة مرة واحدة",
  },
  not_a_pin: {
    en: "Not a PIN: six digits",
    fr: "N’est pas un code PIN : six chiffres",
    ar: "ليس رمزًا سريًا: ستة أرقام",
  },
  not_a_reference: {
    en: "Not a document reference: 26 letters and digits, as printed on it",
    fr: "N’est pas la référence d’un document : 26 lettres et chiffres, tels qu’imprimés",
    ar: "ليس مرجع وثيقة: 26 حرفًا ورقمًا كما طُبع عليها",
  },
} as const satisfies Record<string, Texts>;
