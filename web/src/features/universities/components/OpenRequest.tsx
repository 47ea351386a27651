/** An open request in the row of its university, with the two buttons that decide it. */
import type { FundingKind } from "@ijaza/schema/credits";
import type { ListedUniversity } from "@ijaza/schema/universities";
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { useProcessing } from "../universities-state.ts";
import { nameOf } from "../university-text.ts";
import type { Deciding } from "../use-decision.ts";
import "./OpenRequest.css";

type OpenRequestProps = { university: ListedUniversity; kind: FundingKind; onDecide: (deciding: Deciding) => void };

export function OpenRequest({ university, kind, onDecide }: OpenRequestProps) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const mayDecide = useRole() === "admin_ijaza";
  const processing = useProcessing(university._id, kind);
  const request = university.demands[kind];
  if (!request) return null;
  const what =
    kind === "ether" ? t("requests.ether") : t("requests.credit", { count: university.demands.credit?.amount });
  const values = { what, name: nameOf(university, language) };
  return (
    <div className="open-request">
      <span className="two-lines open-request__what">
        <b>{what}</b>
        <small>
          <DateValue value={request.createdAt.slice(0, 10)} style="short" />
        </small>
      </span>
      {mayDecide && (
        <span className="open-request__ways">
          <Button
            size="dense"
            kind="primary"
            icon={Check}
            busy={processing}
            aria-label={processing ? undefined : t("requests.acceptOf", values)}
            onClick={() => onDecide({ university, kind, decision: "accept" })}
          >
            {processing ? t("requests.processing") : t("requests.accept")}
          </Button>
          <Button
            size="dense"
            icon={X}
            disabled={processing}
            aria-label={t("requests.rejectOf", values)}
            title={t("requests.reject")}
            onClick={() => onDecide({ university, kind, decision: "reject" })}
          />
        </span>
      )}
    </div>
  );
}
