/** The scroll position of a page: at its top, or, going back and forward, where it was left. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { whenSomebodyActs } from "./when-somebody-acts.ts";

/** Longest wait for a page to become as high as it was. */
const PATIENCE_MS = 3000;

/**
 * Scrolls to the position once the page is high enough, unless the reader scrolls first. Returns a function that stops
 * it.
 */
const returnTo = (top: number): (() => void) => {
  const page = document.documentElement;
  const scroll = (): void => {
    globalThis.scrollTo({ top, behavior: "instant" });
    if (page.scrollHeight - page.clientHeight >= top) end();
  };
  const observer = new ResizeObserver(scroll);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    ignoreActions();
  };
  const timer = setTimeout(end, PATIENCE_MS);
  const ignoreActions = whenSomebodyActs(end);
  observer.observe(document.body);
  return end;
};

/** Left to itself, the browser would scroll the page that is left to the position of the next one. */
const takeOver = (): (() => void) => {
  history.scrollRestoration = "manual";
  return () => {
    history.scrollRestoration = "auto";
  };
};

export const useScroll = (): void => {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const left = useRef(new Map<string, number>());
  const shown = useRef({ pathname, hash, key });

  useEffect(takeOver, []);
  useEffect(() => {
    const note = () => void left.current.set(shown.current.key, globalThis.scrollY);
    globalThis.addEventListener("scroll", note, { passive: true });
    return () => globalThis.removeEventListener("scroll", note);
  }, []);
  // Before rendering: the shorter height of the new page must not be recorded as a position of the old one.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash, key };
    if (before.pathname === pathname && before.hash === hash) return void left.current.set(key, globalThis.scrollY);
    if (type === "POP") return returnTo(left.current.get(key) ?? 0);
    if (!hash) globalThis.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, key, type]);
};
