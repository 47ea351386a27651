/** A panel over the side of the page: the browser's own dialog, so that focus stays inside and Escape closes. */
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import "./Drawer.css";

type DrawerProps = {
  open: boolean;
  /** Its name for screen readers. */
  label: string;
  onClose: () => void;
  side?: "start" | "end";
  children: ReactNode;
};

export function Drawer({ open, label, onClose, side = "end", children }: DrawerProps) {
  const { t } = useTranslation("ui");
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`drawer drawer--${side}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div className="drawer__box">
          <button type="button" className="drawer__close" onClick={onClose} aria-label={t("close")}>
            <X size={22} aria-hidden="true" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
