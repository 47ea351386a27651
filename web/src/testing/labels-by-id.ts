/**
 * The labels of a field, found by its id: for each field that a query by its name or label looks at, jsdom goes through the
 * whole page, and for each label through the whole page again.
 */

type Labelled = HTMLInputElement | HTMLButtonElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (label: HTMLLabelElement): Element | null =>
  label.htmlFor ? document.getElementById(label.htmlFor) : label.control;

for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement]) {
  const own = Object.getOwnPropertyDescriptor(prototype, "labels");
  Object.defineProperty(prototype, "labels", {
    ...own,
    get(this: Labelled) {
      if (!this.isConnected || this.type === "hidden") return own?.get?.call(this);
      return [...document.querySelectorAll("label")].filter((label) => controlOf(label) === this);
    },
  });
}
