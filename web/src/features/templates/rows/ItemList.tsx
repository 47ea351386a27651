/** All that stands on the page in the order of reading; each is moved, copied, removed and opened here. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/States.tsx";
import { focusTitle } from "../designing/focus-box.ts";
import { ItemRow } from "./ItemRow.tsx";
import { type Item, itemsOf } from "./model/items.ts";
import { useItemName } from "./use-item-name.ts";
import type { RowDesigner } from "./use-row-designer.ts";

type ItemListProps = { designer: RowDesigner; overflowing: readonly string[] };

/** Its neighbours in the list that it is moved within: the elements, or the rows of its stack. */
const siblingsOf = (item: Item, designer: RowDesigner): readonly { id: string }[] =>
  item.row ? item.element.rows : designer.design.layout.elements;

export function ItemList({ designer, overflowing }: ItemListProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const nameOf = useItemName(designer);
  const [message, setMessage] = useState("");
  const items = itemsOf(designer.design.layout);
  // Whoever comes back to the list goes on where they were.
  useEffect(() => {
    document.querySelector(".item-row.is-chosen")?.scrollIntoView({ block: "nearest" });
  }, []);
  if (items.length === 0) return <EmptyState title={shared("boxes.empty.title")} text={t("list.emptyText")} />;
  return (
    <>
      <p className="muted">{t("list.text")}</p>
      <ol className="box-list">
        {items.map((item) => {
          const siblings = siblingsOf(item, designer);
          const at = siblings.findIndex(({ id }) => id === item.id);
          const move = (step: -1 | 1) => {
            if (!siblings[at + step]) return;
            designer.move(item, step);
            setMessage(t("list.moved", { name: nameOf(item), place: at + step + 1, count: siblings.length }));
          };
          return (
            <ItemRow
              key={item.id}
              item={item}
              name={nameOf(item)}
              isChosen={designer.chosen?.id === item.id}
              overflows={overflowing.includes(item.id)}
              isFirst={at === 0}
              isLast={at === siblings.length - 1}
              onMove={move}
              onOpen={() => {
                designer.open(item.id);
                focusTitle();
              }}
              onDuplicate={() => designer.duplicate(item)}
              onRemove={() => designer.remove(item)}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
