/** One line of the list of rows: its name, which opens it, and the buttons that move, copy and remove it. */
import { ChevronDown, ChevronUp, Copy, Trash2, TriangleAlert } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { focusBox } from "../designing/focus-box.ts";
import { iconOf } from "./item-icons.ts";
import type { Item } from "./model/items.ts";

type ItemRowProps = {
  item: Item;
  name: string;
  isChosen: boolean;
  overflows: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onOpen: () => void;
  /** Returns the id of the copy. */
  onDuplicate: () => string;
  onRemove: () => void;
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrow keys go from name to name, past the buttons between them. */
function focusNeighbour(from: HTMLElement, step: -1 | 1): void {
  const names = [...(from.closest("ol")?.querySelectorAll<HTMLElement>("[data-box]") ?? [])];
  names[names.indexOf(from) + step]?.focus();
}

export function ItemRow(props: ItemRowProps) {
  const { item, name, isChosen, overflows, isFirst, isLast, onMove, onOpen, onDuplicate, onRemove } = props;
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    if (!event.altKey) return focusNeighbour(event.currentTarget, step);
    onMove(step);
    focusBox(item.id);
  };
  const Icon = iconOf(item);
  const look = [
    "box-row",
    "item-row",
    item.row && "item-row--inner",
    item.element.kind === "stack" && !item.row && "item-row--group",
    isChosen && "is-chosen",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <li className={look}>
      <button
        type="button"
        className="box-row__name"
        data-box={item.id}
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onOpen}
        onKeyDown={press}
      >
        <span className="item-row__name">
          <Icon size={16} aria-hidden="true" />
          <span>{name}</span>
        </span>
        {overflows && (
          <small className="box-row__over">
            <TriangleAlert size={14} aria-hidden="true" />
            {t("list.overflows")}
          </small>
        )}
      </button>
      <IconButton label={t("list.up", { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t("list.down", { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
      <Menu
        label={t("list.more", { name })}
        items={[
          { key: "copy", label: shared("arrange.duplicate"), icon: Copy, onChoose: () => focusBox(onDuplicate()) },
          { key: "remove", label: shared("arrange.remove"), icon: Trash2, danger: true, onChoose: onRemove },
        ]}
      />
    </li>
  );
}
