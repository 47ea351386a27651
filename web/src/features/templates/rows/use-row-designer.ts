/** The state of the designer of rows: the design, what is chosen, the open tab, and the operations on them. */

import type { TemplateKind } from "@ijaza/schema/templates/calls";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { useState } from "react";
import { type DesignEditing, useEditing } from "../designing/use-editing.ts";
import type { Begin } from "../saving/begin.ts";
import { findItem, type Item, moveItem, removeItem } from "./model/items.ts";
import { type Addition, addition, copyOf, type NewItem } from "./model/new-items.ts";

export const ROW_PANELS = ["rows", "selected", "page", "fields"] as const;
export type RowPanelKey = (typeof ROW_PANELS)[number];

export type RowDesigner = Pick<
  DesignEditing<StackLayout>,
  "design" | "change" | "settle" | "undo" | "redo" | "mayUndo" | "mayRedo"
> & {
  kind: TemplateKind;
  chosen: Item | undefined;
  panel: RowPanelKey;
  show: (panel: RowPanelKey) => void;
  /** What a narrow screen shows, which has no room for both. */
  half: "page" | "settings";
  turnTo: (half: "page" | "settings") => void;
  /** Whether the look of columns is open: whoever sets one sets others after it. */
  isLookOpen: boolean;
  openLook: (isOpen: boolean) => void;
  /** Chooses an item and opens its settings. */
  open: (id: string) => void;
  /** Adds a new item behind the chosen one, and returns its id. */
  add: (kind: NewItem) => string;
  /** Copies an item, and returns the id of the copy. */
  duplicate: (item: Item) => string;
  move: (item: Item, step: -1 | 1) => void;
  remove: (item: Item) => void;
};

export function useRowDesigner({ kind, design: start }: Begin<StackLayout>): RowDesigner {
  const { ids, changeAndChoose, choose, ...editing } = useEditing(start);
  const [panel, show] = useState<RowPanelKey>("rows");
  const [half, turnTo] = useState<RowDesigner["half"]>("page");
  const [isLookOpen, openLook] = useState(false);
  const { layout } = editing.design;
  const chosen = findItem(layout, ids[0]);
  const put = ({ change, id }: Addition) => {
    changeAndChoose(change, [id]);
    return id;
  };
  return {
    ...editing,
    kind,
    chosen,
    panel,
    show,
    half,
    turnTo,
    isLookOpen,
    openLook,
    open: (id) => {
      choose([id]);
      show("selected");
      turnTo("settings");
    },
    add: (added) => put(addition(added, { layout, chosen })),
    duplicate: (item) => put(copyOf(item, layout)),
    move: (item, step) => changeAndChoose(moveItem(item, step), [item.id]),
    remove: (item) => changeAndChoose(removeItem(item), []),
  };
}
