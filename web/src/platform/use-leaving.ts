/**
 * Holds back leaving a page with unsaved input, by a link, the back button, closing it or another language, until the
 * reader confirms.
 */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { holdWork } from "./unsaved-work.ts";

/** `go` continues to where the reader was going. */
type PendingLeave = { go: () => void };

/** The internal link that a plain click follows; undefined for any other click. */
const linkUnder = (press: MouseEvent): HTMLAnchorElement | undefined => {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return undefined;
  const link = press.target instanceof Element ? press.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const here = globalThis.location;
  const isElsewhere = link.pathname !== here.pathname || link.search !== here.search;
  return link.origin === here.origin && isElsewhere ? link : undefined;
};

/** Adds a second history entry for the same page, so that going back stays on it and the router sees no change. */
const standTwice = () => {
  if (!history.state?.held) history.pushState({ ...history.state, held: true }, "");
};

/** While `isHeld`, `leaving` is set when the reader is about to leave, until they confirm or stay. */
export function useLeaving(isHeld: boolean): { leaving: PendingLeave | undefined; stay: () => void } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<PendingLeave>();
  useEffect(() => {
    if (!isHeld) return;
    standTwice();
    const press = (event: MouseEvent) => {
      const link = linkUnder(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const to = `${link.pathname}${link.search}${link.hash}`;
      setLeaving({ go: () => void navigate(to, { replace: true }) });
    };
    const back = () => setLeaving({ go: () => void navigate(-1) });
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdWork((go) =>
      setLeaving({
        go: () => {
          // The reader has agreed: the browser need not ask again.
          globalThis.removeEventListener("beforeunload", close);
          go();
        },
      }),
    );
    document.addEventListener("click", press, true);
    globalThis.addEventListener("popstate", back);
    globalThis.addEventListener("beforeunload", close);
    return () => {
      release();
      document.removeEventListener("click", press, true);
      globalThis.removeEventListener("popstate", back);
      globalThis.removeEventListener("beforeunload", close);
    };
  }, [isHeld, navigate]);
  const stay = () => {
    setLeaving(undefined);
    standTwice();
  };
  return { leaving, stay };
}
