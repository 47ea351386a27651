/** Explains what the numbers of a dashboard count, and what they do not. */
import { useTranslation } from "react-i18next";

export function HowCounted() {
  const { t } = useTranslation("dashboard");
  return <p className="dashboard__counted">{t("counted")}</p>;
}
