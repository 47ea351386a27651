/** Undoes and redoes changes of a design. */
import { Redo2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { History } from "./use-editing.ts";

export function HistoryButtons({ mayUndo, mayRedo, undo, redo }: History) {
  const { t } = useTranslation("templates/designing");
  return (
    <>
      <IconButton label={t("history.undo")} title={t("history.undo")} disabled={!mayUndo} onClick={undo}>
        <Undo2 size={18} aria-hidden="true" className="flip" />
      </IconButton>
      <IconButton label={t("history.redo")} title={t("history.redo")} disabled={!mayRedo} onClick={redo}>
        <Redo2 size={18} aria-hidden="true" className="flip" />
      </IconButton>
    </>
  );
}
