/** Tabs with counts above a list; arrow keys move in reading direction, Home and End to the first and last. */
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { nextStop } from "./next-stop.ts";
import { useCentred } from "./use-centred.ts";
import { NumberValue } from "./Values.tsx";
import "./Tabs.css";

export type Tab<Key extends string> = {
  key: Key;
  label: string;
  count?: number;
  /** A picture before the label, and a line under it. */
  picture?: ReactNode;
  note?: ReactNode;
};

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The id of the panel that the tabs change. */
  panel: string;
  /** `page` is in line with the heading of a page; `dark` stands on petrol. */
  tone?: "light" | "page" | "dark";
};

export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, panel, tone = "light" }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.key === chosen);
  // On a narrow screen the row scrolls: whoever comes by a link must see where they are.
  useCentred(list, at);
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
    <div className={`tabs tabs--${tone}`} role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ key, label: name, count, picture, note }) => (
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
          {picture}
          <span className="tab__words">
            {name}
            {note && <small>{note}</small>}
          </span>
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
