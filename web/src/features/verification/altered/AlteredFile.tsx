/** Shown instead of the facts of an altered file: its seal, and what was signed under its reference. */
import { formatReference } from "@ijaza/schema/documents/reference";
import { ArrowRight, ScanLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { Headline } from "../verdict/appearance.ts";
import { OriginalFacts } from "./OriginalFacts.tsx";
import { SealPair } from "./SealPair.tsx";
import type { Search } from "./use-original.ts";
import "./AlteredFile.css";

type AlteredFileProps = {
  seal: string;
  headline: Headline;
  original: Search;
};

export function AlteredFile({ seal, headline, original }: AlteredFileProps) {
  const { t } = useTranslation("verification");
  const found = original === "looking" ? null : original;
  const another = (
    <ButtonLink kind={found ? "secondary" : "primary"} icon={ScanLine} to="/verification">
      {t("actions.anotherFile")}
    </ButtonLink>
  );
  return (
    <section className={found ? "altered altered--found wrap" : "altered wrap"} aria-label={t("broken.label")}>
      <SealPair given={seal} signed={found?.verified.seal} />
      <div className="altered__words" aria-live="polite">
        {found ? (
          <OriginalFacts original={found} title={t("broken.original")}>
            <ButtonLink kind="primary" arrow={ArrowRight} to={`/digital_diploma/${found.id}`}>
              {t("actions.original")}
            </ButtonLink>
            {found.others?.map((id) => (
              <ButtonLink key={id} kind="secondary" arrow={ArrowRight} to={`/digital_diploma/${id}`}>
                {t("broken.another")} <bdi className="mono">{formatReference(id).slice(0, 11)}…</bdi>
              </ButtonLink>
            ))}
            {another}
          </OriginalFacts>
        ) : (
          <>
            <h2>{t(headline === "altered" ? "broken.unsigned" : "broken.unvouched")}</h2>
            <p>{t("broken.text")}</p>
            {original === "looking" && (
              <p className="altered__looking">
                <Spinner size={18} /> {t("broken.looking")}
              </p>
            )}
            <div className="verdict__actions">{another}</div>
          </>
        )}
      </div>
    </section>
  );
}
