/** An open request in the row of its university, with the two buttons that decide it. */
import type { FundingKind } from "@ijaza/schema/credits/calls";
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { DateValue } from "../../../ui/Values.tsx";
import { useProcessing } from "../universities-state.ts";
import { nameOf } from "../university-text.ts";
import type { Deciding } from "../use-decision.ts";
import "./OpenRequest.css";
import { RequestButtons } from "./RequestButtons.tsx";

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
        <RequestButtons
          {...values}
          processing={processing}
          onDecide={(decision) => onDecide({ university, kind, decision })}
        />
      )}
    </div>
  );
}
