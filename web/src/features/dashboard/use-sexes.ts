/** The two series of a split by sex, in the order of the bars. */
import { useTranslation } from "react-i18next";

export const useSexes = () => {
  const { t } = useTranslation("dashboard");
  return [
    { key: "F", label: t("sexes.F") },
    { key: "M", label: t("sexes.M") },
  ] as const;
};
