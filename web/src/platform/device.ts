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
    // The server knows nothing of the device.
    () => false,
  );

const neverChanges = () => () => {};

/** False in what the server paints, and while that becomes the page: what only this browser knows is shown after it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Whether the browser offers a camera to pages: not without https, and not everywhere. What the server paints has one. */
export const useCamera = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => typeof navigator.mediaDevices?.getUserMedia === "function",
    () => true,
  );

export const useTouch = (): boolean => useMedia("(hover: none) and (pointer: coarse)");

/** Whether the browser knows for sure that nothing can be reached. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;
