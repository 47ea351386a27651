/** The menu behind the three dots of a row: arrow keys move, Escape closes and gives the focus back. */
import { Ellipsis, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./IconButton.tsx";
import "./Menu.css";

export type MenuItem = { key: string; label: string; icon: LucideIcon; danger?: boolean; onChoose: () => void };

type Place = { top: number; left: number };

const WIDTH = 232;
const ITEM = 44;

/** Under the button, inside the window; above it where there is no room below. */
const placeFor = (button: HTMLElement, items: number): Place => {
  const box = button.getBoundingClientRect();
  const rtl = getComputedStyle(button).direction === "rtl";
  const height = items * ITEM + 16;
  const below = box.bottom + 4;
  const left = rtl ? box.left : box.right - WIDTH;
  return {
    top: below + height > globalThis.innerHeight ? Math.max(8, box.top - height - 4) : below,
    left: Math.min(Math.max(8, left), Math.max(8, globalThis.innerWidth - WIDTH - 8)),
  };
};

function OpenMenu({ items, place, onClose }: { items: readonly MenuItem[]; place: Place; onClose: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = list.current?.querySelector("button");
    first?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) onClose();
    };
    globalThis.addEventListener("pointerdown", outside, true);
    globalThis.addEventListener("scroll", onClose, true);
    return () => {
      globalThis.removeEventListener("pointerdown", outside, true);
      globalThis.removeEventListener("scroll", onClose, true);
    };
  }, [onClose]);
  const move = (event: KeyboardEvent) => {
    const buttons: Element[] = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = buttons[(to + buttons.length) % buttons.length];
      if (next instanceof HTMLElement) next.focus();
    }
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <div className="menu" role="menu" tabIndex={-1} ref={list} style={{ ...place, width: WIDTH }} onKeyDown={move}>
      {items.map(({ key, label, icon: Icon, danger, onChoose }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={danger ? "menu__item menu__item--danger" : "menu__item"}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          <Icon size={18} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

/** Inside the page's main part, so that it belongs to a landmark. */
const groundOf = (): Element => document.querySelector("main") ?? document.body;

export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const close = useRef(() => {
    setPlace(null);
    button.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <IconButton
        ref={button}
        className="menu-button"
        label={label}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => setPlace(placeFor(event.currentTarget, items.length))}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      {place && createPortal(<OpenMenu items={items} place={place} onClose={close.current} />, groundOf())}
    </>
  );
}
