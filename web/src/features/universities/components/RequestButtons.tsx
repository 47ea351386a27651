/** The two buttons that decide an open request for credits or ether. */
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import type { Decision } from "../use-decision.ts";
import "./RequestButtons.css";

type RequestButtonsProps = {
  /** What is asked for, and the university that asks, in the reader's language. */
  what: string;
  name: string;
  processing: boolean;
  onDecide: (decision: Decision) => void;
};

export function RequestButtons({ what, name, processing, onDecide }: RequestButtonsProps) {
  const { t } = useTranslation("universities");
  const values = { what, name };
  return (
    <span className="request-buttons">
      <Button
        size="dense"
        kind="primary"
        icon={Check}
        busy={processing}
        aria-label={processing ? undefined : t("requests.acceptOf", values)}
        onClick={() => onDecide("accept")}
      >
        {processing ? t("requests.processing") : t("requests.accept")}
      </Button>
      <Button
        size="dense"
        icon={X}
        disabled={processing}
        aria-label={t("requests.rejectOf", values)}
        title={t("requests.reject")}
        onClick={() => onDecide("reject")}
      />
    </span>
  );
}
