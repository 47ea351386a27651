/** Leaving a page where something was entered: by a link, by the browser's way back, by closing it. Each waits to be told. */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/** Goes on where one was going. */
type Leaving = { go: () => void };

/** The link to another page of ours that a plain press follows; undefined for all else. */
const linkUnder = (press: MouseEvent): HTMLAnchorElement | undefined => {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return undefined;
  const link = press.target instanceof Element ? press.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const here = globalThis.location;
  const isElsewhere = link.pathname !== here.pathname || link.search !== here.search;
  return link.origin === here.origin && isElsewhere ? link : undefined;
};

/** A second entry for the same page, so that going back leads to it first: the router sees no other page. */
const standTwice = () => {
  if (!history.state?.held) history.pushState({ ...history.state, held: true }, "");
};

/** While `isHeld`, `leaving` is set when somebody would leave, until they are told to go or stay. */
export function useLeaving(isHeld: boolean): { leaving: Leaving | undefined; stay: () => void } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>();
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
    document.addEventListener("click", press, true);
    globalThis.addEventListener("popstate", back);
    globalThis.addEventListener("beforeunload", close);
    return () => {
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
