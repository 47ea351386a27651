/** A row of tabs that is wider than the window: the selected tab is scrolled into view, and the page does not move. */
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Tabs } from "./Tabs.tsx";

const TABS = ["first", "second", "third", "fourth"].map((key) => ({ key, label: key }));
const WIDTH = 300;
const TAB_WIDTH = 150;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Simulates a layout that shows two tabs at a time. */
const layOut = () =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.role === "tablist") return new DOMRect(0, 4000, WIDTH, 56);
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(at * TAB_WIDTH, 4000, TAB_WIDTH, 56);
  });

test("the selected tab stays visible when counts make the tabs wider", async () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        observers.push(onResize);
      }
      observe() {}
      disconnect() {}
    },
  );
  layOut();
  await renderPart(<Tabs label="Parts" tabs={TABS} chosen="fourth" onChoose={() => {}} panel="panel" />);
  const row = screen.getByRole("tablist");
  row.scrollLeft = 0;
  for (const onResize of observers) onResize();
  expect(row.scrollLeft).toBe(3 * TAB_WIDTH + TAB_WIDTH / 2 - WIDTH / 2);
});

test("the row scrolls to the selected tab, and the page does not", async () => {
  layOut();
  const page = vi.spyOn(Element.prototype, "scrollIntoView");
  await renderPart(<Tabs label="Parts" tabs={TABS} chosen="fourth" onChoose={() => {}} panel="panel" />);
  expect(screen.getByRole("tablist").scrollLeft).toBe(3 * TAB_WIDTH + TAB_WIDTH / 2 - WIDTH / 2);
  expect(page).not.toHaveBeenCalled();
});
