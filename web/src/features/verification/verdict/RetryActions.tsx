/** The buttons of an undecided verdict's banner: the check is repeated, at a press and by itself. */
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { useRetry } from "./use-retry.ts";

type RetryActionsProps = {
  /** Resolves when the outcome is shown. */
  onRetry: () => Promise<void>;
  /** Whether it is repeated without a press. */
  byItself: boolean;
  children?: ReactNode;
};

export function RetryActions({ onRetry, byItself, children }: RetryActionsProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { isTrying, triedAt, tryNow } = useRetry(onRetry, { byItself });
  const still = triedAt && t("retry.still", { time: isolate(formatTime(triedAt, language)) });
  return (
    <>
      <Button kind="light" icon={RotateCw} busy={isTrying} onClick={tryNow}>
        {t("actions.again")}
      </Button>
      {children}
      <p className="banner__tried" role="status">
        {isTrying ? t("retry.running") : still}
      </p>
    </>
  );
}
