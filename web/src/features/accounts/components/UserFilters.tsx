/**
 * The filters of the list of users: blocked or not, and for readers who see several of them, roles and universities.
 */
import { PRODUCT } from "@ijaza/schema/product";
import { type StaffRole, staff } from "@ijaza/schema/users/roles";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { ListState } from "../../../platform/list-state.ts";
import { Filter } from "../../../ui/ListTools.tsx";
import { useUniversities } from "../use-universities.ts";
import { BLOCKING, filtersOf } from "../use-users.ts";

const VISIBLE: Partial<Record<string, readonly StaffRole[]>> = {
  admin_ijaza: staff,
  admin_alecso: staff.filter((role) => role !== "admin_ijaza"),
  admin_uni: ["resp_uni", "agent_uni", "admin_uni"],
};

export function UserFilters({ state }: { state: ListState }) {
  const { t } = useTranslation(["accounts", "ui"]);
  const reader = useRole() ?? "";
  const product = PRODUCT.name[useLanguage()];
  const overAll = reader === "admin_ijaza";
  const universities = useUniversities({ skip: !overAll });
  const { role = "", blocking = "", universityId = "" } = filtersOf(state);
  const roles = VISIBLE[reader];
  return (
    <>
      <Filter
        label={t("users.filters.state")}
        all={t("users.filters.anyState")}
        value={blocking}
        options={BLOCKING.map((value) => ({ value, label: t(`users.filters.${value}`) }))}
        onChoose={(value) => state.set({ blocking: value })}
      />
      {roles && (
        <Filter
          label={t("users.columns.role")}
          all={t("users.filters.anyRole")}
          value={role}
          options={roles.map((value) => ({ value, label: t(`ui:staff.roles.${value}`, { product }) }))}
          onChoose={(value) => state.set({ role: value })}
        />
      )}
      {overAll && (
        <Filter
          label={t("users.columns.university")}
          all={t("users.filters.anyUniversity")}
          value={universityId}
          isLate
          options={universities.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChoose={(value) => state.set({ university: value })}
        />
      )}
    </>
  );
}
