/** The columns of the list of users; some only for readers who see several roles or universities. */
import { PRODUCT } from "@ijaza/schema/product";
import type { ListedUser } from "@ijaza/schema/users/calls";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { PersonLines } from "../../ui/PersonLines.tsx";
import { MomentValue } from "../../ui/Values.tsx";
import { UserChip } from "./components/UserChip.tsx";
import { stateOf } from "./user-actions.ts";

export const useUserColumns = ({ roles, universities }: { roles: boolean; universities: boolean }) => {
  const { t } = useTranslation(["accounts", "ui"]);
  const language = useLanguage();
  const product = PRODUCT.name[language];
  const name: Column<ListedUser> = {
    key: "name",
    head: t("users.columns.name"),
    sort: language === "ar" ? "usernameAr" : "username",
    line: 1,
    cell: (user) => <PersonLines person={user} />,
  };
  const role: Column<ListedUser> = {
    key: "role",
    head: t("users.columns.role"),
    line: 2,
    cell: (user) => (
      <span className="two-lines">
        <span>{t(`ui:staff.roles.${user.role.name}`, { product })}</span>
        {universities && user.university && (
          <small>
            <bdi>{user.university.name[language]}</bdi>
          </small>
        )}
      </span>
    ),
  };
  const lastLogin: Column<ListedUser> = {
    key: "lastLogin",
    head: t("users.columns.lastLogin"),
    sort: "lastLoginDate",
    line: 3,
    cell: ({ lastLoginDate }) => (lastLoginDate ? <MomentValue value={lastLoginDate} /> : t("users.never")),
  };
  const state: Column<ListedUser> = {
    key: "state",
    head: t("users.columns.state"),
    line: 4,
    cell: (user) => <UserChip state={stateOf(user)} />,
  };
  return [name, ...(roles ? [role] : []), lastLogin, state];
};
