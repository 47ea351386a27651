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

/** Focuses the name of what is chosen, above its settings. */
export const focusTitle = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".panel__title")?.focus());
};
