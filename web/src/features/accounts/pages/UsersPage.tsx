/** `/usersList`: the users that the reader administers, with the state of their invitations and their actions. */

import { exportUsers } from "@ijaza/schema/accounts/lists";
import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListExport } from "../../../ui/ListExport.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { UserFilters } from "../components/UserFilters.tsx";
import { useUserActions } from "../use-user-actions.tsx";
import { useUserColumns } from "../use-user-columns.tsx";
import { filtersOf, useUsers } from "../use-users.ts";

const idOf = (user: ListedUser) => user._id;

function Inviting() {
  const { t } = useTranslation("accounts");
  const role = useRole();
  if (role === "admin_uni") return null;
  const ofAgent = role === "resp_uni";
  return (
    <>
      {role === "admin_ijaza" && <ButtonLink to="/createAdmin">{t("invite.admin.title")}</ButtonLink>}
      <ButtonLink kind="primary" icon={UserPlus} to="/add_user">
        {t(ofAgent ? "invite.agent.title" : "invite.responsable.title")}
      </ButtonLink>
    </>
  );
}

export function UsersPage() {
  const { t } = useTranslation("accounts");
  const role = useRole();
  const language = useLanguage();
  const ofAgents = role === "resp_uni";
  const state = useListState();
  const { query, listed } = useUsers(state);
  const total = query.data?.total ?? 0;
  const { menuOf, dialogs } = useUserActions();
  const columns = useUserColumns({
    roles: !ofAgents,
    universities: role === "admin_ijaza" || role === "admin_alecso",
  });
  const isNarrowed = state.search || Object.values(filtersOf(state)).some(Boolean);
  const menu = (user: ListedUser) => {
    const items = menuOf(user);
    return items.length > 0 && <Menu label={t("users.menuOf", { name: userNameIn(user, language) })} items={items} />;
  };
  return (
    <>
      <PageHead title={t("users.title")} text={t(ofAgents ? "users.text.agents" : "users.text.all")}>
        <Inviting />
      </PageHead>
      <ListCard
        label={t("users.title")}
        query={query}
        rows={query.error && !query.isFetching ? undefined : query.data?.users}
        total={total}
        state={state}
        columns={columns}
        idOf={idOf}
        menu={role === "admin_uni" ? undefined : menu}
        tools={
          <ListTools
            searchLabel={t("users.search")}
            search={state.search}
            onSearch={(search) => state.set({ search })}
            actions={<ListExport call={exportUsers} query={listed} name="users" isEmpty={total === 0} />}
          >
            <UserFilters state={state} />
            <SavedFilters list="users" state={state} />
          </ListTools>
        }
        empty={
          isNarrowed ? (
            <EmptyState title={t("users.nobody.title")} text={t("users.nobody.text")} />
          ) : (
            <EmptyState
              title={t("users.empty.title")}
              text={t(ofAgents ? "users.empty.agents" : "users.empty.all")}
              action={<Inviting />}
            />
          )
        }
      />
      {dialogs}
    </>
  );
}
