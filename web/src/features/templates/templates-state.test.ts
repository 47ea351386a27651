/** The templates from which new documents are made, as the store holds them. */
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

test("one action replaces the two templates and the fields; a member that it leaves out is empty again", () => {
  const full = reducer(undefined, templatesReplaced(chosen));
  expect(full).toEqual(chosen);
  expect(fieldsDefinition.length).toBeGreaterThan(0);
  const replaced = reducer(full, templatesReplaced({ diplomaTemplate: { name: "Doctorate", id: "e" } }));
  expect(replaced).toEqual({ ...getInitialState(), diplomaTemplate: { name: "Doctorate", id: "e" } });
});

test("the chosen templates are kept from page to page, and forgotten at sign-out", () => {
  const full = reducer(undefined, templatesReplaced(chosen));
  expect(reducer(full, actorLoaded(AGENT))).toEqual(chosen);
  expect(reducer(full, actorLoaded(null))).toEqual(getInitialState());
});
