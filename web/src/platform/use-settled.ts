/** Whether the page shows what its reader came for, so that what can wait may begin. */
import { useEffect, useState } from "react";

/** Longest wait for a page that stays busy. */
const PATIENCE_MS = 5000;

const isSettled = (): boolean => {
  const main = document.querySelector("main");
  return main !== null && main.getAttribute("aria-busy") !== "true";
};

/** Calls back once the page has loaded and its main part is not busy any more; returns a function that stops waiting. */
const whenSettled = (go: () => void): (() => void) => {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = () => {
    if (!isSettled()) return;
    end();
    go();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => {
    end();
    go();
  }, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
  look();
  return end;
};

/** False until the first page is settled, and true from then on. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return settled;
}
