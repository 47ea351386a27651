/** Focuses the heading of each page that is opened, so that screen readers read it and Tab continues there. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { whenSomebodyActs } from "./when-somebody-acts.ts";

const focus = (heading: HTMLElement): void => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Waits for the heading, whose page may still be loading, and follows it when another replaces it, until the reader
 * does something. Returns a function that stops it.
 */
const followHeading = (): (() => void) => {
  const left = document.activeElement;
  let focused: HTMLElement | null = null;
  const look = (): void => {
    const active = document.activeElement;
    const heading = document.querySelector<HTMLElement>("main h1");
    const isElsewhere = active !== left && active !== focused && active !== document.body;
    if (isElsewhere || !heading || heading === focused) return;
    focused = heading;
    focus(heading);
  };
  const observer = new MutationObserver(look);
  const end = () => {
    observer.disconnect();
    ignoreActions();
  };
  const ignoreActions = whenSomebodyActs(end);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return end;
};

/** Tabs that are links say so of the address they lead to. */
const keepsFocus = (state: unknown): boolean => typeof state === "object" && state !== null && "keepsFocus" in state;

/** Not for the first page, nor from tab to tab, and not when only the query or the part of the page changes. */
export const useHeadingFocus = (): void => {
  const { pathname, hash, state } = useLocation();
  const last = useRef(pathname);
  const part = useRef(hash);
  part.current = hash;
  const stays = useRef(false);
  stays.current = keepsFocus(state);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!part.current && !stays.current) return followHeading();
  }, [pathname]);
};
