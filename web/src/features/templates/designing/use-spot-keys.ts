/** Keyboard control of a box on the page: moving, sizing, selecting, copying and deleting. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import type { KeyboardEvent, RefObject } from "react";
import { moveBoxes, resizeBox } from "../model/geometry.ts";
import { meaningOf } from "../model/keys.ts";
import type { Designer } from "./use-designer.ts";

type UseSpotKeysOptions = {
  ground: RefObject<HTMLElement | null>;
  /** Focuses the settings of the selected box. */
  onEdit: () => void;
};

export function useSpotKeys(designer: Designer, { ground, onEdit }: UseSpotKeysOptions) {
  const { design, page, chosen, isSizing, choose } = designer;

  /** After the focused box is deleted, focuses the next one, or the page. */
  const focusAfter = (gone: readonly LayoutBox[]) => {
    const ids = new Set(gone.map(({ id }) => id));
    const at = design.layout.boxes.findIndex(({ id }) => ids.has(id));
    const left = design.layout.boxes.filter(({ id }) => !ids.has(id));
    const next = left[Math.min(at, left.length - 1)];
    const spot = next && ground.current?.querySelector<HTMLElement>(`[data-box="${next.id}"]`);
    (spot ?? ground.current)?.focus();
  };

  const act = (meaning: NonNullable<ReturnType<typeof meaningOf>>, box: LayoutBox) => {
    const isOfThem = designer.isChosen(box.id);
    const boxes = isOfThem ? chosen : [box];
    const ids = boxes.map(({ id }) => id);
    if (!isOfThem && (meaning.means === "move" || meaning.means === "size" || meaning.means === "edit")) choose(ids);
    switch (meaning.means) {
      case "move":
        return designer.put(moveBoxes(boxes, meaning, page), `move ${ids}`);
      case "size":
        return designer.put(
          boxes.map((each) => resizeBox(each, "se", meaning)),
          `size ${ids}`,
        );
      case "choose":
        return choose([box.id]);
      case "toggle":
        return designer.toggle(box.id);
      case "everything":
        return choose(design.layout.boxes.map(({ id }) => id));
      case "nothing":
        return choose([]);
      case "duplicate":
        return designer.duplicate(ids);
      case "edit":
        return onEdit();
      case "remove":
        focusAfter(boxes);
        return designer.remove(ids);
    }
  };

  return (event: KeyboardEvent<HTMLElement>, box: LayoutBox) => {
    const meaning = meaningOf(event, isSizing);
    if (!meaning) return;
    event.preventDefault();
    act(meaning, box);
  };
}
