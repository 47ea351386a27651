/** The state of a designer: the design, what is chosen, and what can be done with both. */
import { type LayoutBox, pageDimensions } from "@ijaza/schema/template-layout";
import type { TemplateKind } from "@ijaza/schema/templates";
import { useReducer, useState } from "react";
import { addBoxes, boxesOf, type Change, copiesOf, type Design, putBoxes, removeBoxes } from "./model/design.ts";
import { beginEditing, editingAfter } from "./model/editing.ts";
import type { Size } from "./model/geometry.ts";

export const PANELS = ["box", "boxes", "page", "fields"] as const;
export type PanelKey = (typeof PANELS)[number];

export type Designer = {
  kind: TemplateKind;
  design: Design;
  page: Size;
  /** The chosen boxes, in the order of reading. */
  chosen: readonly LayoutBox[];
  isChosen: (id: string) => boolean;
  mayUndo: boolean;
  mayRedo: boolean;
  /** The arrows change the size and not the place. */
  isSizing: boolean;
  panel: PanelKey;
  /** Changes of the same name `as` are undone together. */
  change: (change: Change, as?: string) => void;
  /** Puts these in the place of those with their ids. */
  put: (boxes: readonly LayoutBox[], as?: string) => void;
  /** Adds them, and chooses them. */
  add: (boxes: readonly LayoutBox[]) => void;
  /** The chosen ones, unless others are named. */
  remove: (ids?: readonly string[]) => void;
  /** Copies the chosen ones, unless others are named, and chooses the copies. */
  duplicate: (ids?: readonly string[]) => void;
  choose: (ids: readonly string[]) => void;
  toggle: (id: string) => void;
  /** What comes next is undone by itself. */
  settle: () => void;
  undo: () => void;
  redo: () => void;
  setSizing: (isSizing: boolean) => void;
  show: (panel: PanelKey) => void;
};

export function useDesigner(kind: TemplateKind, start: Design): Designer {
  const [editing, act] = useReducer(editingAfter, start, beginEditing);
  const [isSizing, setSizing] = useState(false);
  const [panel, show] = useState<PanelKey>("boxes");
  const { now: design, chosen: ids } = editing;
  const add = (boxes: readonly LayoutBox[]) => {
    act({ type: "change", change: addBoxes(boxes), choose: boxes.map(({ id }) => id) });
    show("box");
  };
  return {
    kind,
    design,
    isSizing,
    setSizing,
    panel,
    show,
    add,
    page: pageDimensions(design.layout.page),
    chosen: boxesOf(design, ids),
    isChosen: (id) => ids.includes(id),
    mayUndo: editing.past.length > 0,
    mayRedo: editing.future.length > 0,
    change: (change, as) => act({ type: "change", change, as }),
    put: (boxes, as) => act({ type: "change", change: putBoxes(boxes), as }),
    remove: (those = ids) => act({ type: "change", change: removeBoxes(those), choose: [] }),
    duplicate: (those = ids) => add(copiesOf(design, those)),
    choose: (chosen) => {
      act({ type: "choose", ids: chosen });
      if (chosen.length > 0) show("box");
    },
    toggle: (id) => act({ type: "toggle", id }),
    settle: () => act({ type: "settle" }),
    undo: () => act({ type: "undo" }),
    redo: () => act({ type: "redo" }),
  };
}
