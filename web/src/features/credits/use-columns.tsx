/** The columns of the history of requests. */
import type { DepositDemand } from "@ijaza/schema/deposits";
import { CircleCheck, CircleX, Clock, LoaderCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { EtherValue, MomentValue } from "../../ui/Values.tsx";

function What({ demand }: { demand: DepositDemand }) {
  const { t } = useTranslation("credits");
  return (
    <span className="two-lines">
      <b>
        {demand.kind === "credit" ? t("history.credits", { count: demand.amount ?? 0 }) : t("history.ether")}
        {demand.wei && (
          <>
            {" "}
            <EtherValue wei={demand.wei} />
          </>
        )}
      </b>
      <small>
        <MomentValue value={demand.createdAt} />
      </small>
    </span>
  );
}

/** An accepted request is on its way until the chain has moved the amount. */
function State({ demand: { status, movedAt } }: { demand: DepositDemand }) {
  const { t } = useTranslation("credits");
  if (status === "open")
    return (
      <Chip tone="wait" icon={Clock}>
        {t("history.states.open")}
      </Chip>
    );
  if (status === "rejected")
    return (
      <Chip tone="bad" icon={CircleX}>
        {t("history.states.rejected")}
      </Chip>
    );
  return movedAt ? (
    <Chip tone="ok" icon={CircleCheck}>
      {t("history.states.moved")}
    </Chip>
  ) : (
    <Chip tone="info" icon={LoaderCircle}>
      {t("history.states.accepted")}
    </Chip>
  );
}

function Decided({ demand: { decidedBy, decidedAt } }: { demand: DepositDemand }) {
  const { t } = useTranslation("credits");
  if (!decidedAt) return <span className="muted">{t("history.notYet")}</span>;
  return (
    <span className="two-lines">
      <span>
        <bdi>{decidedBy?.username ?? t("history.gone")}</bdi>
      </span>
      <small>
        <MomentValue value={decidedAt} />
      </small>
    </span>
  );
}

function By({ demand: { university, createdBy } }: { demand: DepositDemand }) {
  const { t } = useTranslation("credits");
  const language = useLanguage();
  const isAdmin = useRole() === "admin_ijaza";
  const person = <bdi>{createdBy.username ?? t("history.gone")}</bdi>;
  if (!isAdmin) return person;
  return (
    <span className="two-lines">
      <span>
        <bdi>{university.name[language]}</bdi>
      </span>
      <small>{person}</small>
    </span>
  );
}

export const useColumns = (): Column<DepositDemand>[] => {
  const { t } = useTranslation("credits");
  return [
    {
      key: "what",
      head: t("history.columns.what"),
      sort: "createdAt",
      line: 1,
      cell: (demand) => <What demand={demand} />,
    },
    { key: "by", head: t("history.columns.by"), line: 2, cell: (demand) => <By demand={demand} /> },
    { key: "decided", head: t("history.columns.decided"), line: 3, cell: (demand) => <Decided demand={demand} /> },
    { key: "state", head: t("history.columns.state"), line: 4, cell: (demand) => <State demand={demand} /> },
  ];
};
