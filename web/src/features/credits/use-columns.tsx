/** The columns of the history of requests. */

import type { FundingRequest } from "@ijaza/schema/credits/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { CircleCheck, CircleX, Clock, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { EtherValue, MomentValue } from "../../ui/Values.tsx";

function What({ request }: { request: FundingRequest }) {
  const { t } = useTranslation("credits");
  return (
    <span className="two-lines">
      <b>
        {request.kind === "credit" ? t("history.credits", { count: request.amount ?? 0 }) : t("history.ether")}
        {request.wei && (
          <>
            {" "}
            <EtherValue wei={request.wei} />
          </>
        )}
      </b>
      <small>
        <MomentValue value={request.createdAt} />
      </small>
    </span>
  );
}

/** An accepted request is on its way until the chain has moved the amount. */
function State({ request: { status, movedAt } }: { request: FundingRequest }) {
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

function Decided({ request: { decidedBy, decidedAt } }: { request: FundingRequest }) {
  const { t } = useTranslation("credits");
  const language = useLanguage();
  const isAdmin = useRole() === "admin_ijaza";
  const name = decidedBy && userNameIn(decidedBy, language);
  if (!decidedAt) return <span className="muted">{t("history.notYet")}</span>;
  return (
    <span className="two-lines">
      <span>
        {/* A university does not see accounts of the platform. */}
        <bdi>{name ?? t(isAdmin ? "history.gone" : "history.platform")}</bdi>
      </span>
      <small>
        <MomentValue value={decidedAt} />
      </small>
    </span>
  );
}

function By({ request: { university, createdBy } }: { request: FundingRequest }) {
  const { t } = useTranslation("credits");
  const language = useLanguage();
  const isAdmin = useRole() === "admin_ijaza";
  const person = <bdi>{userNameIn(createdBy, language) ?? t("history.gone")}</bdi>;
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

/** `buttons` stand instead of the state of a request that the reader may decide. */
export const useColumns = (buttons?: (request: FundingRequest) => ReactNode): Column<FundingRequest>[] => {
  const { t } = useTranslation("credits");
  return [
    {
      key: "what",
      head: t("history.columns.what"),
      sort: "createdAt",
      line: 1,
      cell: (request) => <What request={request} />,
    },
    { key: "by", head: t("history.columns.by"), line: 2, cell: (request) => <By request={request} /> },
    { key: "decided", head: t("history.columns.decided"), line: 3, cell: (request) => <Decided request={request} /> },
    {
      key: "state",
      head: t("history.columns.state"),
      line: 4,
      cell: (request) => (buttons && request.status === "open" ? buttons(request) : <State request={request} />),
    },
  ];
};
