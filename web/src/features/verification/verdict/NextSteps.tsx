/** What a reader can do while the verdict is undecided. */
import { FileJson } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import "./NextSteps.css";

type NextStepsProps = {
  /** The same check may have another outcome later. */
  mayPass: boolean;
  /** The PDF would have another seal if it were downloaded again. */
  isSealEnded?: boolean;
  /** Saves the document with its proof; absent where there is none. */
  onSave?: () => void;
};

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="next-step">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function NextSteps({ mayPass, isSealEnded, onSave }: NextStepsProps) {
  const { t } = useTranslation("verification");
  return (
    <section className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">{t("next.title")}</h2>
      <div className="next-steps__row">
        {mayPass && (
          <Step title={t("next.wait.title")}>
            <p>{t("next.wait.text")}</p>
          </Step>
        )}
        {isSealEnded && (
          <Step title={t("next.anew.title")}>
            <p>{t("next.anew.text")}</p>
          </Step>
        )}
        {onSave && (
          <Step title={t("next.save.title")}>
            <p>{t("next.save.text")}</p>
            <Button size="dense" icon={FileJson} onClick={onSave}>
              {t("actions.download")}
            </Button>
          </Step>
        )}
        <Step title={t("next.ask.title")}>
          <p>{t("next.ask.text")}</p>
        </Step>
      </div>
    </section>
  );
}
