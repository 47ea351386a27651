/** Loads a page's code when the page is first opened; it has failed when it does not arrive within two minutes. */
import { type ComponentType, lazy } from "react";

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

/** `lazyPage(() => import("../features/rooms/pages/Page.tsx").then((file) => file.Page))` */
export const lazyPage = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await inTime(load()) }));
