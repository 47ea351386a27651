/**
 * The menu of a row: arrow keys and first letters move, Escape closes it and returns the focus. It is the browser's own
 * popover, which a press elsewhere closes and CSS places beside its button.
 */
import { Ellipsis, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { nextStop, stopByLetter } from "./next-stop.ts";
import { Spinner } from "./Spinner.tsx";
import "./Menu.css";

export type MenuItem = { key: string; label: string; icon: LucideIcon; danger?: boolean; onChoose: () => void };

type OpenMenuProps = {
  items: readonly MenuItem[];
  label: string;
  anchor: string;
  isWide?: boolean;
  onClose: () => void;
};

function OpenMenu({ items, label, anchor, isWide, onClose }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.showPopover();
    list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  const close = () => list.current?.hidePopover();
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const focused = document.activeElement;
    const at = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1;
    const stops = { at, count: buttons.length, forward: "ArrowDown", backward: "ArrowUp" };
    const to = nextStop(event.key, stops) ?? stopByLetter(event.key, { at, labels: items.map((item) => item.label) });
    if (to !== undefined || event.key === "Tab") event.preventDefault();
    if (to !== undefined) buttons[to]?.focus();
    if (event.key === "Tab") close();
  };
  return (
    <div
      ref={list}
      className={isWide ? "menu menu--beneath" : "menu"}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={{ positionAnchor: anchor }}
      onKeyDown={move}
      onToggle={({ newState }: ToggleEvent) => newState === "closed" && onClose()}
    >
      {items.map(({ key, label: name, icon: Icon, danger, onChoose }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={danger ? "menu__item menu__item--danger" : "menu__item"}
          onClick={() => {
            close();
            onChoose();
          }}
        >
          <Icon size={18} aria-hidden="true" />
          {name}
        </button>
      ))}
    </div>
  );
}

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  icon?: LucideIcon;
  /** Whether the button shows its label, too. */
  labelled?: boolean;
  /** A spinner in the place of the icon: what was chosen last goes on. */
  busy?: boolean;
  /** Whether it has nothing to offer yet, and only keeps its place. */
  disabled?: boolean;
};

export function Menu({ label, items, icon: Icon = Ellipsis, labelled, busy, disabled }: MenuProps) {
  const anchor = `--menu-${useId().replaceAll(/\W/g, "")}`;
  const [isOpen, setOpen] = useState(false);
  // The press that closes an open menu is followed by a click, which is not to open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <IconButton
        className={labelled ? "menu-button menu-button--labelled" : "menu-button"}
        label={label}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        style={{ anchorName: anchor }}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        {busy ? <Spinner size={20} /> : <Icon size={20} aria-hidden="true" />}
        {labelled && <span>{label}</span>}
      </IconButton>
      {isOpen && (
        <OpenMenu items={items} label={label} anchor={anchor} isWide={labelled} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
