/** Contrast of the tokens, by the formula of WCAG 2.2. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");
const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
);

const colourOf = (name: string) =>
  name.startsWith("#") ? name : (TOKENS.get(name) ?? expect.fail(`no token ${name}`));

const luminanceOf = (name: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colourOf(name).slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  ["ink", "canvas"],
  ["ink-2", "canvas"],
  ["ink-3", "canvas"],
  ["ink-3", "paper"],
  ["paper", "p-700"],
  ["paper", "p-800"],
  ["paper", "p-900"],
  ["p-600", "paper"],
  ["p-800", "p-50"],
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
  ["paper", "ok-solid"],
  ["paper", "bad-solid"],
  ["paper", "void-solid"],
  ["paper", "#0a5a39"],
  ["paper", "#5e1f45"],
  ["paper", "#8e1a12"],
  ["paper", "ink-2"],
  ["paper", "unknown"],
  ["bad", "paper"],
  ["ink-2", "paper"],
  ["p-700", "parchment"],
])("text in %s is readable on %s", (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["field", "paper"],
  ["b-600", "paper"],
  ["b-600", "canvas"],
  ["b-300", "p-900"],
  ["b-300", "p-950"],
  ["b-300", "#0a5a39"],
  ["b-300", "#5e1f45"],
  ["b-300", "#8e1a12"],
  ["b-300", "ink-2"],
  ["b-300", "unknown"],
  ["wait-solid", "paper"],
])("the edge in %s is visible on %s", (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
});

test("a ring of light brass has too little contrast on paper, so it is for dark backgrounds only", () => {
  expect(contrast("b-400", "paper")).toBeLessThan(3);
});
