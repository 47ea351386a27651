/** The university's credits, at the foot of the responsable's sidebar. */
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CreditRequest } from "../../features/credits/credits.parts.tsx";
import { useGetResponsableTokensQuery } from "../../features/users/users.api.ts";
import { POLLED } from "../../platform/api/polling.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NumberValue } from "../../ui/Values.tsx";
import "./Credits.css";

export function Credits() {
  const { t } = useTranslation("ui");
  // A request may be granted while somebody works.
  const { data, isError } = useGetResponsableTokensQuery(undefined, POLLED);
  if (isError) return null;
  return (
    <section className="credits" aria-label={t("staff.credits")}>
      <p className="credits__line" title={t("staff.creditsHint")}>
        <Coins size={20} aria-hidden="true" />
        <span>{t("staff.credits")}</span>
        <b>{data ? <NumberValue value={data.balance} /> : <Skeleton width="48px" />}</b>
      </p>
      <CreditRequest kind="ghost" size="dense" />
    </section>
  );
}
