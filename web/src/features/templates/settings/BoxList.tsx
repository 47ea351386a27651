/** All boxes in reading order, which is the drawing order; each can be selected here. */
import { ChevronDown, ChevronUp, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { useBoxName } from "../designing/use-box-name.ts";
import type { Designer } from "../designing/use-designer.ts";
import { reorderBoxes } from "../model/design.ts";

type BoxListProps = { designer: Designer; overflowing: readonly string[] };

function OrderBar({ designer }: { designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const { chosen, change } = designer;
  const ids = chosen.map(({ id }) => id);
  const none = ids.length === 0;
  return (
    <div className="box-list__order">
      <p className="muted">{t("boxes.order")}</p>
      <IconButton
        label={t("boxes.earlier")}
        title={t("boxes.earlier")}
        disabled={none}
        onClick={() => change(reorderBoxes(ids, -1))}
      >
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("boxes.later")}
        title={t("boxes.later")}
        disabled={none}
        onClick={() => change(reorderBoxes(ids, 1))}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function BoxList({ designer, overflowing }: BoxListProps) {
  const { t } = useTranslation("templates/designing");
  const nameOf = useBoxName();
  const { boxes } = designer.design.layout;
  if (boxes.length === 0) return <EmptyState title={t("boxes.empty.title")} text={t("boxes.empty.text")} />;
  return (
    <>
      <OrderBar designer={designer} />
      <ol className="box-list">
        {boxes.map((box) => {
          const name = nameOf(box);
          return (
            <li key={box.id} className={designer.isChosen(box.id) ? "box-row is-chosen" : "box-row"}>
              <Checkbox
                label={t("boxes.select", { name })}
                checked={designer.isChosen(box.id)}
                onChange={() => designer.toggle(box.id)}
              />
              <button type="button" className="box-row__name" onClick={() => designer.choose([box.id])}>
                <span>{name}</span>
                {overflowing.includes(box.id) && (
                  <small className="box-row__over">
                    <TriangleAlert size={14} aria-hidden="true" />
                    {t("box.overflows")}
                  </small>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
