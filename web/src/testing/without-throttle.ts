/**
 * React waits up to 300 ms before it shows what it has loaded, so that people see no page flicker: a fifth of the time of
 * these tests. It keeps the `setTimeout` that it finds while it is loaded.
 */
const later = globalThis.setTimeout;
const isShowing = ({ name }: { name: string }) => name === "bound completeRootWhenReady";

globalThis.setTimeout = new Proxy(later, {
  apply: (start, self, [work, ms, ...rest]: Parameters<typeof later>) =>
    Reflect.apply(start, self, [work, isShowing(work) ? 0 : ms, ...rest]),
});
await import("react-dom/client");
globalThis.setTimeout = later;

export {};
