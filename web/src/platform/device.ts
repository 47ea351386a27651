/** What the device can do: drag and drop needs a mouse, scanning needs a camera. */
import { useSyncExternalStore } from "react";

const queryOf = (text: string): MediaQueryList | undefined => globalThis.matchMedia?.(text);

/** Whether a media query matches, followed while it changes. */
export const useMedia = (text: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = queryOf(text);
      query?.addEventListener("change", changed);
      return () => query?.removeEventListener("change", changed);
    },
    () => queryOf(text)?.matches ?? false,
  );

/** Whether the browser offers a camera to pages: not without https, and not everywhere. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

export const useTouch = (): boolean => useMedia("(hover: none) and (pointer: coarse)");
