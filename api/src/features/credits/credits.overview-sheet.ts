/** The columns of the list of universities as a sheet. */
import type { Language } from "@ijaza/schema/product";
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { formatEther } from "viem";
import { dayOf, type SheetColumn } from "../../platform/sheets/sheet.ts";

export const SHEET_TITLE = { en: "Universities", fr: "Universités", ar: "الجامعات" };

const STATES = {
  open: { en: "Active", fr: "Active", ar: "نشطة" },
  registering: { en: "Being registered", fr: "Inscription en cours", ar: "قيد التسجيل" },
  suspended: { en: "Suspended", fr: "Suspendue", ar: "موقوفة" },
};

function stateOf({ suspended, registeredAt }: ListedUniversity): keyof typeof STATES {
  if (suspended) return "suspended";
  return registeredAt ? "open" : "registering";
}

const countryIn = (country: string, language: Language) =>
  new Intl.DisplayNames(language, { type: "region" }).of(country);

export const SHEET_COLUMNS: readonly SheetColumn<ListedUniversity>[] = [
  { label: { en: "Name (English)", fr: "Nom (anglais)", ar: "الاسم بالإنجليزية" }, cellOf: ({ name }) => name.en },
  { label: { en: "Name (French)", fr: "Nom (français)", ar: "الاسم بالفرنسية" }, cellOf: ({ name }) => name.fr },
  { label: { en: "Name (Arabic)", fr: "Nom (arabe)", ar: "الاسم بالعربية" }, cellOf: ({ name }) => name.ar },
  {
    label: { en: "Country", fr: "Pays", ar: "البلد" },
    cellOf: ({ country }, language) => countryIn(country, language),
  },
  { label: { en: "City", fr: "Ville", ar: "المدينة" }, cellOf: ({ city }) => city },
  { label: { en: "Domain", fr: "Domaine", ar: "النطاق" }, cellOf: ({ domain }) => domain },
  { label: { en: "Status", fr: "État", ar: "الحالة" }, cellOf: (each, language) => STATES[stateOf(each)][language] },
  {
    label: { en: "University Manager", fr: "Responsable", ar: "المسؤول" },
    cellOf: ({ responsable }, language) => responsable && userNameIn(responsable, language),
  },
  {
    label: { en: "E-mail", fr: "Adresse électronique", ar: "البريد الإلكتروني" },
    cellOf: (each) => each.responsable?.email,
  },
  { label: { en: "Credits", fr: "Crédits", ar: "وحدات الرصيد" }, cellOf: ({ balance }) => balance.credit },
  {
    label: { en: "Ether", fr: "Ether", ar: "الإيثر" },
    cellOf: ({ balance }) => (balance.ether === null ? null : formatEther(BigInt(balance.ether))),
  },
  {
    label: { en: "Credits requested", fr: "Crédits demandés", ar: "وحدات الرصيد المطلوبة" },
    cellOf: ({ demands }) => demands.credit?.amount,
  },
  {
    label: { en: "Ether requested on", fr: "Ether demandé le", ar: "تاريخ طلب الإيثر" },
    cellOf: ({ demands }) => dayOf(demands.ether?.createdAt ?? null),
  },
  { label: { en: "Added on", fr: "Ajoutée le", ar: "تاريخ الإضافة" }, cellOf: ({ createdAt }) => dayOf(createdAt) },
];
