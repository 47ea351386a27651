/** The messages of a page without content: it is empty, or an error occurred. */
import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Rosette } from "./rosette/Rosette.tsx";
import "./States.css";

/** One sentence on what to do, and the one button that does it. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="state">
      <Rosette seed="empty" size={96} className="state__rosette" />
      <p className="state__title">{title}</p>
      {text && <p className="state__text">{text}</p>}
      {action}
    </div>
  );
}

/** What happened, what was kept and what to do now: `title` says the first, `text` the rest. */
export function ErrorState({
  title,
  text,
  onRetry,
  action,
}: {
  title?: string;
  text?: string;
  onRetry?: () => void;
  action?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  return (
    <div className="state" role="alert">
      <span className="state__icon">
        <TriangleAlert size={30} aria-hidden="true" />
      </span>
      <p className="state__title">{title ?? t("error.title")}</p>
      <p className="state__text">{text ?? t("error.text")}</p>
      {onRetry && (
        <Button kind="primary" icon={RotateCw} onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
      {action}
    </div>
  );
}
