/** The toolbar that adds boxes to the page, with undo and redo. */

import { MOST_BOXES } from "@ijaza/schema/templates/box-layout";
import { Image, type LucideIcon, Minus, QrCode, Scaling, Square, Stamp, Type } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { NEW_BOXES, type NewBox, newBox } from "../model/new-boxes.ts";
import { focusBox } from "./focus-box.ts";
import { HistoryButtons } from "./HistoryButtons.tsx";
import type { Designer } from "./use-designer.ts";
import "./Bars.css";

const ICONS: Record<NewBox, LucideIcon> = {
  text: Type,
  picture: Image,
  qr: QrCode,
  seal: Stamp,
  frame: Square,
  line: Minus,
};

export function AddBar({ designer }: { designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const { design, add, isSizing, setSizing } = designer;
  const isFull = design.layout.boxes.length >= MOST_BOXES;
  const put = (kind: NewBox) => {
    const box = newBox(kind, design.layout);
    add([box]);
    focusBox(box.id);
  };
  return (
    <div className="bar">
      <fieldset className="bar__group" aria-label={t("add.title")}>
        {NEW_BOXES.map((kind) => (
          <Button key={kind} size="dense" kind="ghost" icon={ICONS[kind]} disabled={isFull} onClick={() => put(kind)}>
            {t(`add.${kind}`)}
          </Button>
        ))}
      </fieldset>
      <fieldset className="bar__group" aria-label={t("history.title")}>
        <HistoryButtons {...designer} />
        <IconButton
          label={t("canvas.sizing")}
          title={t("canvas.sizing")}
          aria-pressed={isSizing}
          onClick={() => setSizing(!isSizing)}
        >
          <Scaling size={18} aria-hidden="true" />
        </IconButton>
      </fieldset>
    </div>
  );
}
