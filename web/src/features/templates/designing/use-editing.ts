/** A design while it is edited: its changes and the selection, each of them a step that can be undone. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { useReducer } from "react";
import type { Change, Design } from "../model/design.ts";
import { beginEditing, editingAfter } from "../model/editing.ts";

/** Undo and redo, as buttons offer them. */
export type History = { mayUndo: boolean; mayRedo: boolean; undo: () => void; redo: () => void };

export type DesignEditing<Any extends AnyLayout> = History & {
  design: Design<Any>;
  /** Ids of what is selected. */
  ids: readonly string[];
  /** Consecutive changes with the same name `as` are undone together. */
  change: (change: Change<Any>, as?: string) => void;
  /** Changes the design, and selects what these ids name. */
  changeAndChoose: (change: Change<Any>, ids: readonly string[]) => void;
  choose: (ids: readonly string[]) => void;
  toggle: (id: string) => void;
  /** The next change is undone by itself. */
  settle: () => void;
};

export function useEditing<Any extends AnyLayout>(start: Design<Any>): DesignEditing<Any> {
  const [editing, act] = useReducer(editingAfter<Any>, start, beginEditing<Any>);
  return {
    design: editing.now,
    ids: editing.chosen,
    mayUndo: editing.past.length > 0,
    mayRedo: editing.future.length > 0,
    change: (change, as) => act({ type: "change", change, as }),
    changeAndChoose: (change, ids) => act({ type: "change", change, choose: ids }),
    choose: (ids) => act({ type: "choose", ids }),
    toggle: (id) => act({ type: "toggle", id }),
    settle: () => act({ type: "settle" }),
    undo: () => act({ type: "undo" }),
    redo: () => act({ type: "redo" }),
  };
}
