/** The editing state of a design: changes, selection, undo and redo. Pure. */
import type { Change, Design } from "./design.ts";

export type Editing = {
  now: Design;
  past: readonly Design[];
  future: readonly Design[];
  /** Ids of the selected boxes, the last selected at the end. */
  chosen: readonly string[];
  /** Consecutive changes of this name are undone as one, such as typing a word or dragging a box. */
  merging: string | undefined;
};

export type Action =
  | { type: "change"; change: Change; as?: string; choose?: readonly string[] }
  | { type: "choose"; ids: readonly string[] }
  | { type: "toggle"; id: string }
  | { type: "settle" }
  | { type: "undo" }
  | { type: "redo" };

/** Most steps that can be undone. */
const MOST_STEPS = 200;

export const beginEditing = (now: Design): Editing => ({
  now,
  past: [],
  future: [],
  chosen: [],
  merging: undefined,
});

export function editingAfter(editing: Editing, action: Action): Editing {
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

function changed(editing: Editing, { change, as, choose }: Extract<Action, { type: "change" }>): Editing {
  const now = change(editing.now);
  const merges = as !== undefined && as === editing.merging;
  const past = merges ? editing.past : [...editing.past, editing.now].slice(-MOST_STEPS);
  return standing({ now, past, future: [], chosen: choose ?? editing.chosen, merging: as });
}

function undone(editing: Editing): Editing {
  const last = editing.past.at(-1);
  if (!last) return editing;
  const { past, future, now, chosen } = editing;
  return standing({ now: last, past: past.slice(0, -1), future: [now, ...future], chosen, merging: undefined });
}

function redone(editing: Editing): Editing {
  const [next, ...future] = editing.future;
  if (!next) return editing;
  const { past, now, chosen } = editing;
  return standing({ now: next, past: [...past, now], future, chosen, merging: undefined });
}

/** Removes boxes that no longer exist from the selection. */
function standing(editing: Editing): Editing {
  const there = new Set(editing.now.layout.boxes.map(({ id }) => id));
  return { ...editing, chosen: editing.chosen.filter((id) => there.has(id)) };
}
