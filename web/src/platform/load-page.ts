/** Loads a page's code when the page is first opened; it has failed when it does not arrive within two minutes. */
import { type ComponentType, createElement, lazy, useState } from "react";

const CHUNK_TIMEOUT_MS = 120_000;

/** The code of a page did not arrive. The error boundary offers to load the site anew. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

/** Rejects with a `PageLoadError` when the code cannot be had, or not in time. */
export const inTime = <T>(loading: Promise<T>, timeout = CHUNK_TIMEOUT_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageLoadError("timeout")), timeout);
    loading
      .then(resolve, (cause: unknown) => reject(new PageLoadError("not delivered", { cause })))
      .finally(() => clearTimeout(timer));
  });

/** A page whose code is fetched when it is first opened, or before by `preload`. */
type LazyPage<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * `lazyPage(() => import("../features/rooms/pages/Page.tsx").then((file) => file.Page))`. React's `lazy` shows the fallback
 * once even when the code is there; a page that has been loaded is shown at once, so that it can replace what was painted.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await inTime(load());
    return { default: Loaded };
  };
  const Lazy = lazy<ComponentType<Props>>(preload);
  const Page = (props: Props) => {
    // As it was when the page was opened: another type of component would lose what the page holds.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return createElement(Shown, { ...props });
  };
  return Object.assign(Page, { preload });
}
