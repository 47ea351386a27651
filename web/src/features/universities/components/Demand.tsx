/** An open request in the row of its university, with the two buttons that decide it. */
import type { ListedUniversity } from "@ijaza/schema/universities";
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import type { DemandKind } from "../universities.api.ts";
import { useProcessing } from "../universities-state.ts";
import { nameOf } from "../university-text.ts";
import type { Deciding } from "../use-decision.ts";
import "./Demand.css";

type DemandProps = { university: ListedUniversity; kind: DemandKind; onDecide: (deciding: Deciding) => void };

export function Demand({ university, kind, onDecide }: DemandProps) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const mayDecide = useRole() === "admin_ijaza";
  const processing = useProcessing(university._id, kind);
  const demand = university.demands[kind];
  if (!demand) return null;
  const what =
    kind === "ether" ? t("demands.ether") : t("demands.credit", { count: university.demands.credit?.amount });
  const values = { what, name: nameOf(university, language) };
  return (
    <div className="demand">
      <span className="two-lines demand__what">
        <b>{what}</b>
        <small>
          <DateValue value={demand.createdAt.slice(0, 10)} style="short" />
        </small>
      </span>
      {mayDecide && (
        <span className="demand__ways">
          <Button
            size="dense"
            kind="primary"
            icon={Check}
            busy={processing}
            aria-label={processing ? undefined : t("demands.acceptOf", values)}
            onClick={() => onDecide({ university, kind, decision: "accept" })}
          >
            {processing ? t("demands.processing") : t("demands.accept")}
          </Button>
          <Button
            size="dense"
            icon={X}
            disabled={processing}
            aria-label={t("demands.rejectOf", values)}
            title={t("demands.reject")}
            onClick={() => onDecide({ university, kind, decision: "reject" })}
          />
        </span>
      )}
    </div>
  );
}
