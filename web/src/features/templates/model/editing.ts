/** The editing state of a design: changes, selection, undo and redo. Pure. */

import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { Layout } from "@ijaza/schema/templates/box-layout";
import { type Change, type Design, idsIn } from "./design.ts";

export type Editing<Any extends AnyLayout = Layout> = {
  now: Design<Any>;
  past: readonly Design<Any>[];
  future: readonly Design<Any>[];
  /** Ids of what is selected, the last selected at the end. */
  chosen: readonly string[];
  /** Consecutive changes of this name are undone as one, such as typing a word or dragging a box. */
  merging: string | undefined;
};

export type Action<Any extends AnyLayout = Layout> =
  | { type: "change"; change: Change<Any>; as?: string; choose?: readonly string[] }
  | { type: "choose"; ids: readonly string[] }
  | { type: "toggle"; id: string }
  | { type: "settle" }
  | { type: "undo" }
  | { type: "redo" };

/** Most steps that can be undone. */
const MOST_STEPS = 200;

export const beginEditing = <Any extends AnyLayout>(now: Design<Any>): Editing<Any> => ({
  now,
  past: [],
  future: [],
  chosen: [],
  merging: undefined,
});

export function editingAfter<Any extends AnyLayout>(editing: Editing<Any>, action: Action<Any>): Editing<Any> {
  switch (action.type) {
    case "change":
      return changed(editing, action);
    case "choose":
      return { ...editing, chosen: action.ids, merging: undefined };
    case "toggle": {
      const rest = editing.chosen.filter((id) => id !== action.id);
      const chosen = rest.length < editing.chosen.length ? rest : [...rest, action.id];
      return { ...editing, chosen, merging: undefined };
    }
    case "settle":
      return { ...editing, merging: undefined };
    case "undo":
      return undone(editing);
    case "redo":
      return redone(editing);
  }
}

function changed<Any extends AnyLayout>(
  editing: Editing<Any>,
  { change, as, choose }: Extract<Action<Any>, { type: "change" }>,
): Editing<Any> {
  const now = change(editing.now);
  const merges = as !== undefined && as === editing.merging;
  const past = merges ? editing.past : [...editing.past, editing.now].slice(-MOST_STEPS);
  return standing({ now, past, future: [], chosen: choose ?? editing.chosen, merging: as });
}

function undone<Any extends AnyLayout>(editing: Editing<Any>): Editing<Any> {
  const last = editing.past.at(-1);
  if (!last) return editing;
  const { past, future, now, chosen } = editing;
  return standing({ now: last, past: past.slice(0, -1), future: [now, ...future], chosen, merging: undefined });
}

function redone<Any extends AnyLayout>(editing: Editing<Any>): Editing<Any> {
  const [next, ...future] = editing.future;
  if (!next) return editing;
  const { past, now, chosen } = editing;
  return standing({ now: next, past: [...past, now], future, chosen, merging: undefined });
}

/** Removes what no longer exists from the selection. */
function standing<Any extends AnyLayout>(editing: Editing<Any>): Editing<Any> {
  const there = new Set(idsIn(editing.now.layout));
  return { ...editing, chosen: editing.chosen.filter((id) => there.has(id)) };
}
