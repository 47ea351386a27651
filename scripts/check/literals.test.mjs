/** Writes words into a page, which the check must find, and symbols and translated texts, which it must accept. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLiterals } from "./literals.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-literals-"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const wordsIn = (jsx) => {
  writeFileSync(join(from, "Page.tsx"), `export const Page = () => ${jsx};\n`);
  return findLiterals({ from }).found.map((line) => line.replace(/^.*?: /, ""));
};

test.each([
  ["<p>Sign in</p>", "Sign in"],
  ["<p>{'Sign in'}</p>", "Sign in"],
  ["<p>شهادة</p>", "شهادة"],
  ["<input placeholder='Your name' />", "Your name"],
  ["<button aria-label={'Close'} />", "Close"],
])("%s is found", (jsx, word) => {
  expect(wordsIn(jsx)).toEqual([word]);
});

test.each([
  "<p>{t('title')} · 404 – ≠</p>",
  "<p className='hero' id='main' data-kind='seal' />",
  "<input placeholder='https://' />",
  "<input placeholder='7K2QF-9XW4M-…' />",
])("%s is accepted", (jsx) => {
  expect(wordsIn(jsx)).toEqual([]);
});
