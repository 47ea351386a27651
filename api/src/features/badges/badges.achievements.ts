/** The achievement of a badge in the terms of Open Badges 3.0: the same for everybody with the same title. Pure. */

import { translationsOf } from "@ijaza/schema/fields/translations";
import { LANGUAGES, type Language, type Texts } from "@ijaza/schema/product";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { nameOf } from "./badges.names.ts";
import { type Claims, criteriaOf, diplomaField, sayValue } from "./badges.texts.ts";

/** A badge has one title; its other texts are in the language of that title. */
export type Title = { title: string; language: Language };

export type Achieved = Title & {
  kind: TemplateKind;
  claims: Claims;
  issuer: { did: string; name: Texts };
};

/** The standard's achievement type for each of our levels; a level without one is a `Diploma`. */
const TYPES: Record<string, string> = {
  bachelor: "BachelorDegree",
  licence: "BachelorDegree",
  master: "MasterDegree",
  doctorate: "DoctoralDegree",
};

const TITLES: Record<Language, string> = { en: "titleEn", fr: "titleFr", ar: "titleAr" };
const DESCRIBING = [...Object.values(TITLES), "level"];
/** What a diploma may say in several languages. */
const TRANSLATED = ["domain", "programme", "speciality", "establishment"];

/** For a diploma whose holder hides its title. */
const UNTITLED: Texts = { en: "Diploma", fr: "Diplôme", ar: "شهادة" };

/** The first of a diploma's titles in the order English, French, Arabic. */
export function titleOfDiploma(claims: Claims): Title {
  const language = LANGUAGES.find((each) => claims[TITLES[each]] !== undefined) ?? "en";
  return { title: String(claims[TITLES[language]] ?? UNTITLED[language]), language };
}

export function describeAchievement(achieved: Achieved) {
  const { kind, title, language, issuer } = achieved;
  return {
    id: nameOf(wordsOf(achieved)),
    type: ["Achievement"],
    name: title,
    criteria: { narrative: criteriaOf({ kind, language, university: issuer.name[language] }) },
    inLanguage: language,
    ...(kind === "diploma" ? describeDegree(achieved) : { achievementType: "Certificate", description: title }),
  };
}

const valueIn = (claims: Claims, name: string, language: Language) =>
  translationsOf(name, language).flatMap((each) => claims[each] ?? [])[0];

/** Lists the other fields and the titles in the other languages, for which the standard has no members. */
function describeDegree({ claims, title, language }: Achieved) {
  const others = DESCRIBING.flatMap((name) => {
    const value = claims[name];
    return value === undefined ? [] : sayValue({ field: diplomaField(name), value, language });
  });
  const translated = TRANSLATED.flatMap((name) => valueIn(claims, name, language) ?? []).map(String);
  const descriptions = [...others, ...translated].filter((text) => text !== title);
  const { level, domain, speciality } = claims;
  return {
    achievementType: TYPES[String(level)] ?? "Diploma",
    description: descriptions.join(" · ") || title,
    ...(domain !== undefined && { fieldOfStudy: String(domain) }),
    ...(speciality !== undefined && { specialization: String(speciality) }),
  };
}

/** Two achievements are the same when these values are equal. */
const wordsOf = ({ kind, title, claims, issuer }: Achieved) => [
  "achievement",
  issuer.did,
  kind,
  ...(kind === "diploma" ? wordsOfDegree(claims) : [title]),
];

/** A translation makes no other achievement. The establishment does, and is left out where it is not known. */
function wordsOfDegree(claims: Claims) {
  const [domain, programme, speciality, establishment] = TRANSLATED.map((name) => valueIn(claims, name, "fr") ?? null);
  const words = [...DESCRIBING.map((name) => claims[name] ?? null), domain!, programme!, speciality!];
  return establishment === null ? words : [...words, establishment!];
}
