/** Tabs that are pages of their own, each with its address. The focus stays on the chosen one. */
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { useCentred } from "./use-centred.ts";
import "./Tabs.css";

type TabLinksProps = { label: string; tabs: readonly { to: string; label: string }[] };

/** State of a location whose page leaves the focus where it is. */
const KEEPS_FOCUS = { keepsFocus: true } as const;

export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  useCentred(
    list,
    tabs.findIndex(({ to }) => to === pathname),
  );
  return (
    <nav className="tabs tabs--page" aria-label={label} ref={list}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} className="tab" to={to} state={KEEPS_FOCUS} aria-current={to === pathname ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
