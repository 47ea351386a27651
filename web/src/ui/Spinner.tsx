/** The spinner: inside a button, or alone in the middle of a page that is loading. */
import { useTranslation } from "react-i18next";
import "./Spinner.css";

/** Silent: whoever shows it says in words what it waits for. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg className="spinner" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <circle
        cx="12"
        cy="12"
        r="9.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="42 60"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The whole page waits; `label` tells what for, else "Loading". */
export function PageSpinner({ label }: { label?: string }) {
  const { t } = useTranslation("ui", { useSuspense: false });
  return (
    <div className="page-spinner" role="status">
      <Spinner size={40} />
      <span className={label ? undefined : "sr-only"}>{label ?? t("loading")}</span>
    </div>
  );
}
