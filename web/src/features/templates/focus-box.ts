/** Puts the focus on a box of the page, once it is drawn. */

export const focusBox = (id: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-box="${id}"]`)?.focus());
};

/** Puts it on the first thing that can be set in the panel. */
export const focusPanel = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".panel__body :is(textarea, select, input)")?.focus(),
  );
};
