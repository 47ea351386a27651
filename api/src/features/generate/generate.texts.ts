/** The texts of a workbook beside its columns, in three languages. */
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language, Texts } from "@ijaza/schema/product";

export type Subject = "students" | "diplomas" | "certificates";

export const SHEET_NAMES: Record<Subject, Texts> = {
  students: { en: "Students", fr: "Étudiants", ar: "الطلبة" },
  diplomas: { en: "Diplomas", fr: "Diplômes", ar: "الشهادات" },
  certificates: { en: "Certificates", fr: "Certificats", ar: "الشهادات المهنية" },
};

export const GUIDE = {
  name: { en: "Explanations", fr: "Explications", ar: "إرشادات" },
  column: { en: "Column", fr: "Colonne", ar: "العمود" },
  needed: { en: "Required", fr: "Obligatoire", ar: "إلزامي" },
  takes: { en: "Accepted values", fr: "Ce qu’elle accepte", ar: "ما يقبله" },
  example: { en: "Example", fr: "Exemple", ar: "مثال" },
  yes: { en: "yes", fr: "oui", ar: "نعم" },
  no: { en: "no", fr: "non", ar: "لا" },
  note: {
    en: "The second row of the first sheet is an example; the import ignores it while it keeps its number. Overwrite it or delete it. Cells are text, so that leading zeros are kept.",
    fr: "La deuxième ligne de la première feuille est un exemple ; l’import l’ignore tant que son numéro y figure. Remplacez-la ou supprimez-la. Les cellules sont au format texte, pour conserver les zéros initiaux.",
    ar: "السطر الثاني من الورقة الأولى مثال، ويتجاهله الاستيراد ما دام رقم المثال فيه. اكتب فوقه أو احذفه. الخانات نصية لتبقى الأصفار في أول الأرقام.",
  },
  title: {
    en: "At least one of the three titles.",
    fr: "Au moins un des trois intitulés.",
    ar: "عنوان واحد على الأقل من العناوين الثلاثة.",
  },
} as const satisfies Record<string, Texts>;

const KINDS: Record<Field["kind"], Texts> = {
  text: { en: "Text, up to {max} characters", fr: "Texte, {max} caractères au plus", ar: "نص، {max} حرفًا على الأكثر" },
  name: { en: "Text, up to {max} characters", fr: "Texte, {max} caractères au plus", ar: "نص، {max} حرفًا على الأكثر" },
  identifier: {
    en: "A number or code as written, with its leading zeros",
    fr: "Un numéro ou un code tel qu’il s’écrit, avec ses zéros initiaux",
    ar: "رقم أو رمز كما يُكتب، مع الأصفار في أوله",
  },
  choice: { en: "One of: {choices}", fr: "Une valeur parmi : {choices}", ar: "إحدى القيم: {choices}" },
  average: {
    en: "A number from 0 to 20, with a comma or a point",
    fr: "Un nombre de 0 à 20, avec virgule ou point",
    ar: "عدد من 0 إلى 20 بفاصلة أو نقطة",
  },
  integer: { en: "A whole number", fr: "Un nombre entier", ar: "عدد صحيح" },
  number: { en: "A number", fr: "Un nombre", ar: "عدد" },
  day: {
    en: "A date: YYYY-MM-DD or DD/MM/YYYY",
    fr: "Une date : AAAA-MM-JJ ou JJ/MM/AAAA",
    ar: "تاريخ بصيغة YYYY-MM-DD أو DD/MM/YYYY",
  },
  dayOrYear: {
    en: "A date (YYYY-MM-DD or DD/MM/YYYY), or the year alone",
    fr: "Une date (AAAA-MM-JJ ou JJ/MM/AAAA), ou l’année seule",
    ar: "تاريخ (YYYY-MM-DD أو DD/MM/YYYY) أو السنة وحدها",
  },
  years: { en: "Two consecutive years", fr: "Deux années consécutives", ar: "سنتان متتاليتان" },
  email: { en: "An e-mail address", fr: "Une adresse électronique", ar: "عنوان بريد إلكتروني" },
  phone: { en: "A phone number", fr: "Un numéro de téléphone", ar: "رقم هاتف" },
  country: {
    en: "A two-letter country code (ISO 3166-1)",
    fr: "Le code à deux lettres d’un pays (ISO 3166-1)",
    ar: "بلد برمزه من حرفين (ISO 3166-1)",
  },
  file: {
    en: "The name of the PDF uploaded with the row",
    fr: "Le nom du PDF fourni avec la ligne",
    ar: "اسم ملف PDF المقدَّم مع السطر",
  },
  files: {
    en: "Names of further files (PDF, PNG, JPEG), separated by “;”",
    fr: "Noms d’autres fichiers (PDF, PNG, JPEG), séparés par « ; »",
    ar: "أسماء ملفات أخرى (PDF وPNG وJPEG) يفصل بينها «;»",
  },
};

const DEFAULT_MAX = 300;

/** A sentence that says what a column accepts. */
export function explain({ name, kind, max, choices = [] }: Field, language: Language): string {
  const listed = choices.map(({ label }) => label[language]).join(language === "ar" ? "، " : ", ");
  const text = KINDS[kind][language].replace("{max}", String(max ?? DEFAULT_MAX)).replace("{choices}", listed);
  return name.startsWith("title") ? `${text}. ${GUIDE.title[language]}` : text;
}
