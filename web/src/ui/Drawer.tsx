/** A panel over the side of the page: the browser's own dialog, so that focus stays inside and Escape closes. */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./IconButton.tsx";
import { useModal } from "./use-modal.ts";
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
  const modal = useModal({ open, onClose });
  return (
    <dialog {...modal} className={`drawer drawer--${side}`} aria-label={label}>
      {open && (
        <div className="drawer__box">
          <IconButton className="drawer__close" onClick={onClose} label={t("close")}>
            <X size={22} aria-hidden="true" />
          </IconButton>
          {children}
        </div>
      )}
    </dialog>
  );
}
