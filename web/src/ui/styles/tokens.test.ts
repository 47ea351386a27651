/** Contrast of the tokens in light and in dark surroundings, by the formula of WCAG 2.2. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), "utf8");
const tokensIn = (css: string): [name: string, value: string][] =>
  [...css.matchAll(/--([\w-]+): (?:var\(--([\w-]+)\)|(#[0-9a-f]{6}));/g)].map(([, name = "", other, hex = ""]) => [
    name,
    other ?? hex,
  ]);

const light = new Map(tokensIn(read("tokens.css")));
/** What is not defined anew is as in the light. */
const dark = new Map([...light, ...tokensIn(read("dark.css"))]);
const SURROUNDINGS = { light, dark };
type Surroundings = keyof typeof SURROUNDINGS;

const colourOf = (name: string, tokens: Map<string, string>): string =>
  name.startsWith("#") ? name : colourOf(tokens.get(name) ?? expect.fail(`no token ${name}`), tokens);

const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string, surroundings: Surroundings): number => {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminanceOf(colourOf(name, SURROUNDINGS[surroundings])))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const WHITE = "#ffffff";

describe.each(["light", "dark"] as const)("in %s surroundings", (surroundings) => {
  test.each([
    ["ink", "canvas"],
    ["ink", "paper"],
    ["ink-2", "canvas"],
    ["ink-2", "paper"],
    ["ink-3", "canvas"],
    ["ink-3", "paper"],
    ["link", "paper"],
    ["link", "canvas"],
    ["mark", "paper"],
    ["on-tint", "paper"],
    ["on-tint", "tint"],
    ["mark", "tint-2"],
    ["ink-2", "tint"],
    [WHITE, "primary"],
    [WHITE, "primary-hover"],
    [WHITE, "p-700"],
    [WHITE, "p-800"],
    [WHITE, "p-900"],
    [WHITE, "p-950"],
    ["p-100", "p-900"],
    ["p-200", "p-950"],
    ["on-brass", "b-400"],
    ["on-brass", "b-300"],
    ["b-700", "b-50"],
    ["ok", "ok-bg"],
    ["wait", "wait-bg"],
    ["info", "info-bg"],
    ["bad", "bad-bg"],
    ["void", "void-bg"],
    ["neutral", "neutral-bg"],
    ["ink-2", "neutral-bg"],
    ["ok", "paper"],
    ["wait", "paper"],
    ["bad", "paper"],
    [WHITE, "ok-solid"],
    [WHITE, "bad-solid"],
    [WHITE, "void-solid"],
    [WHITE, "#0a5a39"],
    [WHITE, "#5e1f45"],
    [WHITE, "#8e1a12"],
    [WHITE, "unknown"],
    ["print", "parchment"],
    ["print-2", "parchment"],
    ["p-700", "parchment"],
    ["stamp", "parchment"],
    ["print", WHITE],
  ])("text in %s is readable on %s", (text, ground) => {
    expect(contrast(text, ground, surroundings)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["field", "paper"],
    ["field", "canvas"],
    ["ring", "paper"],
    ["ring", "canvas"],
    ["primary", "paper"],
    ["primary", "canvas"],
    ["mark", "canvas"],
    ["b-300", "p-900"],
    ["b-300", "p-950"],
    ["b-300", "#0a5a39"],
    ["b-300", "#5e1f45"],
    ["b-300", "#8e1a12"],
    ["b-300", "unknown"],
    ["ok-solid", "paper"],
    ["ok-solid", "canvas"],
    ["bad-solid", "paper"],
    ["void-solid", "paper"],
    ["wait-solid", "paper"],
    ["ok-edge", "paper"],
    ["bad-edge", "paper"],
    ["logo", "paper"],
    ["logo-tick", "logo"],
  ])("the edge in %s is visible on %s", (edge, ground) => {
    expect(contrast(edge, ground, surroundings)).toBeGreaterThanOrEqual(3);
  });
});

test("a ring of light brass has too little contrast on light paper, so it is for dark backgrounds only", () => {
  expect(contrast("b-400", "paper", "light")).toBeLessThan(3);
});

test("dark surroundings redefine tokens only, so that no token is known in the dark alone", () => {
  expect(tokensIn(read("dark.css")).filter(([name]) => !light.has(name))).toEqual([]);
});
