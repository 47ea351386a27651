/** What the numbers of a dashboard are, and what they are not. */
import { useTranslation } from "react-i18next";

export function HowCounted() {
  const { t } = useTranslation("dashboard");
  return <p className="dashboard__counted">{t("counted")}</p>;
}
