/** The section for universities: what the issuers of diplomas gain. */
import { ArrowRight, FileSpreadsheet, Languages, Signature } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SampleDiploma } from "../../../ui/art/SampleDiploma.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import "./Registrars.css";

const POINTS = [
  { name: "import", icon: FileSpreadsheet },
  { name: "sign", icon: Signature },
  { name: "languages", icon: Languages },
] as const;

export function Registrars() {
  const { t } = useTranslation("landing");
  return (
    <section className="registrars on-dark" id="universities" aria-labelledby="universities-title">
      <div className="registrars__grid wrap">
        <div className="registrars__art">
          <div className="registrars__under" aria-hidden="true" />
          <SampleDiploma />
        </div>
        <div>
          <h2 id="universities-title">{t("registrars.title")}</h2>
          <ul>
            {POINTS.map(({ name, icon: Icon }) => (
              <li key={name}>
                <Icon size={22} aria-hidden="true" />
                <p>{t(`registrars.${name}`)}</p>
              </li>
            ))}
          </ul>
          <ButtonLink kind="brass" arrow={ArrowRight} to="/login">
            {t("registrars.action")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
