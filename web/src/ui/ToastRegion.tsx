/** Shows the toasts at the top of the page, left and right, and lets screen readers read them. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { dismissToast, followToasts, readToasts, type Toast } from "./toast.ts";
import { NumberValue } from "./Values.tsx";
import "./ToastRegion.css";

const ICONS = { info: Info, ok: CircleCheck, wait: TriangleAlert, bad: CircleAlert };

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** The seconds that are left: for the eye, since a screen reader would read each of them out. */
function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <b className="toast__left" aria-hidden="true">
      <NumberValue value={left} />
    </b>
  );
}

function Stack({ toasts, side }: { toasts: readonly Toast[]; side: "left" | "right" }) {
  const { t } = useTranslation("ui");
  return (
    <div className={`toasts toasts--${side}`}>
      {toasts.map(({ id, text, tone, until }) => {
        const Icon = ICONS[tone];
        return (
          <div key={id} className={`toast toast--${tone}`}>
            <Icon size={20} aria-hidden="true" />
            <span>{text}</span>
            {until && <Countdown until={until} />}
            <button type="button" onClick={() => dismissToast(id)} aria-label={t("close")}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </div>
  );
}

export function ToastRegion() {
  const toasts = useSyncExternalStore(followToasts, readToasts, readToasts);
  return (
    <div className="toast-region" role="status" aria-live="polite">
      <Stack side="left" toasts={toasts.filter(({ atLeft }) => atLeft)} />
      <Stack side="right" toasts={toasts.filter(({ atLeft }) => !atLeft)} />
    </div>
  );
}
