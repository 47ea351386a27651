/** A modal dialog: the browser's own, which keeps the focus inside and returns it afterwards. */
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./IconButton.tsx";
import { useModal } from "./use-modal.ts";
import "./Dialog.css";

type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** As wide as the window bears: for pictures. */
  wide?: boolean;
  /** Escape, the cross and a press beside it; without it only the buttons close it. */
  onClose?: () => void;
  children: ReactNode;
  /** The buttons; the one that goes on stands last. */
  actions?: ReactNode;
};

export function Dialog({ open, title, wide, onClose, children, actions }: DialogProps) {
  const { t } = useTranslation("ui");
  const modal = useModal({ open, onClose });
  const heading = useId();
  return (
    <dialog {...modal} className={wide ? "dialog dialog--wide" : "dialog"} aria-labelledby={heading}>
      {open && (
        <div className="dialog__box">
          <header className="dialog__head">
            <h2 id={heading}>{title}</h2>
            {onClose && (
              <IconButton className="dialog__close" onClick={onClose} label={t("close")}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </header>
          {children}
          {actions && <footer className="dialog__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
