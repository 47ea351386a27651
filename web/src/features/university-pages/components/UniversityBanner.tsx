/** The banner of a university: its names, its emblem within its own rosette, and since when it is in the register. */
import { BadgeCheck, Ban, Clock, Globe, Landmark, type LucideIcon, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../platform/format/countries.ts";
import { formatDayOf, formatMonth } from "../../../platform/format/format.ts";
import { directionOf, LANGUAGES } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import type { UniversityPage } from "../university-pages.api.ts";
import "./UniversityBanner.css";

type University = UniversityPage["university"];

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon size={18} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function Names({ name }: Pick<University, "name">) {
  const language = useLanguage();
  const main = name[language];
  const others = LANGUAGES.filter((each) => name[each] && name[each] !== main);
  // Of two that are alike, the first; Arabic stands before what is written like the heading.
  const shown = others
    .filter((each, at) => others.findIndex((other) => name[other] === name[each]) === at)
    .toSorted((a, b) => Number(b === "ar") - Number(a === "ar"));
  return (
    <div className="university-banner__names">
      <h1>
        <bdi>{main}</bdi>
      </h1>
      {shown.map((each) => (
        <p key={each} className={`university-banner__other is-${each}`}>
          <bdi lang={each} dir={directionOf(each)}>
            {name[each]}
          </bdi>
        </p>
      ))}
    </div>
  );
}

export function UniversityBanner({ university }: { university: University }) {
  const { t } = useTranslation("university-pages");
  const language = useLanguage();
  const { slug, logo, city, cityAr, country, domain, registeredAt, suspendedSince } = university;
  const cityHere = language === "ar" ? (cityAr ?? city) : city;
  return (
    <div className={`university-banner on-dark${suspendedSince ? " university-banner--suspended" : ""}`}>
      <Rosette seed={slug} density={1.8} line={0.35} className="university-banner__lines" />
      <div className="university-banner__inside wrap">
        <span className="university-banner__seal" aria-hidden="true">
          <Rosette seed={slug} line={0.6} color="var(--b-500)" className="university-banner__rosette" />
          {logo ? <img src={logo} alt="" /> : <Landmark size={54} strokeWidth={1.6} />}
        </span>
        <div className="university-banner__words">
          <Names name={university.name} />
          {suspendedSince && (
            <p className="university-banner__stop">
              <Ban size={20} aria-hidden="true" />
              <span>{t("banner.suspended", { date: formatDayOf(suspendedSince, language) })}</span>
            </p>
          )}
          <ul className="university-banner__facts">
            {registeredAt ? (
              <Fact icon={BadgeCheck}>
                {t("banner.since", { month: formatMonth(registeredAt.slice(0, 7), language) })}
              </Fact>
            ) : (
              <Fact icon={Clock}>{t("banner.pending")}</Fact>
            )}
            <Fact icon={MapPin}>
              {cityHere && (
                <>
                  <bdi>{cityHere}</bdi>
                  {language === "ar" ? "، " : ", "}
                </>
              )}
              {countryName(country, language)}
            </Fact>
            <Fact icon={Globe}>
              <bdi dir="ltr">{domain}</bdi> <small>{registeredAt ? t("banner.registered") : null}</small>
            </Fact>
          </ul>
        </div>
      </div>
    </div>
  );
}
