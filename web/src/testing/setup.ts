/** What jsdom lacks and the pages need. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A page's code is fetched when it is first opened, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollIntoView ??= () => {};
globalThis.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
