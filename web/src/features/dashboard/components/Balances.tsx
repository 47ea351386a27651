/** What the university can still sign with: credits, and ether of the responsable's wallet. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useRole } from "../../../platform/actor.ts";
import { Card } from "../../../ui/Card.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EtherValue, NumberValue } from "../../../ui/Values.tsx";
import { EtherDemand } from "../../credits/credits.parts.tsx";
import { useGetResponsableEtherBalanceQuery, useGetResponsableTokensQuery } from "../../users/users.api.ts";

export function Balances() {
  const { t } = useTranslation("dashboard");
  const credits = useGetResponsableTokensQuery();
  const ether = useGetResponsableEtherBalanceQuery();
  const asks = useRole() === "resp_uni";
  const waiting = <Skeleton width="90px" />;
  return (
    <Card title={t("balances.title")}>
      <Facts
        facts={[
          {
            key: "credits",
            label: t("balances.credits"),
            value: credits.data ? <NumberValue value={credits.data.balance} /> : !credits.isError && waiting,
          },
          {
            key: "ether",
            label: t("balances.ether"),
            value: ether.data ? <EtherValue wei={ether.data.balance} /> : !ether.isError && waiting,
          },
        ]}
      />
      {credits.data?.enrolment === "refused" && <Note tone="bad">{t("balances.refused")}</Note>}
      {asks && (
        <div className="balances-asks">
          <EtherDemand size="dense" />
          <Link to="/deposit-demands">{t("balances.demands")}</Link>
        </div>
      )}
      {(credits.isError || ether.isError) && <Note tone="wait">{t("balances.unknown")}</Note>}
    </Card>
  );
}
