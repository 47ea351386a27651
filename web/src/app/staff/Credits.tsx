/** The university's credits, at the foot of the responsable's sidebar. */
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useGetResponsableTokensQuery } from "../../features/users/users.api.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NumberValue } from "../../ui/Values.tsx";
import "./Credits.css";

export function Credits() {
  const { t } = useTranslation("ui");
  const { data, isError } = useGetResponsableTokensQuery();
  if (isError) return null;
  return (
    <section className="credits">
      <p className="credits__line">
        <Coins size={20} aria-hidden="true" />
        <span>{t("staff.credits")}</span>
        <b>{data ? <NumberValue value={data.balance} /> : <Skeleton width="48px" />}</b>
      </p>
      <p className="credits__hint">{t("staff.creditsHint")}</p>
    </section>
  );
}
