/**
 * The Arab country whose names of months a reader knows: July is `جويلية` in Tunis, `يوليو` in Cairo, `تموز` in Beirut and
 * `يوليوز` in Rabat. Browsers name the country in their languages (`ar-EG`).
 */

/** The members of the Arab League (ISO 3166-1 alpha-2). */
export const ARAB_REGIONS = [
  "AE",
  "BH",
  "DJ",
  "DZ",
  "EG",
  "IQ",
  "JO",
  "KM",
  "KW",
  "LB",
  "LY",
  "MA",
  "MR",
  "OM",
  "PS",
  "QA",
  "SA",
  "SD",
  "SO",
  "SY",
  "TN",
  "YE",
] as const;
export type ArabRegion = (typeof ARAB_REGIONS)[number];

/** Counts for browsers that name no Arab country: most of those so far are French or English ones in the Maghreb. */
export const USUAL_REGION: ArabRegion = "TN";

/** The region of this code; undefined if it is no Arab country. */
export const asArabRegion = (code: string | undefined): ArabRegion | undefined =>
  ARAB_REGIONS.find((region) => region === code?.toUpperCase());

/** Arabic with a region, and perhaps its script: `ar-EG`, `ar-Arab-EG`. */
const ARABIC_OF = /^ar(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/** By languages in the order in which they are preferred (BCP 47): the first Arabic of an Arab country counts. */
export function arabRegionOf(languages: readonly string[]): ArabRegion {
  for (const language of languages) {
    const region = asArabRegion(ARABIC_OF.exec(language)?.[1]);
    if (region) return region;
  }
  return USUAL_REGION;
}

/** The languages of an `Accept-Language`, the preferred ones first, without the refused ones (RFC 9110, section 12.5.4). */
export function acceptedLanguages(header: string | undefined): string[] {
  const languages = (header ?? "").split(",").map((each) => {
    const [tag = "", ...parameters] = each.split(";").map((part) => part.trim());
    const weight = parameters.find((part) => /^q=/i.test(part))?.slice(2) ?? "1";
    return { tag, weight: Number(weight) || 0 };
  });
  const accepted = languages.filter(({ tag, weight }) => tag !== "" && weight > 0);
  return accepted.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}

/** For days and months in Arabic of this region. Calendar and digits are named, since a country's own may be others. */
export const arabicDates = (region: ArabRegion): string => `ar-${region}-u-ca-gregory-nu-latn`;
