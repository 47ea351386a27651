/** A form that was refused is gone on with at its first wrong field. */

/** Focuses the first field of the form that says of itself that it is wrong, if there is one. */
export const goToFirstFault = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
