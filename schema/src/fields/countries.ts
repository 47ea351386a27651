/** The countries of ISO 3166-1: officially assigned codes only, none that is reserved, withdrawn or a user's own. */

import type { Language } from "../product.ts";
import type { Choice } from "./choices.ts";

export const COUNTRIES: readonly string[] = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s/);

const assigned = new Set(COUNTRIES);

export const isCountry = (code: string): boolean => assigned.has(code);

/** Codes that are still in use, each with the only code that can be meant; the Soviet Union has fifteen successors. */
const REPLACED: Record<string, string> = {
  UK: "GB",
  BU: "MM",
  DD: "DE",
  DY: "BJ",
  FX: "FR",
  HV: "BF",
  NH: "VU",
  RH: "ZW",
  TP: "TL",
  VD: "VN",
  YD: "YE",
  ZR: "CD",
};

export const successorOf = (code: string): string | undefined =>
  Object.hasOwn(REPLACED, code) ? REPLACED[code] : undefined;

let named: readonly Choice[] | null = null;

/** Each code with its names, made when a cell first needs them. */
export function namedCountries(): readonly Choice[] {
  named ??= nameAll();
  return named;
}

function nameAll(): readonly Choice[] {
  const names = (language: Language) => new Intl.DisplayNames(language, { type: "region" });
  const [en, fr, ar] = [names("en"), names("fr"), names("ar")];
  return COUNTRIES.map((code) => ({
    code,
    label: { en: en.of(code) ?? code, fr: fr.of(code) ?? code, ar: ar.of(code) ?? code },
  }));
}
