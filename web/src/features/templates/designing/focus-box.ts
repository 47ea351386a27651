/** Focuses a box of the page, once it is rendered. */

export const focusBox = (id: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-box="${id}"]`)?.focus());
};

/** Focuses the first control of the panel. */
export const focusPanel = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".panel__body :is(textarea, select, input)")?.focus(),
  );
};
