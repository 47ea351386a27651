/** Draws the toasts at the top end of the page, and reads them out. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { dismissToast, followToasts, readToasts } from "./toast.ts";
import "./ToastRegion.css";

const ICONS = { info: Info, ok: CircleCheck, wait: TriangleAlert, bad: CircleAlert };

export function ToastRegion() {
  const { t } = useTranslation("ui");
  const toasts = useSyncExternalStore(followToasts, readToasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, tone }) => {
        const Icon = ICONS[tone];
        return (
          <div key={id} className={`toast toast--${tone}`}>
            <Icon size={20} aria-hidden="true" />
            <span>{text}</span>
            <button type="button" onClick={() => dismissToast(id)} aria-label={t("close")}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </div>
  );
}
