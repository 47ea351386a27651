/** Opens and closes the browser's own modal dialog as `open` says; Escape and a press outside ask to close it. */
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";

/** What a `<dialog>` takes. Without `onClose` nothing but the page closes it. */
export function useModal({ open, onClose }: { open: boolean; onClose?: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser would choose the cross; what is asked for comes first.
      dialog.querySelector<HTMLElement>("input, select, textarea")?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  // A dialog that is taken off the page while it stands open would leave the focus nowhere.
  useLayoutEffect(() => () => ref.current?.close(), []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose?.();
    },
    // Pressed twice, Escape closes a dialog in some browsers without asking.
    onClose: () => {
      if (!open) return;
      if (onClose) onClose();
      else ref.current?.showModal();
    },
    onMouseDown: (event: MouseEvent) => event.target === ref.current && onClose?.(),
  };
}
