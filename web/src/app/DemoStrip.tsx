/** The strip above the header of a demonstration site. */
import { useTranslation } from "react-i18next";
import { useChain } from "../features/verification/verification.api.ts";
import "./DemoStrip.css";

export function DemoStrip() {
  const { t } = useTranslation("ui");
  const { data } = useChain();
  return data?.demo ? (
    <aside className="demo-strip" aria-label={t("demo.label")}>
      <p className="wrap">{t("demo.site")}</p>
    </aside>
  ) : null;
}
