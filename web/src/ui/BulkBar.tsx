/** The petrol bar that floats over a list while rows are selected: how many, and what can be done with them. */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./BulkBar.css";
import { NumberValue } from "./Values.tsx";

type BulkBarProps = {
  count: number;
  onClear: () => void;
  children: ReactNode;
  /** Tells several bars of one page apart; "Selection" when absent. */
  label?: string;
};

export function BulkBar({ count, onClear, children, label }: BulkBarProps) {
  const { t } = useTranslation("ui");
  if (count === 0) return null;
  return (
    <section className="bulk-bar on-dark" aria-label={label ?? t("list.selection")}>
      <span className="bulk-bar__count" role="status">
        <b>
          <NumberValue value={count} />
        </b>{" "}
        <span>{t("list.selected")}</span>
      </span>
      {children}
      <button type="button" className="bulk-bar__clear" onClick={onClear} aria-label={t("list.clearSelection")}>
        <X size={20} aria-hidden="true" />
      </button>
    </section>
  );
}
