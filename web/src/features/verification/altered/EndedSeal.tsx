/** Shown for a PDF whose sealing key has ended: what the document inside says, and where the document is. */
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { OriginalFacts } from "./OriginalFacts.tsx";
import type { Search } from "./use-original.ts";
import "./AlteredFile.css";

export type EndedSealProps = { original: Search };

export function EndedSeal({ original }: EndedSealProps) {
  const { t } = useTranslation("verification");
  if (original === null) return null;
  if (original === "looking")
    return (
      <p className="altered__looking" role="status">
        <Spinner size={18} /> {t("broken.checking")}
      </p>
    );
  return (
    <OriginalFacts original={original} title={t("broken.inside")}>
      {original.id && (
        <ButtonLink kind="primary" arrow={ArrowRight} to={`/digital_diploma/${original.id}`}>
          {t("actions.original")}
        </ButtonLink>
      )}
    </OriginalFacts>
  );
}
