/** What the visitor points with: without a mouse there is nothing to drop. */
import { useSyncExternalStore } from "react";

const queryOf = (text: string): MediaQueryList | undefined => globalThis.matchMedia?.(text);

/** Whether a media query holds, followed while it changes. */
export const useMedia = (text: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = queryOf(text);
      query?.addEventListener("change", changed);
      return () => query?.removeEventListener("change", changed);
    },
    () => queryOf(text)?.matches ?? false,
  );

/** Whether the browser lets pages ask for a camera: not without https, and not everywhere. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

export const useTouch = (): boolean => useMedia("(hover: none) and (pointer: coarse)");
