/** The values of a university's form: read from a university, and turned into what is sent. Pure. */
import type { Language, Texts } from "@ijaza/schema/product";
import type { createUniversity, University } from "@ijaza/schema/universities/calls";
import type { Mode } from "@ijaza/schema/users/calls";
import type { Sent } from "../../platform/api/request.ts";

type NewUniversity = Sent<typeof createUniversity>;

export type Draft = {
  name: { en: string; fr: string; ar: string };
  country: string;
  city: string;
  address: string;
  website: string;
  email: string;
  numero: string;
  /** The language of mails to people who have chosen none; empty for Arabic and French. */
  language: Language | "";
  logo: string | null;
  /** What documents print. */
  cityAr: string;
  countryLine: Texts;
  ministryLine: Texts;
  legalText: Texts;
  digits: University["digits"];
  calendar: University["calendar"];
  mode: Record<Mode, boolean>;
  certificateCreationEnabled: boolean;
  /** Somebody without a university; empty for nobody, or for somebody who is to be invited. */
  responsableId: string;
  /** Somebody who is to be invited, instead of `responsableId`. */
  responsable: { username: string; usernameAr: string; email: string; numero: string } | null;
};

const NO_TEXTS: Texts = { en: "", fr: "", ar: "" };

export const EMPTY: Draft = {
  name: { en: "", fr: "", ar: "" },
  country: "",
  city: "",
  address: "",
  website: "",
  email: "",
  numero: "",
  language: "",
  logo: null,
  cityAr: "",
  countryLine: NO_TEXTS,
  ministryLine: NO_TEXTS,
  legalText: NO_TEXTS,
  digits: "latin",
  calendar: "gregorian",
  mode: { modeOne: true, modeTwo: true, modeThree: false, modeFour: false },
  certificateCreationEnabled: false,
  responsableId: "",
  responsable: null,
};

export const draftOf = (university: University): Draft => ({
  name: university.name,
  country: university.country,
  city: university.city ?? "",
  address: university.address ?? "",
  website: university.website ?? "",
  email: university.email ?? "",
  numero: university.numero ?? "",
  language: university.language ?? "",
  logo: university.logo,
  cityAr: university.cityAr ?? "",
  countryLine: university.countryLine ?? NO_TEXTS,
  ministryLine: university.ministryLine ?? NO_TEXTS,
  legalText: university.legalText ?? NO_TEXTS,
  digits: university.digits,
  calendar: university.calendar,
  mode: university.mode,
  certificateCreationEnabled: university.certificateCreationEnabled,
  responsableId: "",
  responsable: null,
});

const orNull = (text: string): string | null => text.trim() || null;

const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Texts without their line ends; null where all are empty. */
function textsOrNull({ en, fr, ar }: Texts): Texts | null {
  const texts = { en: oneLine(en), fr: oneLine(fr), ar: oneLine(ar) };
  return texts.en || texts.fr || texts.ar ? texts : null;
}

/** Adds the scheme, since people type "www.example.org". */
export const readWebsite = (text: string): string | null => {
  const address = text.trim();
  if (!address) return null;
  return /^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`;
};

const detailsIn = (draft: Draft) => ({
  name: { en: draft.name.en.trim(), fr: draft.name.fr.trim(), ar: draft.name.ar.trim() },
  country: draft.country,
  city: orNull(draft.city),
  address: orNull(draft.address.replace(/\s+/g, " ")),
  website: readWebsite(draft.website),
  email: orNull(draft.email),
  numero: orNull(draft.numero),
  language: draft.language || null,
  cityAr: orNull(draft.cityAr),
  countryLine: textsOrNull(draft.countryLine),
  ministryLine: textsOrNull(draft.ministryLine),
  legalText: textsOrNull(draft.legalText),
  digits: draft.digits,
  calendar: draft.calendar,
  mode: draft.mode,
  certificateCreationEnabled: draft.certificateCreationEnabled,
});

const invitationOf = ({ username, usernameAr, email, numero }: NonNullable<Draft["responsable"]>) => ({
  username: username.trim(),
  usernameAr: usernameAr.trim() || undefined,
  email: email.trim(),
  numero: numero.trim() || undefined,
});

export const foundingOf = (draft: Draft): NewUniversity => ({
  ...detailsIn(draft),
  logo: draft.logo,
  ...(draft.responsableId && { responsableId: draft.responsableId }),
  responsable: draft.responsable ? invitationOf(draft.responsable) : undefined,
});

/** The logo is sent only when it was changed, since the server converts it each time. */
export const changeOf = (draft: Draft, before: University) => ({
  _id: before._id,
  ...detailsIn(draft),
  ...(draft.logo !== before.logo && { logo: draft.logo }),
});

/** The paths of required fields that are empty. */
export const missingIn = ({ name, country, responsable }: Draft): string[] => [
  ...(["en", "fr", "ar"] as const).filter((language) => !name[language].trim()).map((language) => `name.${language}`),
  ...(country ? [] : ["country"]),
  ...(responsable && !responsable.username.trim() ? ["responsable.username"] : []),
  ...(responsable && !responsable.email.trim() ? ["responsable.email"] : []),
];
