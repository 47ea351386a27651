/** What a document of boxes prints of its claims. */
import { printableFields } from "@ijaza/schema/templates/fields";
import { expect, test } from "vitest";
import { sceneOf } from "../../../../test/starter-scenes.ts";
import { STARTERS } from "../starters/starters.ts";
import { valuesOf } from "./surroundings.ts";

const { university } = sceneOf(STARTERS.find(({ id }) => id === "certificate")!, {
  sample: "ordinary",
  sex: "F",
  isPublic: false,
});
const beside = {
  fields: printableFields("diploma"),
  claims: { decisionDate: "2026-07-03" },
  id: "",
  link: "",
  isBlank: true,
};

test.each([
  ["TN", "جويلية"],
  ["EG", "يوليو"],
  ["MA", "يوليوز"],
  ["LB", "تموز"],
  ["FR", "جويلية"],
])("a university of %s writes July as %s in Arabic", (country, july) => {
  const values = valuesOf({ ...beside, university: { ...university, country } });
  expect(values("ar").decisionDate).toBe(`3 ${july} 2026`);
  expect(values("fr").decisionDate).toBe("3 juillet 2026");
});
