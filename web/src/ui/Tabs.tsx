/** Tabs with counts above a list; arrow keys move along the line of reading. */
import { type KeyboardEvent, useEffect, useRef } from "react";
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

const stepOf = (event: KeyboardEvent<HTMLElement>): number => {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (event.key === forward) return 1;
  return event.key === "ArrowLeft" || event.key === "ArrowRight" ? -1 : 0;
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
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
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
