/** `/settings`: what a member of the staff sets, in tabs that have an address each. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router";
import { useUser } from "../../../platform/actor.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { TabLinks } from "../../../ui/TabLinks.tsx";
import { addressOf, settingsTabsOf } from "./tabs.ts";

export function SettingsPage() {
  const { t } = useTranslation("profile");
  const { pathname } = useLocation();
  const tabs = settingsTabsOf(useUser()).map((tab) => ({ to: addressOf(tab), label: t(`tabs.${tab}`) }));
  const here = tabs.find(({ to }) => to === pathname);
  return (
    <>
      <PageHead title={t("title")} tabTitle={here && `${here.label} – ${t("title")}`} />
      <TabLinks label={t("title")} tabs={tabs} />
      <Suspense fallback={<SkeletonRows rows={4} columns={2} />}>
        <Outlet />
      </Suspense>
    </>
  );
}

/** `/settings` itself: the first tab of the role. */
export function FirstSettingsTab() {
  const [first = "account"] = settingsTabsOf(useUser());
  return <Navigate to={addressOf(first)} replace />;
}
