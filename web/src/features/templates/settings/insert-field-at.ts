/** Puts a field at the cursor of a text area, and leaves the cursor behind it. */
import { flushSync } from "react-dom";
import { insertField } from "../model/printed-text.ts";

type InsertFieldOptions = { text: string; name: string; most?: number; write: (text: string) => void };

export function insertFieldAt(area: HTMLTextAreaElement | null | undefined, options: InsertFieldOptions): void {
  const { text, name, most, write } = options;
  const from = area?.selectionStart ?? text.length;
  const to = area?.selectionEnd ?? text.length;
  const inserted = insertField(text, { name, from, to, most });
  flushSync(() => write(inserted.text));
  area?.focus();
  area?.setSelectionRange(inserted.caret, inserted.caret);
}
