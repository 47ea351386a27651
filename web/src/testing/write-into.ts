/** Writes a text into a field at once, wherever the focus is: for tests of what is then done with it, not of its keys. */
import { fireEvent } from "@testing-library/react";

export function writeInto(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
