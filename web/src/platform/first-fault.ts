/** Focuses the first invalid field of a refused form. */

/** Focuses the first field of the form that is marked `aria-invalid`, if there is one. */
export const goToFirstFault = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
