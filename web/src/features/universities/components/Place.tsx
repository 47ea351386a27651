/** Where a university is: "Tunis, Tunisia", the city as entered, the country in the reader's language. */
import type { University } from "@ijaza/schema/universities/calls";
import { countryName } from "../../../platform/format/countries.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";

export function Place({ city, country }: Pick<University, "city" | "country">) {
  const language = useLanguage();
  return (
    <span>
      {city && (
        <>
          <bdi>{city}</bdi>
          {language === "ar" ? "، " : ", "}
        </>
      )}
      {countryName(country, language)}
    </span>
  );
}
