/** The columns of the list of universities. */

import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { EtherValue, NumberValue } from "../../ui/Values.tsx";
import { OpenRequest } from "./components/OpenRequest.tsx";
import { Place } from "./components/Place.tsx";
import { StateChips } from "./components/StateChips.tsx";
import { UniversityLogo } from "./components/UniversityLogo.tsx";
import { nameOf } from "./university-text.ts";
import type { Deciding } from "./use-decision.ts";
import "./use-columns.css";

type Actions = { onView: (university: ListedUniversity) => void; onDecide: (deciding: Deciding) => void };

function Who({ university, onView }: { university: ListedUniversity } & Pick<Actions, "onView">) {
  const language = useLanguage();
  const name = nameOf(university, language);
  return (
    <span className="university-cell">
      <UniversityLogo logo={university.logo} name={name} />
      <span className="two-lines">
        <button type="button" onClick={() => onView(university)}>
          <bdi>{name}</bdi>
        </button>
        <small>
          <Place {...university} />
        </small>
        <span className="university-cell__chips">
          <StateChips university={university} />
        </span>
      </span>
    </span>
  );
}

function Responsable({ responsable }: Pick<ListedUniversity, "responsable">) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  if (!responsable) {
    return (
      <Chip tone="wait" icon={UserX}>
        {t("noResponsable")}
      </Chip>
    );
  }
  return (
    <span className="two-lines">
      <span>
        <bdi>{userNameIn(responsable, language)}</bdi>
      </span>
      <small>
        <bdi className="anywhere">{responsable.email}</bdi>
      </small>
    </span>
  );
}

function Balances({ balance, responsable }: Pick<ListedUniversity, "balance" | "responsable">) {
  const { t } = useTranslation("universities");
  return (
    <dl className="balances">
      <div>
        <dt>{t("balances.credits")}</dt>
        <dd>
          <NumberValue value={balance.credit} />
        </dd>
      </div>
      <div>
        <dt>{t("balances.ether")}</dt>
        <dd>
          {balance.ether === null ? (
            <span className="muted">
              {t(responsable?.blockchainAddress ? "balances.unknown" : "balances.noWallet")}
            </span>
          ) : (
            <EtherValue wei={balance.ether} />
          )}
        </dd>
      </div>
    </dl>
  );
}

const hasRequest = ({ demands }: ListedUniversity) => demands.credit !== null || demands.ether !== null;

export const useColumns = ({ onView, onDecide }: Actions): Column<ListedUniversity>[] => {
  const { t } = useTranslation("universities");
  return [
    {
      key: "name",
      head: t("columns.name"),
      sort: "name",
      width: "32%",
      line: 1,
      cell: (university) => <Who university={university} onView={onView} />,
    },
    {
      key: "responsable",
      head: t("columns.responsable"),
      width: "21%",
      line: 2,
      cell: ({ responsable }) => <Responsable responsable={responsable} />,
    },
    {
      key: "balances",
      head: t("columns.balances"),
      width: "17%",
      line: 3,
      cell: ({ balance, responsable }) => <Balances balance={balance} responsable={responsable} />,
    },
    {
      key: "requests",
      head: t("columns.requests"),
      width: "26%",
      line: 4,
      cell: (university) =>
        hasRequest(university) ? (
          <div className="open-requests">
            <OpenRequest university={university} kind="credit" onDecide={onDecide} />
            <OpenRequest university={university} kind="ether" onDecide={onDecide} />
          </div>
        ) : (
          <span className="muted no-requests">{t("requests.none")}</span>
        ),
    },
  ];
};
