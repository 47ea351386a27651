/** What jsdom lacks and the pages need. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { dismissToast, readToasts } from "../ui/toast.ts";
import { leaveNothingBehind } from "./left-behind.ts";

// Long enough for a page's code to be compiled on a machine that does much besides; what comes sooner is not waited for.
configure({ asyncUtilTimeout: 30_000 });

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
  for (const { id } of readToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
});

leaveNothingBehind();
