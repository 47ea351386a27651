/** The state of a designer: the design, the selection, and the operations on both. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { pageDimensions } from "@ijaza/schema/templates/page";
import { useState } from "react";
import { addBoxes, boxesOf, type Change, copiesOf, type Design, putBoxes, removeBoxes } from "../model/design.ts";
import type { Size } from "../model/geometry.ts";
import { type History, useEditing } from "./use-editing.ts";

export const PANELS = ["box", "boxes", "page", "fields"] as const;
export type PanelKey = (typeof PANELS)[number];

export type Designer = History & {
  kind: TemplateKind;
  design: Design;
  page: Size;
  /** The selected boxes, in reading order. */
  chosen: readonly LayoutBox[];
  isChosen: (id: string) => boolean;
  /** The arrow keys change the size instead of the position. */
  isSizing: boolean;
  panel: PanelKey;
  /** Consecutive changes with the same name `as` are undone together. */
  change: (change: Change, as?: string) => void;
  /** Replaces the boxes with the same ids. */
  put: (boxes: readonly LayoutBox[], as?: string) => void;
  /** Adds the boxes and selects them. */
  add: (boxes: readonly LayoutBox[]) => void;
  /** Removes these boxes; by default the selected ones. */
  remove: (ids?: readonly string[]) => void;
  /** Copies these boxes, by default the selected ones, and selects the copies. */
  duplicate: (ids?: readonly string[]) => void;
  choose: (ids: readonly string[]) => void;
  toggle: (id: string) => void;
  /** The next change is undone by itself. */
  settle: () => void;
  setSizing: (isSizing: boolean) => void;
  show: (panel: PanelKey) => void;
};

export function useDesigner(kind: TemplateKind, start: Design): Designer {
  const { ids, changeAndChoose, ...editing } = useEditing(start);
  const [isSizing, setSizing] = useState(false);
  const [panel, show] = useState<PanelKey>("boxes");
  const { design, change } = editing;
  const add = (boxes: readonly LayoutBox[]) => {
    changeAndChoose(
      addBoxes(boxes),
      boxes.map(({ id }) => id),
    );
    show("box");
  };
  return {
    ...editing,
    kind,
    isSizing,
    setSizing,
    panel,
    show,
    add,
    page: pageDimensions(design.layout.page),
    chosen: boxesOf(design, ids),
    isChosen: (id) => ids.includes(id),
    put: (boxes, as) => change(putBoxes(boxes), as),
    remove: (those = ids) => changeAndChoose(removeBoxes(those), []),
    duplicate: (those = ids) => add(copiesOf(design, those)),
    choose: (chosen) => {
      editing.choose(chosen);
      if (chosen.length > 0) show("box");
    },
  };
}
