/** The four steps from the jury to the employer's screen. */
import { FileText, PenTool, SearchCheck, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import "./Steps.css";

const STEPS = [
  { name: "prepare", icon: FileText },
  { name: "accept", icon: UserCheck },
  { name: "sign", icon: PenTool },
  { name: "check", icon: SearchCheck },
] as const;

export function Steps() {
  const { t } = useTranslation("landing");
  return (
    <section className="way wrap" id="how" aria-labelledby="how-title">
      <h2 id="how-title">{t("steps.title")}</h2>
      <ol>
        {STEPS.map(({ name, icon: Icon }) => (
          <li key={name} className={`way__step way__step--${name}`}>
            <span className="way__icon">
              <Icon size={22} aria-hidden="true" />
            </span>
            <h3>{t(`steps.${name}.title`)}</h3>
            <p>{t(`steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
