/** The columns of the list of users as a sheet. The words are those of the page. */
import { PRODUCT, type Texts } from "@ijaza/schema/product";
import type { ListedUser } from "@ijaza/schema/users/calls";
import type { Role } from "@ijaza/schema/users/roles";
import { dayOf, type SheetColumn } from "../../../platform/sheets/sheet.ts";

export const SHEET_TITLE = { en: "Users", fr: "Utilisateurs", ar: "المستخدمون" };

const { en, fr, ar } = PRODUCT.name;

const ROLES: Record<Role, Texts> = {
  resp_uni: { en: "University Manager", fr: "Responsable de l’université", ar: "مسؤول الجامعة" },
  agent_uni: { en: "University Agent", fr: "Agent de l’université", ar: "موظف الجامعة" },
  admin_ijaza: { en: `${en} Admin`, fr: `Administrateur ${fr}`, ar: `مشرف ${ar}` },
  admin_uni: { en: "University Admin", fr: "Administrateur de l’université", ar: "مشرف الجامعة" },
  admin_alecso: { en: "ALECSO Admin", fr: "Administrateur ALECSO", ar: "مشرف الألكسو" },
  student: { en: "Student", fr: "Étudiant", ar: "طالب" },
};

const STATES = {
  active: { en: "Active", fr: "Actif", ar: "نشط" },
  used: { en: "Active", fr: "Actif", ar: "نشط" },
  blocked: { en: "Blocked", fr: "Bloqué", ar: "محظور" },
  queued: { en: "Sending invitation", fr: "Envoi de l’invitation", ar: "الدعوة قيد الإرسال" },
  sent: { en: "Invited", fr: "Invitation envoyée", ar: "أُرسلت الدعوة" },
  failed: { en: "E-mail not delivered", fr: "Courriel non distribué", ar: "لم تصل الرسالة" },
  expired: { en: "Invitation expired", fr: "Invitation expirée", ar: "انتهت صلاحية الدعوة" },
} as const satisfies Record<string, Texts>;

const stateOf = ({ blocked, invitation }: ListedUser): keyof typeof STATES =>
  blocked ? "blocked" : (invitation?.state ?? "active");

export const SHEET_COLUMNS: readonly SheetColumn<ListedUser>[] = [
  { label: { en: "Name", fr: "Nom", ar: "الاسم بالأحرف اللاتينية" }, cellOf: ({ username }) => username },
  { label: { en: "Name (Arabic)", fr: "Nom (arabe)", ar: "الاسم" }, cellOf: ({ usernameAr }) => usernameAr },
  { label: { en: "E-mail", fr: "Adresse électronique", ar: "البريد الإلكتروني" }, cellOf: ({ email }) => email },
  { label: { en: "Phone", fr: "Téléphone", ar: "الهاتف" }, cellOf: ({ numero }) => numero },
  { label: { en: "Field of work", fr: "Spécialité", ar: "المجال" }, cellOf: ({ speciality }) => speciality },
  { label: { en: "Role", fr: "Rôle", ar: "الدور" }, cellOf: ({ role }, language) => ROLES[role.name][language] },
  {
    label: { en: "University", fr: "Université", ar: "الجامعة" },
    cellOf: ({ university }, language) => university?.name[language],
  },
  { label: { en: "Status", fr: "État", ar: "الحالة" }, cellOf: (user, language) => STATES[stateOf(user)][language] },
  {
    label: { en: "Last sign-in", fr: "Dernière connexion", ar: "آخر دخول" },
    cellOf: ({ lastLoginDate }) => dayOf(lastLoginDate),
  },
];
