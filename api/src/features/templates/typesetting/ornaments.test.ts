/** Ornaments are drawn once a template, where that puts them on no page but the first. */
import { expect, test } from "vitest";
import { type Scene, sceneOf } from "../../../../test/starter-scenes.ts";
import { compose } from "../drawing/compose.ts";
import { STARTERS } from "../starters/starters.ts";

type Data = { pages: number; blocks: { source?: string }[] };

/** The pictures of ornaments that a supplement's own pages hold, and those of the background of all its pages. */
function ornamentsOf(sample: Scene["sample"]) {
  const supplement = STARTERS.find(({ id }) => id === "supplement")!;
  const { data, background } = compose(sceneOf(supplement, { sample, sex: "F", isPublic: false }), {
    format: "pdf",
  });
  const [own, under] = [data, background!.data].map((text): Data => JSON.parse(text)) as [Data, Data];
  const ornaments = ({ blocks }: Data) =>
    blocks.flatMap(({ source = "" }) => (source.startsWith("line-") ? [source] : []));
  return { pages: own.pages, own: ornaments(own), under: ornaments(under) };
}

test("those of a single page are a part of its background", () => {
  expect(ornamentsOf("ordinary")).toEqual({ pages: 1, own: [], under: ["line-54.svg"] });
});

test("those of two pages stand on the first alone", () => {
  expect(ornamentsOf("longest")).toEqual({ pages: 2, own: ["line-54.svg"], under: [] });
});
