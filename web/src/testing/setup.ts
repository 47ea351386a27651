/** Adds what jsdom lacks and the pages need. */
import "./without-throttle.ts";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach } from "vitest";
import { dismissToast, readToasts } from "../ui/toast.ts";
import { leaveNothingBehind } from "./left-behind.ts";
import "./labels-by-id.ts";
import "./styles-by-kind.ts";
import "./without-owner-stacks.ts";

// Long enough for a page's code to be compiled on a busy machine; a test goes on as soon as it can.
configure({ asyncUtilTimeout: 120_000, getElementError: describeWhenRead });

/** As the browser's own dialog does: the element that had the focus gets it back. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
};
/** As the browser's own popover does: Escape and a press elsewhere close it, and the focus goes back. */
const closersOf = new WeakMap<HTMLElement, () => void>();
HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
  const before = document.activeElement;
  const toggle = (newState: "open" | "closed") =>
    this.dispatchEvent(
      Object.assign(new Event("toggle"), { newState, oldState: newState === "open" ? "closed" : "open" }),
    );
  const hide = () => {
    document.removeEventListener("pointerdown", onPress, true);
    document.removeEventListener("keydown", onKey);
    if (this.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    toggle("closed");
  };
  const onPress = ({ target }: Event) => void (target instanceof Node && !this.contains(target) && hide());
  const onKey = ({ key }: KeyboardEvent) => void (key === "Escape" && hide());
  document.addEventListener("pointerdown", onPress, true);
  document.addEventListener("keydown", onKey);
  closersOf.set(this, hide);
  toggle("open");
};
HTMLElement.prototype.hidePopover ??= function (this: HTMLElement) {
  closersOf.get(this)?.();
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

/**
 * A waiting query fails many times before it succeeds, so the page is printed only for an error that somebody reads.
 */
function describeWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join("\n\n"),
  });
  return error;
}
