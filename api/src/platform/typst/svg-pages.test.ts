/** Each page of a drawing lies on its own paper. */
import { expect, test } from "vitest";
import { render } from "./typst-here.ts";

const PROGRAM = `#set page(width: 80mm, height: 40mm, fill: rgb("#fffdf7"))
Première page #pagebreak() Deuxième page #pagebreak() Troisième page`;

test("the paper of every page lies where its content is", () => {
  const svg = Buffer.from(render({ program: PROGRAM, data: "", format: "svg" }).bytes).toString();
  const papers = [...svg.matchAll(/<path [^>]*fill="#fffdf7"[^>]*>/g)].map(([paper]) => paper);
  const downOf = (paper: string) => Number(/ transform="matrix\(1 0 0 1 0 ([\d.]+)\)"/.exec(paper)?.[1] ?? 0);
  expect(papers.map((paper) => Math.round((downOf(paper) / 72) * 25.4))).toEqual([0, 40, 80]);
});
