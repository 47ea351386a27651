/** The hero: one sentence, and the box that verifies a diploma. */
import { useTranslation } from "react-i18next";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { VerifyBox } from "../../verification/verification.parts.tsx";
import "./Hero.css";

export function Hero() {
  const { t } = useTranslation("landing");
  return (
    <div className="hero on-dark">
      <div className="hero__lines" aria-hidden="true">
        <Rosette seed="hero" density={2.4} line={0.16} color="var(--b-400)" className="hero__rosette" />
      </div>
      <div className="hero__grid wrap">
        <div className="hero__words">
          <h1>{t("hero.title")}</h1>
          <p>{t("hero.text")}</p>
        </div>
        <div className="hero__box on-light">
          <VerifyBox />
        </div>
      </div>
    </div>
  );
}
