/** The picture of one's own document, large; what has none is drawn, and what is not signed yet is an empty sheet. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { DiplomaArt } from "../../../ui/art/DiplomaArt.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { Sheet, type SheetState } from "../../../ui/Sheet.tsx";
import { type Holding, isOver } from "./holdings.ts";

type HoldingPictureProps = {
  holding: Holding;
  /** The name on it, and the university's, in the reader's language. */
  holder: string;
  university: string;
};

const SIZES = "(max-width: 999px) 100vw, 700px";

export function HoldingPicture({ holding, holder, university }: HoldingPictureProps) {
  const { t } = useTranslation(["profile", "ui"]);
  const language = useLanguage();
  const [state, setState] = useState<SheetState>("loading");
  const { _id, title, status, isPublic } = holding;
  const stamp = isOver(holding) ? t(`ui:status.${status}`) : undefined;
  if (!isPublic)
    return (
      <div className="own-stage__blank" role="img" aria-label={t("profile:own.blank")} lang={language}>
        <Rosette seed={_id} line={0.4} />
      </div>
    );
  if (state === "none")
    return <DiplomaArt university={university} degree={title} holder={holder} seed={_id} stamp={stamp} />;
  const alt = t("profile:own.picture", { title, holder });
  return <Sheet id={_id} alt={alt} state={state} onState={setState} stamp={stamp} loading="eager" sizes={SIZES} />;
}
