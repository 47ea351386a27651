/** A university in a drawer beside the list: its data, its switches and its actions. */

import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { type Fact, Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { EtherValue, MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import type { Action } from "../actions.ts";
import { nameOf } from "../university-text.ts";
import { Place } from "./Place.tsx";
import { StateChips } from "./StateChips.tsx";
import { Switches } from "./Switches.tsx";
import { UniversityLogo } from "./UniversityLogo.tsx";
import "./UniversityDrawer.css";

const useFacts = (university: ListedUniversity): Fact[] => {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const { name, responsable, balance, email, numero, website, domain, registeredAt, createdAt } = university;
  const wallet = responsable?.blockchainAddress;
  return [
    ...(["en", "fr", "ar"] as const)
      .filter((each) => each !== language)
      .map((each) => ({ key: each, label: t(`form.name.${each}`), value: name[each] })),
    { key: "place", label: t("facts.place"), value: <Place {...university} /> },
    { key: "address", label: t("form.address"), value: university.address },
    { key: "website", label: t("form.website"), value: website && <Reference>{website}</Reference> },
    { key: "email", label: t("form.email"), value: email && <bdi dir="ltr">{email}</bdi> },
    { key: "numero", label: t("form.numero"), value: numero && <bdi dir="ltr">{numero}</bdi> },
    {
      key: "responsable",
      label: t("columns.responsable"),
      value: responsable ? userNameIn(responsable, language) : t("noResponsable"),
    },
    { key: "wallet", label: t("facts.wallet"), value: wallet && <Reference>{wallet}</Reference> },
    { key: "credits", label: t("balances.credits"), value: <NumberValue value={balance.credit} /> },
    { key: "ether", label: t("balances.ether"), value: balance.ether && <EtherValue wei={balance.ether} /> },
    { key: "domain", label: t("facts.domain"), value: <Reference>{domain}</Reference> },
    {
      key: "registered",
      label: t("facts.registered"),
      value: registeredAt ? <MomentValue value={registeredAt} /> : t("registering"),
    },
    { key: "created", label: t("facts.created"), value: <MomentValue value={createdAt} /> },
  ];
};

type InsideProps = { university: ListedUniversity; actions: readonly Action[]; onAction: (action: Action) => void };

function Inside({ university, actions, onAction }: InsideProps) {
  const { t } = useTranslation("universities");
  const name = nameOf(university, useLanguage());
  return (
    <>
      <header className="drawer__head">
        <UniversityLogo logo={university.logo} name={name} large />
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className="university-drawer__chips">
          <StateChips university={university} />
        </p>
      </header>
      <div className="drawer__body">
        {university.suspended && (
          <Note tone="wait">
            <b>{t("suspension.stands")}</b> <bdi>{university.suspensionReason}</bdi>
          </Note>
        )}
        <Facts facts={useFacts(university)} />
        <Switches university={university} />
      </div>
      <footer className="drawer__foot">
        {actions.toReversed().map((action) => (
          <Button key={action} kind={action === "edit" ? "primary" : "secondary"} onClick={() => onAction(action)}>
            {t(`actions.${action}`)}
          </Button>
        ))}
      </footer>
    </>
  );
}

type UniversityDrawerProps = Omit<InsideProps, "university"> & {
  university: ListedUniversity | undefined;
  onClose: () => void;
};

export function UniversityDrawer({ university, onClose, ...rest }: UniversityDrawerProps) {
  const { t } = useTranslation("universities");
  return (
    <Drawer open={university !== undefined} label={t("facts.label")} onClose={onClose}>
      {university && <Inside university={university} {...rest} />}
    </Drawer>
  );
}
