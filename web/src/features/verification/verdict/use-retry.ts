/** Repeats a check: on demand, and by itself while the page is visible. */
import { useCallback, useEffect, useRef, useState } from "react";

export const RETRY_EVERY_MS = 30_000;

export type Retry = {
  /** An attempt is under way. */
  isTrying: boolean;
  /** When the last attempt ended without a new outcome, ISO 8601; absent before the first. */
  triedAt?: string;
  tryNow: () => void;
};

/** `again` resolves when its outcome is shown. */
export const useRetry = (again: () => Promise<void>, { byItself }: { byItself: boolean }): Retry => {
  const [isTrying, setTrying] = useState(false);
  const [triedAt, setTriedAt] = useState<string>();
  const latest = useRef(again);
  latest.current = again;
  const isBusy = useRef(false);

  const tryNow = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setTrying(true);
    await latest.current();
    isBusy.current = false;
    setTrying(false);
    setTriedAt(new Date().toISOString());
  }, []);

  useEffect(() => {
    if (!byItself) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void tryNow(), RETRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [byItself, tryNow]);
  return { isTrying, triedAt, tryNow: () => void tryNow() };
};
