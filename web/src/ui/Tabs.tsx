/** Tabs with counts above a list; arrow keys move in reading direction, Home and End to the first and last. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { nextStop } from "./next-stop.ts";
import { NumberValue } from "./Values.tsx";
import "./Tabs.css";

export type Tab<Key extends string> = { key: Key; label: string; count?: number };

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The id of the panel that the tabs change. */
  panel: string;
};

/** Moves the row alone: `scrollIntoView` would move the page to it as well. */
function centre(row: HTMLElement, tab: Element | undefined): void {
  if (!tab) return;
  const [around, inside] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
}

export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, panel }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.key === chosen);
  // On a narrow screen the row scrolls: whoever comes by a link must see where they are, also once counts widen the tabs.
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    centre(row, row.children[at]);
    const resizes = new ResizeObserver(() => centre(row, row.children[at]));
    for (const tab of row.children) resizes.observe(tab);
    return () => resizes.disconnect();
  }, [at]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const [forward, backward] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const next = nextStop(event.key, { at, count: tabs.length, forward: forward!, backward: backward! });
    const tab = tabs[next ?? -1];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.key);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ key, label: name, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${panel}-${key}`}
          aria-selected={key === chosen}
          aria-controls={panel}
          tabIndex={key === chosen ? 0 : -1}
          className="tab"
          onClick={() => onChoose(key)}
          onKeyDown={move}
        >
          {name}
          {count !== undefined && (
            <span className="tab__count">
              <NumberValue value={count} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
