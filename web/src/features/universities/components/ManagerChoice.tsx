/** Chooses a responsable among those without a university; somebody who has not registered yet cannot be chosen. */

import { foldText } from "@ijaza/schema/fields/folded-text";
import { userNameIn } from "@ijaza/schema/users/names";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type Manager, useGetUnassignedManagersQuery } from "../universities.api.ts";
import "./ManagerChoice.css";

const MOST = 500;
/** A longer list has a search. */
const SEARCHED_FROM = 8;

const mayBeChosen = ({ IsAccepted, blocked }: Manager): boolean => IsAccepted && !blocked;

const fits = ({ username, usernameAr, email }: Manager, search: string): boolean =>
  foldText(`${username} ${usernameAr ?? ""} ${email}`).includes(foldText(search));

type ManagerChoiceProps = {
  chosen: string;
  onChoose: (id: string) => void;
  /** Further options, before the managers. */
  before?: readonly { id: string; label: string }[];
  error?: string;
};

export function ManagerChoice({ chosen, onChoose, before = [], error }: ManagerChoiceProps) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const messageOf = useFailureText();
  const [search, setSearch] = useState("");
  const query = useGetUnassignedManagersQuery({ pageSize: MOST });
  const managers = query.data?.managers;
  if (query.isLoading) return <Skeleton height="120px" />;
  return (
    <div className="manager-choice">
      {managers && managers.length >= SEARCHED_FROM && (
        <TextField
          label={t("responsable.search")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <fieldset className="choices">
        <legend>{t(before.length > 0 ? "responsable.who" : "responsable.choose")}</legend>
        {before.map(({ id, label }) => (
          <label key={id} className="choice">
            <input type="radio" name="responsable" checked={chosen === id} onChange={() => onChoose(id)} />
            <span>{label}</span>
          </label>
        ))}
        {managers
          ?.filter((manager) => fits(manager, search))
          .map((manager) => (
            <label key={manager._id} className="choice">
              <input
                type="radio"
                name="responsable"
                disabled={!mayBeChosen(manager)}
                checked={chosen === manager._id}
                onChange={() => onChoose(manager._id)}
              />
              <span>
                <bdi>{userNameIn(manager, language)}</bdi>
                <small>
                  <bdi className="anywhere">{manager.email}</bdi>
                </small>
                {!manager.IsAccepted && <small>{t("responsable.notRegistered")}</small>}
                {manager.blocked && <small>{t("responsable.blocked")}</small>}
              </span>
            </label>
          ))}
      </fieldset>
      {query.error && (
        <Note tone="bad">
          {messageOf(query.error)}{" "}
          <Button size="dense" onClick={query.refetch}>
            {t("responsable.again")}
          </Button>
        </Note>
      )}
      {managers?.length === 0 && before.length === 0 && <Note>{t("responsable.nobodyFree")}</Note>}
      {error && <Note tone="bad">{error}</Note>}
    </div>
  );
}
