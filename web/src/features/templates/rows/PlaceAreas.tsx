/**
 * The areas of a drawn page that are chosen by pointing at them. They are hidden from the keyboard and from screen readers,
 * which have the list of rows.
 */
import { focusTitle } from "../designing/focus-box.ts";
import { findItem } from "./model/items.ts";
import { areasOf, type Place } from "./model/places.ts";
import { useItemName } from "./use-item-name.ts";
import type { RowDesigner } from "./use-row-designer.ts";

type PlaceAreasProps = {
  designer: RowDesigner;
  places: readonly Place[];
  /** Counted from 0. */
  page: number;
  /** Pixels per millimetre. */
  scale: number;
};

export function PlaceAreas({ designer, places, page, scale }: PlaceAreasProps) {
  const nameOf = useItemName(designer);
  const { chosen, design, open } = designer;
  return (
    <div aria-hidden="true">
      {areasOf(places, page).map(({ id, x, y, width, height }) => {
        const item = findItem(design.layout, id);
        // It was removed since the page was drawn.
        if (!item) return null;
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={id === chosen?.id ? "area is-chosen" : "area"}
            title={nameOf(item)}
            style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
            // What is hidden from screen readers never has the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              open(id);
              focusTitle();
            }}
          />
        );
      })}
    </div>
  );
}
