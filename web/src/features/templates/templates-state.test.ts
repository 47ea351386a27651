/** Which templates the store says new documents are made from. */
import { expect, test } from "vitest";
import { actorLoaded } from "../../platform/actor.ts";
import { AGENT } from "../../testing/people.ts";
import { certificateTemplate } from "../../testing/templates.ts";
import { templatesReplaced, templatesSlice } from "./templates-state.ts";

const { reducer, getInitialState } = templatesSlice;
const { fieldsDefinition } = certificateTemplate();
const chosen = {
  diplomaTemplate: { name: "National diploma", id: "d" },
  certificateTemplate: { name: "Short course", id: "c", fieldsDefinition },
};

test("at first there are no templates, and no fields", () => {
  expect(getInitialState()).toEqual({
    diplomaTemplate: { name: "", id: "" },
    certificateTemplate: { name: "", id: "", fieldsDefinition: [] },
  });
});

test("one action replaces the two templates and the fields; what it leaves out is empty again", () => {
  const full = reducer(undefined, templatesReplaced(chosen));
  expect(full).toEqual(chosen);
  expect(fieldsDefinition.length).toBeGreaterThan(0);
  const replaced = reducer(full, templatesReplaced({ diplomaTemplate: { name: "Doctorate", id: "e" } }));
  expect(replaced).toEqual({ ...getInitialState(), diplomaTemplate: { name: "Doctorate", id: "e" } });
});

test("they stay while the same person goes from page to page, and go with the person", () => {
  const full = reducer(undefined, templatesReplaced(chosen));
  expect(reducer(full, actorLoaded(AGENT))).toEqual(chosen);
  expect(reducer(full, actorLoaded(null))).toEqual(getInitialState());
});
