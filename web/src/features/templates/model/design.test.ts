/** Changes of boxes, undo and redo: examples at the limits, and properties that always hold. */

import { layout as layoutShape } from "@ijaza/schema/templates/box-layout";
import { NATIONAL_DIPLOMA } from "@ijaza/schema/templates/starters/national-diploma";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBoxes, type Change, copiesOf, type Design, freeId, putBoxes, removeBoxes, reorderBoxes } from "./design.ts";
import { type Action, beginEditing, type Editing, editingAfter } from "./editing.ts";
import { moveBoxes, resizeBox } from "./geometry.ts";
import { emptyLayout, NEW_BOXES, newBox } from "./new-boxes.ts";

const START: Design = { ...NATIONAL_DIPLOMA, fieldsDefinition: [] };
const PAGE = { width: 297, height: 210 };
const IDS = START.layout.boxes.map(({ id }) => id);
const idsOf = ({ layout }: Design) => layout.boxes.map(({ id }) => id);

const someIds = fc.subarray(IDS, { minLength: 1 });
const shift = fc.record({
  dx: fc.double({ min: -900, max: 900, noNaN: true }),
  dy: fc.double({ min: -900, max: 900, noNaN: true }),
});

/** Any change that a user may make to a design. */
const change: fc.Arbitrary<Change> = fc.oneof(
  someIds.map(removeBoxes),
  fc.tuple(someIds, fc.constantFrom<-1 | 1>(-1, 1)).map(([ids, step]) => reorderBoxes(ids, step)),
  fc.constantFrom(...NEW_BOXES).map(
    (kind): Change =>
      (design) =>
        addBoxes([newBox(kind, design.layout)])(design),
  ),
  someIds.map(
    (ids): Change =>
      (design) =>
        addBoxes(copiesOf(design, ids))(design),
  ),
  fc.tuple(someIds, shift).map(
    ([ids, by]): Change =>
      (design) => {
        const boxes = design.layout.boxes.filter(({ id }) => ids.includes(id));
        return putBoxes(moveBoxes(boxes, by, PAGE))(design);
      },
  ),
  fc.tuple(someIds, shift).map(
    ([ids, by]): Change =>
      (design) => {
        const boxes = design.layout.boxes.filter(({ id }) => ids.includes(id));
        return putBoxes(boxes.map((box) => resizeBox(box, "nw", by)))(design);
      },
  ),
);

const after = (actions: readonly Action[], from = beginEditing(START)): Editing => actions.reduce(editingAfter, from);
const changes = fc.array(
  change.map((each): Action => ({ type: "change", change: each })),
  { maxLength: 12 },
);

describe("a design", () => {
  test("stays valid for the server after any change of its boxes", () => {
    fc.assert(fc.property(changes, (actions) => layoutShape.safeParse(after(actions).now.layout).success));
  });

  test("is restored by as many undos as there were changes, and changed again by as many redos", () => {
    fc.assert(
      fc.property(changes, (actions) => {
        const done = after(actions);
        const undone = after(
          actions.map(() => ({ type: "undo" })),
          done,
        );
        const redone = after(
          actions.map(() => ({ type: "redo" })),
          undone,
        );
        expect([undone.now, redone.now]).toEqual([START, done.now]);
      }),
    );
  });

  test("can redo nothing after a new change", () => {
    const done = after([{ type: "change", change: removeBoxes(["logo"]) }, { type: "undo" }]);
    const other = after([{ type: "change", change: removeBoxes(["qr"]) }, { type: "redo" }], done);
    expect(idsOf(other.now)).toEqual(IDS.filter((id) => id !== "qr"));
  });

  test("undoes a typed word in one step, and the next word in another", () => {
    const name = (text: string): Action => ({ type: "change", change: (now) => ({ ...now, name: text }), as: "name" });
    const typed = after([name("D"), name("Di"), { type: "settle" }, name("Dip")]);
    const [once, twice] = [after([{ type: "undo" }], typed), after([{ type: "undo" }, { type: "undo" }], typed)];
    expect([once.now.name, twice.now.name]).toEqual(["Di", START.name]);
  });

  test("has nothing to undo at its start, nor to redo at its end", () => {
    const start = beginEditing(START);
    expect(after([{ type: "undo" }, { type: "redo" }], start)).toBe(start);
  });
});

describe("the selection", () => {
  test("loses boxes that are removed or undone", () => {
    const added = after([{ type: "change", change: addBoxes([newBox("line", START.layout)]), choose: ["line-1"] }]);
    expect(added.chosen).toEqual(["line-1"]);
    expect(after([{ type: "undo" }], added).chosen).toEqual([]);
  });

  test("gains and loses boxes one by one", () => {
    const chosen = after([
      { type: "choose", ids: ["logo"] },
      { type: "toggle", id: "qr" },
    ]);
    expect(chosen.chosen).toEqual(["logo", "qr"]);
    expect(after([{ type: "toggle", id: "logo" }], chosen).chosen).toEqual(["qr"]);
  });
});

describe("the reading order", () => {
  const order = (ids: string[], step: -1 | 1) => {
    const boxes = ["a", "b", "c", "d"].map((id) => ({ ...newBox("seal", emptyLayout("en")), id }));
    return idsOf(reorderBoxes(ids, step)({ ...START, layout: { ...START.layout, boxes } })).join("");
  };

  test.each([
    [["c"], -1, "acbd"],
    [["a"], -1, "abcd"],
    [["d"], 1, "abcd"],
    [["b", "c"], -1, "bcad"],
    [["b", "c"], 1, "adbc"],
    [["a", "c"], -1, "acbd"],
    [["b", "d"], 1, "acbd"],
  ] as const)("of %j by %i is %s", (ids, step, expected) => {
    expect(order([...ids], step)).toBe(expected);
  });

  test("loses and gains no box", () => {
    fc.assert(
      fc.property(someIds, fc.constantFrom<-1 | 1>(-1, 1), (ids, step) => {
        expect(idsOf(reorderBoxes(ids, step)(START)).sort()).toEqual([...IDS].sort());
      }),
    );
  });
});

test("a copy has an id of its own, and so has a copy of a copy", () => {
  const [copy] = copiesOf(START, ["logo"]);
  const again = copiesOf(addBoxes([copy!])(START), ["logo", copy!.id]);
  expect(new Set([...IDS, copy!.id, ...again.map(({ id }) => id)]).size).toBe(IDS.length + 3);
  expect(freeId("text", new Set(["text-1", "text-3"]))).toBe("text-2");
});
