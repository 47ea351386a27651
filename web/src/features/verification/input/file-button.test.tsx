/** A file that is chosen on the painted page, before its script is there. */
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTexts } from "../../../testing/start-texts.ts";
import { FileButton } from "./FileButton.tsx";

let root: HTMLElement;
beforeEach(async () => {
  await startTexts("en");
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => root.remove());

/** As a reader does by the chooser; a script may not put a file there. */
function choose(input: HTMLInputElement, file: File): void {
  let files = [file];
  const clear = () => {
    files = [];
  };
  Object.defineProperties(input, {
    files: { get: () => files },
    value: { get: () => files[0]?.name ?? "", set: clear },
  });
}

test("the painted label presses the chooser by itself, and what was chosen is taken once the script is there", async () => {
  const taken: File[] = [];
  const button = <FileButton kind="primary" busy={false} onFiles={(files) => void taken.push(...files)} />;
  root.innerHTML = renderToString(button);
  const input = root.querySelector("input")!;
  expect(root.querySelector("label")?.htmlFor).toBe(input.id);
  expect(root.querySelector("button")).toBeNull();
  const file = new File(["proof"], "proof.json");
  choose(input, file);

  render(button, { container: root, hydrate: true });
  expect(taken).toEqual([file]);
  expect(input.files).toHaveLength(0);
  expect(root.querySelector("button")?.textContent).toBe("Choose a file");
  expect(root.querySelector("input")).toBe(input);
});
